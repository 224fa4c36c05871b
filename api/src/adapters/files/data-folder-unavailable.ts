import { type OutageReason, StoreDown } from '../../domain/store-down.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

const sentence = (folder: string, reason: string) =>
  `The data folder ${folder} cannot be used: ${reason}.`;

/** The data folder cannot be used. The message names the folder and the reason. */
export const dataFolderUnavailable = (folder: string, reason: string, cause?: unknown) =>
  new StoreUnavailable(sentence(folder, reason), { cause });

/** Explains what the file system or SQLite refused while the store was being opened. */
export function whyFolderFailed(folder: string, fault: unknown): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  return dataFolderUnavailable(folder, reasonOf(fault), fault);
}

/**
 * What a fault of the file system or of SQLite becomes while the store is in use: `StoreDown` when the
 * folder causes it, else the fault itself.
 */
export function folderDown(folder: string, fault: unknown): unknown {
  const reason = outageOf(fault);
  return reason
    ? new StoreDown(reason, sentence(folder, reasonOf(fault)), { cause: fault })
    : fault;
}

/** The code of the file system, or SQLite's primary code, which is the low byte of extended ones. */
function codeOf(fault: unknown): string | number | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code, errcode } = fault as { code?: string; errcode?: number };
  return errcode === undefined ? code : errcode & 0xff;
}

function outageOf(fault: unknown): OutageReason | undefined {
  switch (codeOf(fault)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 13: // SQLITE_FULL
      return 'full';
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
    case 8: // SQLITE_READONLY
      return 'read-only';
    case 'EIO':
    case 5: // SQLITE_BUSY
    case 10: // SQLITE_IOERR
    case 14: // SQLITE_CANTOPEN
      return 'away';
    default:
      return undefined;
  }
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  switch (codeOf(fault)) {
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
    case 'EDQUOT':
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
