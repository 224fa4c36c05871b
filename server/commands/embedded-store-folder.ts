import type { Environment } from '@app/federation/commands/command';
import { CannotStart, readSettings } from '../settings.ts';

/**
 * The folder of the embedded store. Throws `CannotStart` with MongoDB, which has its own tools,
 * such as mongodump.
 */
export function embeddedStoreFolder(env: Environment): string {
  const { DATA_DIR, MONGODB_URI } = readSettings(env);
  if (MONGODB_URI) {
    throw new CannotStart('This is for the embedded store. Use mongodump and mongorestore.');
  }
  return DATA_DIR;
}
