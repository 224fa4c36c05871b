import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { failed, type Result, success } from '@app/result';
import { DryMongoBinary, MongoMemoryServer } from 'mongodb-memory-server-core';
import type { MongoServer } from './mongo-server-process.ts';

const VERSION = '8.2.6';
const MIRROR = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org';
const REACH_MS = 3_000;
const binary = { version: VERSION, downloadDir: path.join(root, '.cache', 'mongod') };

/** Starts MongoDB itself. It is downloaded once and kept in `.cache`. */
export async function mongod(): Promise<Result<MongoServer, string>> {
  try {
    // Otherwise the download would try for minutes to reach a host that does not answer.
    if (!(await DryMongoBinary.locateBinary(binary)) && !(await reachable())) {
      return failed(`MongoDB cannot be downloaded (${MIRROR} does not answer)`);
    }
    const server = await MongoMemoryServer.create({
      binary,
      instance: { ip: '127.0.0.1', storageEngine: 'wiredTiger' },
    });
    const stop = async () => {
      await server.stop();
    };
    return success({ name: `mongodb ${VERSION}`, uri: server.getUri(), stop });
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    const reason = message.split('\n', 2).join(' ');
    return failed(`MongoDB ${VERSION} cannot be downloaded or started (${reason})`);
  }
}

async function reachable(): Promise<boolean> {
  return fetch(MIRROR, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) }).then(
    () => true,
    () => false,
  );
}
