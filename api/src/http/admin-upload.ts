import {
  type AdminUploadFailure,
  type AdminUploadReport,
  adminUploadTexts,
  fileTooLarge,
  readUploadLimit,
  readUploadProgress,
  uploadPriceList,
} from '@app/contracts/admin-upload';
import { failureBody } from '@app/contracts/failure';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { success } from '@app/result';
import type { Context, Hono } from 'hono';
import { createImportTurns } from '../domain/admin/import-turns.ts';
import type { UploadFolder } from '../domain/admin/ports.ts';
import type { CredentialsCheck } from '../domain/admin/sign-in.ts';
import type { Catalogue } from '../domain/catalogue/ports.ts';
import { type OwnerSignIn, outageForOwner, signInFailure } from './admin-sign-in.ts';
import { answerFailure, type HttpFailure, httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import {
  type ImportedUpload,
  type ImportFile,
  receiveUpload,
  type UploadFailure,
} from './receive-upload.ts';

/** How long an answer waits for the new list to be served: 200 000 products take seconds. */
const GO_LIVE_MS = 10_000;

/** Dependencies of the upload of price lists. */
export interface AdminDependencies {
  readonly credentials: CredentialsCheck;
  readonly folder: UploadFolder;
  readonly uploadLimitBytes: number;
  readonly importFile: ImportFile;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

interface Dependencies {
  readonly admin: AdminDependencies & OwnerSignIn;
  readonly catalogue: Pick<Catalogue, 'takeOver'>;
  readonly log: Log;
}

/** The owner's upload of a price list. */
export function mountAdminUpload(
  app: Hono<ServerEnv>,
  { admin, catalogue, log }: Dependencies,
): void {
  const dependencies = {
    ...admin,
    limitBytes: admin.uploadLimitBytes,
    turns: createImportTurns(),
    strangers: createImportTurns(),
    goesLive: (versionId: string) => catalogue.takeOver(versionId, GO_LIVE_MS),
  };

  // Not mounted like other endpoints, because its body is written to a file while it is received.
  app.on(uploadPriceList.method, uploadPriceList.path, async (c) => {
    const outcome = await receiveUpload(c, dependencies);
    const who = { id: c.get('requestId'), address: c.get('clientAddress') };
    if (!outcome.ok) {
      const { kind } = outcome.failure;
      log.warn({ ...who, why: kind }, 'price list upload refused');
      return answerFailure(c, toHttp(outcome.failure, dependencies.limitBytes));
    }
    const { lostPredecessor } = outcome.value;
    if (lostPredecessor) log.error({ ...who, lostPredecessor }, 'the old price list was lost');
    const report = reportOf(outcome.value);
    const { refusals, repeats, message, ...counts } = report;
    log.info({ ...who, version: outcome.value.version.id, ...counts }, 'price list uploaded');
    return answerReport(c, report);
  });

  mountEndpoint(app, readUploadProgress, async ({ query }) =>
    success(dependencies.turns.progress(query.id)),
  );
  mountEndpoint(app, readUploadLimit, async () => success({ bytes: dependencies.limitBytes }));
}

function answerReport(c: Context, report: AdminUploadReport): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(report);
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

function toHttp(failure: UploadFailure, limitBytes: number): HttpFailure {
  switch (failure.kind) {
    case 'bad-fields':
      return failure.answer;
    case 'wrong-credentials':
    case 'too-many-attempts':
      return signInFailure(failure);
    case 'store-down': {
      const { body, ...rest } = outageForOwner(failure.outage);
      return { ...rest, body: failureBody(body.code, adminUploadTexts.failed(body.message)) };
    }
    case 'busy':
      return uploadFailed(
        409,
        'another price list is being imported. Please try again in a moment.',
      );
    case 'not-a-form':
      return httpFailure(415, 'unsupported_media_type', 'Please send multipart/form-data');
    case 'file-too-large':
      return httpFailure(413, 'payload_too_large', fileTooLarge(limitBytes));
    case 'too-many-parts':
      return uploadFailed(400, 'please send one file.');
    case 'incomplete':
      return uploadFailed(400, 'the file was cut off on its way. Please try again.');
    case 'structure':
      return uploadFailed(422, failure.message);
    case 'shrinks': {
      const { message, before, after } = failure;
      const body: AdminUploadFailure = {
        ...failureBody('confirmation_required', adminUploadTexts.failed(message)),
        shrinks: { before, after },
      };
      return { status: 409, body };
    }
    case 'too-many-refusals': {
      const { status, body } = uploadFailed(422, failure.message);
      const withRows: AdminUploadFailure = { ...body, refusals: [...failure.report.refusals] };
      return { status, body: withRows };
    }
  }
}

const uploadFailed = (status: 400 | 409 | 422, reason: string): HttpFailure => ({
  status,
  body: failureBody(status === 409 ? 'busy' : 'invalid_request', adminUploadTexts.failed(reason)),
});
