/**
 * First module of every server bundle. The bundle knows the folder that it lies in, which is that
 * of its release; visitors find the same files under the last two names of it.
 */
declare let __webpack_public_path__: string;

const [name, version] = __webpack_public_path__.split('/').slice(-3, -1);
__webpack_public_path__ = `/r/${name}/${version}/`;

export {};
