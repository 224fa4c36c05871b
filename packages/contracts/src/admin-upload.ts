import * as v from 'valibot';
import { AdminCredentials } from './admin-credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FailureBody } from './failure.ts';

export const adminUploadTexts = {
  title: 'Admin Upload',
  username: 'Username',
  password: 'Password',
  file: 'SQL file',
  submit: 'Upload',
  submitting: 'Uploading...',
  uploading: 'Uploading the file',
  importing: 'Importing the price list',
  succeeded: 'Upload succeeded',
  succeededSoon: 'Upload succeeded. Visitors will see the new price list in a moment.',
  failed: (reason: string) => `Upload failed: ${reason}`,
  confirm: 'Replace the price list even if there are warnings',
  unusedTables: (names: readonly string[]) =>
    `Also in the file, and not used: ${names.join(', ')}.`,
} as const;

export const uploadMessages = {
  file: 'Please select an SQL file to upload',
  fileName: 'Please select a file that ends in .sql or .sql.gz',
  confirm: 'Please send true or false',
  uploadId: 'An upload is named by 32 hex digits',
} as const;

/** A schema sees only the name of the file. */
export const SqlFileName = v.pipe(
  v.string(uploadMessages.file),
  v.minLength(1, uploadMessages.file),
  // Not with the flag `i`, which patterns of JSON Schema do not have.
  v.regex(/\.[sS][qQ][lL](\.[gG][zZ])?$/, uploadMessages.fileName),
  v.examples(['price-list.sql']),
);

/** The form of the call that uploads and replaces in one step. */
export const AdminUploadForm = v.object({
  ...AdminCredentials.entries,
  sqlFile: SqlFileName,
  /** `true`: replace the list in spite of warnings. */
  confirm: v.optional(v.picklist(['true', 'false'], uploadMessages.confirm)),
});
export type AdminUploadForm = v.InferOutput<typeof AdminUploadForm>;

/** Rows of the file, and why each is named; lines are 1-based. At most the first hundred. */
export const Refusals = v.array(v.object({ line: v.number(), reason: v.string() }));
export type Refusals = v.InferOutput<typeof Refusals>;

export const AdminUploadReport = v.object({
  message: v.string(),
  /** Rows of products in the file. */
  read: v.number(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  refused: v.number(),
  /** Rows that were left out. */
  refusals: Refusals,
  /** Rows that replaced an earlier one with the same SKU. */
  repeated: v.optional(v.number(), 0),
  repeats: v.optional(Refusals, []),
  /** Tables called products in other schemas, which were not read. */
  unusedTables: v.optional(v.array(v.string()), []),
});
export type AdminUploadReport = v.InferOutput<typeof AdminUploadReport>;

/** The body of every failure, with the refused rows when there are too many of them. */
export type AdminUploadFailure = FailureBody & {
  readonly refusals?: Refusals;
  /** Why the file is only accepted with `confirm`. */
  readonly warnings?: readonly { readonly kind: string; readonly message: string }[];
  /** Number of products in the live list and in that file: released pages ask with them. */
  readonly shrinks?: { readonly before: number; readonly after: number };
};

export const uploadPriceList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/upload',
  summary: 'Replace the price list by the products of an SQL file, plain or compressed with gzip',
  request: AdminUploadForm,
  files: ['sqlFile'],
  response: AdminUploadReport,
});

/** Identifies an upload for `readUploadProgress`: 32 random hex digits. */
export const UPLOAD_ID_HEADER = 'X-Upload-Id';
export const UploadId = v.pipe(
  v.string(uploadMessages.uploadId),
  v.regex(/^[0-9a-f]{32}$/, uploadMessages.uploadId),
);

export const readUploadProgress = defineEndpoint({
  method: 'GET',
  path: '/api/admin/upload/progress',
  summary: 'How far the import of an upload is',
  query: v.object({ id: UploadId }),
  response: v.object({
    /** False while the file is received, after the import, and for an unknown id. */
    importing: v.boolean(),
    /** Share of the file that has been read, from 0 to 1. */
    share: v.number(),
  }),
});

export const readUploadLimit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/upload/limit',
  summary:
    'How large a price list may be, so that a browser can refuse a larger one before sending it',
  response: v.object({ bytes: v.number() }),
});

const MEGABYTE = 1024 * 1024;

export const fileTooLarge = (limitBytes: number): string =>
  `The file is too large: at most ${Math.floor(limitBytes / MEGABYTE)} MB can be uploaded`;
