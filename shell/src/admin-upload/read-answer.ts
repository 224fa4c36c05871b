import {
  type AdminUploadFailure,
  AdminUploadReport,
  adminUploadTexts,
  Refusals,
} from '@app/contracts/admin-upload';
import { readFailure } from '@app/contracts/failure';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';

export type RawAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly statusText: string;
      readonly text: string;
    }
  | { readonly kind: 'unreachable' };

export interface UploadFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly refusals: Refusals;
  /** Set when the file is only taken with a confirmation. */
  readonly shrinks?: Shrinks | undefined;
}

/** Products of the list that is live and of the file. */
export type Shrinks = NonNullable<AdminUploadFailure['shrinks']>;

/** What the owner is told of an answer: the server's words, or ours when it had none. */
export function readAnswer(answer: RawAnswer): Result<AdminUploadReport, UploadFailure> {
  if (answer.kind === 'unreachable') {
    return failed(withoutWords('the connection was lost, or the file was changed meanwhile'));
  }
  const body = parseJson(answer.text);
  if (answer.status >= 200 && answer.status <= 299) {
    const report = v.safeParse(AdminUploadReport, body);
    if (!report.success) return failed(withoutWords('the answer cannot be read'));
    const message = report.output.message || adminUploadTexts.succeeded;
    return success({ ...report.output, message });
  }
  const { message, fields } = readFailure(body);
  if (!message) return failed(withoutWords(`${answer.status} ${answer.statusText}`.trim()));
  return failed({ message, fields, ...v.parse(FailureDetails, body) });
}

const FailureDetails = v.object({
  refusals: v.fallback(Refusals, []),
  shrinks: v.fallback(v.optional(v.object({ before: v.number(), after: v.number() })), undefined),
});

const withoutWords = (reason: string): UploadFailure => ({
  message: adminUploadTexts.failed(reason),
  fields: {},
  refusals: [],
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
