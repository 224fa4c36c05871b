import { previewPriceList } from '@app/contracts/admin-price-list';
import { uploadMessages } from '@app/contracts/admin-upload';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result } from '@app/result';
import type { Context } from 'hono';
import type { ImportTurn } from '../domain/admin/import-turns.ts';
import type { ReceivedFile } from '../domain/admin/ports.ts';
import type { Session } from '../domain/admin/sessions.ts';
import type { PreviewOutcome } from '../domain/catalogue/import/import-price-list.ts';
import type { ImportFailure } from '../domain/catalogue/import/import-report.ts';
import { StoreDown } from '../domain/store-down.ts';
import { badFields } from './failures.ts';
import { type FilePart, readMultipartForm } from './multipart-form.ts';
import { parseContract } from './parse-contract.ts';
import {
  type FileWork,
  progressOf,
  type ReceiveDependencies,
  type UploadFailure,
  uploadIdOf,
} from './receive-upload.ts';

/** Stages the dump in a file. */
export type PreviewFile = (
  path: string,
  work: FileWork,
) => Promise<Result<PreviewOutcome, ImportFailure>>;

interface PreviewDependencies extends ReceiveDependencies {
  readonly previewFile: PreviewFile;
}

export type PreviewFailure = UploadFailure | { readonly kind: 'signed-out' };

/** What one preview holds and releases at its end. */
interface Visit {
  fileName: string;
  file?: ReceivedFile;
  turn?: ImportTurn | undefined;
}

/**
 * Takes the file of an owner who is signed in, and stages it. The stored file is removed in any case.
 * A refused file is read to its end, because browsers read the answer only after that.
 */
export async function receivePreview(
  c: Context<ServerEnv>,
  dependencies: PreviewDependencies,
  session: Session | undefined,
): Promise<Result<PreviewOutcome, PreviewFailure>> {
  const visit: Visit = { fileName: '' };

  async function onFile(part: FilePart): Promise<Result<void, PreviewFailure>> {
    if (!session) return failed({ kind: 'signed-out' });
    if (part.name === 'sqlFile') visit.fileName = part.fileName;
    const form = parseContract(previewPriceList.request, { sqlFile: visit.fileName });
    if (!form.ok) return failed({ kind: 'bad-fields', answer: form.failure });
    visit.turn = dependencies.turns.take(uploadIdOf(c));
    if (!visit.turn) return failed({ kind: 'busy' });
    visit.file = dependencies.folder.create();
    return visit.file.receive(part.bytes, part.signal);
  }

  try {
    const read = await readMultipartForm(c, { fileLimitBytes: dependencies.limitBytes, onFile });
    if (!read.ok) return read;
    if (!session) return failed({ kind: 'signed-out' });
    const { fileName, file, turn } = visit;
    if (!file || !turn) {
      return failed({ kind: 'bad-fields', answer: badFields({ sqlFile: uploadMessages.file }) });
    }
    const { username: who } = session;
    const onProgress = progressOf(file, turn);
    return await dependencies.previewFile(file.path, { fileName, who, onProgress });
  } catch (fault) {
    if (fault instanceof StoreDown && session) return failed({ kind: 'store-down', outage: fault });
    throw fault;
  } finally {
    visit.turn?.end();
    await visit.file?.remove();
  }
}
