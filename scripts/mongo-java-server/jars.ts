export const JAVA_SERVER_VERSION = '1.47.0';

/** What the server needs, by path below Maven Central, each with its SHA-256. */
export const JARS: Readonly<Record<string, string>> = {
  'com/h2database/h2/2.3.232/h2-2.3.232.jar':
    '8dae62d22db8982c3dcb3826edb9c727c5d302063a67eef7d63d82de401f07d3',
  'de/bwaldvogel/mongo-java-server-core/1.47.0/mongo-java-server-core-1.47.0.jar':
    '9a34c9ad6ac6261906295481838256033ec1efc8c93a3e3828e5d47a006b0bd4',
  'de/bwaldvogel/mongo-java-server-h2-backend/1.47.0/mongo-java-server-h2-backend-1.47.0.jar':
    '58ca6760a25f8a05adfe8a0f7a8a042ca22bd472869028755931507cdce20e71',
  'io/netty/netty-buffer/4.2.2.Final/netty-buffer-4.2.2.Final.jar':
    '4820eeb2d3db269b20b30711e3d7d21979664249aaf10fc67f90dee935810747',
  'io/netty/netty-codec/4.2.2.Final/netty-codec-4.2.2.Final.jar':
    '6a4ea3cedc831a377e20e32da5df4d2a47b954810e941138e3358e313db3a7f9',
  'io/netty/netty-codec-base/4.2.2.Final/netty-codec-base-4.2.2.Final.jar':
    '76987614ccb2fda7d3292b69ba5b61351f30e91bf5c7d8fa4b51bc32c9f67456',
  'io/netty/netty-codec-compression/4.2.2.Final/netty-codec-compression-4.2.2.Final.jar':
    '005734e20aceb5e2c030033f7e042c81ee444497efd110cfca8de445642652ac',
  'io/netty/netty-common/4.2.2.Final/netty-common-4.2.2.Final.jar':
    '5d022f3acad74cb0f195f60213500a4000d1340e5e941edaf1a0e756686b9bae',
  'io/netty/netty-handler/4.2.2.Final/netty-handler-4.2.2.Final.jar':
    'd4ef582c78125457baa0cfa52992b5fb1bb9172d1a2c03b726e8b26e17d3fe2c',
  'io/netty/netty-resolver/4.2.2.Final/netty-resolver-4.2.2.Final.jar':
    'fa7841ffe2e39d52251814fb8560d6936b10ae7c67453ee50426b83fd5170ba0',
  'io/netty/netty-transport/4.2.2.Final/netty-transport-4.2.2.Final.jar':
    '116d766a1af4722fe76a4cdaed969644985d44e08ec1337d2dbab697dd109603',
  'io/netty/netty-transport-native-unix-common/4.2.2.Final/netty-transport-native-unix-common-4.2.2.Final.jar':
    'aa8821a7ea2ca47f62740bd1f37d67deb97824cc77e76dde6ae2c439a923fc9d',
  'org/slf4j/slf4j-api/2.0.17/slf4j-api-2.0.17.jar':
    '7b751d952061954d5abfed7181c1f645d336091b679891591d63329c622eb832',
  'org/slf4j/slf4j-nop/2.0.17/slf4j-nop-2.0.17.jar':
    '3716f83649ec66161a2edefd4f49df34d1dd1c51cdcf941996c6987260f0a829',
};
