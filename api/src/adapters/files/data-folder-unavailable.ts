import { StoreUnavailable } from '../store-unavailable.ts';

/** The data folder cannot be used. The message names the folder and the reason. */
export const dataFolderUnavailable = (folder: string, reason: string, cause?: unknown) =>
  new StoreUnavailable(`The data folder ${folder} cannot be used: ${reason}.`, { cause });

/** Explains what the file system or SQLite refused while the store was being opened. */
export function whyFolderFailed(folder: string, fault: unknown): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  return dataFolderUnavailable(folder, reasonOf(fault), fault);
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { code, errcode } = fault as { code?: string; errcode?: number };
  // The low byte of SQLite's extended codes is the primary one.
  switch (errcode === undefined ? code : errcode & 0xff) {
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write to it';
    case 'ENOENT':
      return 'it cannot be created';
    case 'EROFS':
    case 8: // SQLITE_READONLY
      return 'it is read-only';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'there is a file in its place';
    case 'ENOSPC':
    case 13: // SQLITE_FULL
      return 'the disk is full';
    case 14: // SQLITE_CANTOPEN
      return 'store.sqlite in it cannot be opened or created';
    case 5: // SQLITE_BUSY
      return 'another process keeps store.sqlite locked';
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return 'store.sqlite in it is damaged or is not a database';
    default:
      return fault.message.split('\n', 1)[0] ?? fault.message;
  }
}
