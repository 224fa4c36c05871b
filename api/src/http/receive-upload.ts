import { AdminUploadForm, UPLOAD_ID_HEADER, UploadId } from '@app/contracts/admin-upload';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { ImportTurn, ImportTurns } from '../domain/admin/import-turns.ts';
import type { Passkeys } from '../domain/admin/passkeys/passkeys.ts';
import type { ReceivedFile, UploadFolder } from '../domain/admin/ports.ts';
import { type SignInFailure, tooMany } from '../domain/admin/sign-in.ts';
import type { ImportOutcome } from '../domain/catalogue/import/import-price-list.ts';
import type { ImportFailure } from '../domain/catalogue/import/import-report.ts';
import { StoreDown } from '../domain/store-down.ts';
import { type OwnerSignIn, signInOwner, visitorOf } from './admin-sign-in.ts';
import type { HttpFailure } from './failures.ts';
import {
  type FilePart,
  type FormFailure,
  type FormFields,
  readMultipartForm,
} from './multipart-form.ts';
import { parseContract } from './parse-contract.ts';

/** A file of the owner that was received, and who sent it. */
export interface FileWork {
  readonly fileName: string;
  readonly who: string;
  /** Gets the bytes of it read so far. */
  readonly onProgress: (bytesRead: number) => void;
}

/** Replaces the price list by the dump in a file. `confirmed`: in spite of warnings. */
export type ImportFile = (
  path: string,
  work: FileWork & { readonly confirmed: boolean },
) => Promise<Result<ImportOutcome, ImportFailure>>;

export interface ReceiveDependencies {
  readonly limitBytes: number;
  readonly folder: UploadFolder;
  readonly turns: ImportTurns;
}

export interface UploadDependencies extends OwnerSignIn, ReceiveDependencies {
  /** Turns of uploads that bring the file before the credentials. */
  readonly strangers: ImportTurns;
  readonly importFile: ImportFile;
  readonly passkeys: Pick<Passkeys, 'areOn'>;
  /** Waits a while for this process to serve a version; false when it does not yet. */
  readonly waitUntilServed: (versionId: string) => Promise<boolean>;
}

export interface ImportedUpload extends ImportOutcome {
  /** Whether visitors of this process see the new list already. */
  readonly isLive: boolean;
}

export type UploadFailure =
  | SignInFailure
  | ImportFailure
  | FormFailure
  | { readonly kind: 'busy' }
  /** The password is right, and not enough any more. */
  | { readonly kind: 'passkeys-on' }
  /** Found once the owner was signed in. */
  | { readonly kind: 'store-down'; readonly outage: StoreDown }
  | { readonly kind: 'bad-fields'; readonly answer: HttpFailure };

/** What one upload holds and releases at its end. */
interface Visit {
  fileName: string;
  file?: ReceivedFile;
  turn?: ImportTurn | undefined;
  unproven?: ImportTurn | undefined;
}

type Outcome<Value> = Result<Value, UploadFailure>;

/** The id under which the progress of this upload is asked for. */
export function uploadIdOf(c: Context): string | undefined {
  const id = v.safeParse(UploadId, c.req.header(UPLOAD_ID_HEADER));
  return id.success ? id.output : undefined;
}

/** Tells the turn how much of the file has been read. */
export function progressOf(file: ReceivedFile, turn: ImportTurn): (bytesRead: number) => void {
  const size = Math.max(1, file.size());
  turn.advance(0);
  return (bytesRead) => turn.advance(bytesRead / size);
}

/**
 * Takes one upload from its first byte to the new price list. When username and password come first
 * in the form, as our page sends them, they are checked before the file is stored. The stored file
 * is removed in any case.
 */
export async function receiveUpload(
  c: Context<ServerEnv>,
  dependencies: UploadDependencies,
): Promise<Outcome<ImportedUpload>> {
  const attempt = await dependencies.attempts.check(visitorOf(c, dependencies.devices));
  if (!attempt.ok) return failed(tooMany(attempt.failure));
  const visit: Visit = { fileName: '' };

  async function admit(fields: FormFields): Promise<Outcome<ImportTurn>> {
    const form = parseContract(AdminUploadForm, { ...fields, sqlFile: visit.fileName });
    if (!form.ok) return failed({ kind: 'bad-fields', answer: form.failure });
    const signedIn = await signInOwner(c, dependencies, form.value);
    if (!signedIn.ok) return signedIn;
    if (await dependencies.passkeys.areOn()) return failed({ kind: 'passkeys-on' });
    visit.turn = dependencies.turns.take(uploadIdOf(c));
    return visit.turn ? success(visit.turn) : failed({ kind: 'busy' });
  }

  async function onFile(part: FilePart, fields: FormFields): Promise<Outcome<void>> {
    if (part.name === 'sqlFile') visit.fileName = part.fileName;
    if (fields.username && fields.password) {
      const admitted = await admit(fields);
      if (!admitted.ok) return admitted;
    } else {
      // One file of a stranger at a time, so that strangers cannot fill the disk.
      visit.unproven = dependencies.strangers.take(undefined);
      if (!visit.unproven) return failed({ kind: 'busy' });
    }
    visit.file = dependencies.folder.create();
    return visit.file.receive(part.bytes, part.signal);
  }

  try {
    const form = await readMultipartForm(c, { fileLimitBytes: dependencies.limitBytes, onFile });
    if (!form.ok) return form;
    const turn = visit.turn ? success(visit.turn) : await admit(form.value);
    if (!turn.ok) return turn;
    if (!visit.file) throw new Error('An upload was admitted without its file');
    const imported = await dependencies.importFile(visit.file.path, {
      fileName: visit.fileName,
      who: dependencies.credentials.username,
      confirmed: form.value.confirm === 'true',
      onProgress: progressOf(visit.file, turn.value),
    });
    if (!imported.ok) return imported;
    const isLive = await dependencies.waitUntilServed(imported.value.version.id);
    return success({ ...imported.value, isLive });
  } catch (fault) {
    if (fault instanceof StoreDown && visit.turn) {
      return failed({ kind: 'store-down', outage: fault });
    }
    throw fault;
  } finally {
    visit.unproven?.end();
    visit.turn?.end();
    await visit.file?.remove();
  }
}
