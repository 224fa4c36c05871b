import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { failed, type Result } from '@app/result';
import { JARS, JAVA_SERVER_VERSION } from './mongo-java-server/jars.ts';
import { type MongoServer, startMongoServer } from './mongo-server-process.ts';
import { root } from './parts.ts';
import { verifiedFile } from './verified-file.ts';

const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2';
const JDK = 17;
const main = path.join(root, 'scripts', 'mongo-java-server', 'Main.java');
const kept = path.join(root, '.cache', 'mongo-java-server');

/** mongo-java-server, fetched from Maven Central once and then kept in `.cache`. */
export async function mongoJavaServer(): Promise<Result<MongoServer, string>> {
  if (!hasJdk()) return failed(`a JDK (${JDK} or newer) is not installed`);
  const jars: string[] = [];
  for (const [jar, sha256] of Object.entries(JARS)) {
    const file = path.join(kept, path.basename(jar));
    const fetched = await verifiedFile(`${MAVEN_CENTRAL}/${jar}`, sha256, file);
    if (!fetched.ok) return fetched;
    jars.push(file);
  }
  const classPath = jars.join(path.delimiter);
  return startMongoServer(`mongo-java-server ${JAVA_SERVER_VERSION}`, (folder) => [
    'java',
    '-cp',
    classPath,
    main,
    path.join(folder, 'data.mv'),
  ]);
}

/** The launcher is a source file, so Java without a compiler does not do. */
function hasJdk(): boolean {
  const { stdout } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  const version = /^javac (\d+)/.exec(stdout ?? '')?.[1];
  return Number(version) >= JDK;
}
