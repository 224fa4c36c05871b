import {
  type AdminUploadReport,
  adminUploadTexts,
  readUploadLimit,
  readUploadProgress,
  uploadPriceList,
} from '@app/contracts/admin-upload';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { success } from '@app/result';
import type { Hono } from 'hono';
import { createImportTurns, type ImportTurns } from '../domain/admin/import-turns.ts';
import type { Passkeys } from '../domain/admin/passkeys/passkeys.ts';
import type { WebAuthn } from '../domain/admin/passkeys/ports.ts';
import type { UploadFolder } from '../domain/admin/ports.ts';
import type { CredentialsCheck } from '../domain/admin/sign-in.ts';
import type { Catalogue } from '../domain/catalogue/ports.ts';
import { callerOf, type OwnerSignIn } from './admin-sign-in.ts';
import { answerFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import type { PreviewFile } from './receive-preview.ts';
import { type ImportedUpload, type ImportFile, receiveUpload } from './receive-upload.ts';
import { uploadFailure } from './upload-failures.ts';

/** How long an answer waits for the new list to be served: 200 000 products take seconds. */
export const GO_LIVE_MS = 10_000;

/** Dependencies of the upload of price lists. */
export interface AdminDependencies {
  readonly credentials: CredentialsCheck;
  /** Absent where browsers allow no passkeys. */
  readonly webAuthn?: WebAuthn | undefined;
  readonly folder: UploadFolder;
  readonly uploadLimitBytes: number;
  readonly importFile: ImportFile;
  readonly previewFile: PreviewFile;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

interface Dependencies {
  readonly admin: AdminDependencies & OwnerSignIn;
  readonly passkeys: Pick<Passkeys, 'areOn'>;
  readonly catalogue: Pick<Catalogue, 'takeOver'>;
  /** Of all imports of this process: one at a time. */
  readonly turns: ImportTurns;
  readonly log: Log;
}

/** The owner's upload of a price list in one call. */
export function mountAdminUpload(
  app: Hono<ServerEnv>,
  { admin, passkeys, catalogue, turns, log }: Dependencies,
): void {
  const dependencies = {
    ...admin,
    passkeys,
    limitBytes: admin.uploadLimitBytes,
    turns,
    strangers: createImportTurns(),
    waitUntilServed: (versionId: string) => catalogue.takeOver(versionId, GO_LIVE_MS),
  };

  // Not mounted like other endpoints, because its body is written to a file while it is received.
  app.on(uploadPriceList.method, uploadPriceList.path, async (c) => {
    const outcome = await receiveUpload(c, dependencies);
    const who = callerOf(c);
    if (!outcome.ok) {
      const { kind } = outcome.failure;
      log.warn({ ...who, why: kind }, 'price list upload refused');
      return answerFailure(c, uploadFailure(outcome.failure, dependencies.limitBytes));
    }
    const { lostPredecessor } = outcome.value;
    if (lostPredecessor) log.error({ ...who, lostPredecessor }, 'the old price list was lost');
    const report = reportOf(outcome.value);
    const { refusals, repeats, message, ...counts } = report;
    log.info({ ...who, version: outcome.value.version.id, ...counts }, 'price list uploaded');
    c.header('Cache-Control', 'no-store');
    return c.json(report);
  });

  mountEndpoint(app, readUploadProgress, async ({ query }) =>
    success(dependencies.turns.progress(query.id)),
  );
  mountEndpoint(app, readUploadLimit, async () => success({ bytes: dependencies.limitBytes }));
}

const reportOf = ({ report, changes, isLive }: ImportedUpload): AdminUploadReport => ({
  message: isLive ? adminUploadTexts.succeeded : adminUploadTexts.succeededSoon,
  read: report.read,
  added: changes.added,
  changed: changes.changed,
  removed: changes.removed,
  refused: report.refused,
  refusals: [...report.refusals],
  repeated: report.repeated,
  repeats: [...report.repeats],
  unusedTables: [...report.unusedTables],
});
