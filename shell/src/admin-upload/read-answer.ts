import { PriceListPreview } from '@app/contracts/admin-price-list';
import { adminUploadTexts, Refusals } from '@app/contracts/admin-upload';
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
  /** Whether the owner has to sign in again. */
  readonly isSignedOut?: boolean;
}

/** What the owner is told of an answer: the server's words, or ours when it had none. */
export function readAnswer(answer: RawAnswer): Result<PriceListPreview, UploadFailure> {
  if (answer.kind === 'unreachable') {
    return failed(withoutWords('the connection was lost, or the file was changed meanwhile'));
  }
  const body = parseJson(answer.text);
  if (answer.status >= 200 && answer.status <= 299) {
    const preview = v.safeParse(PriceListPreview, body);
    return preview.success
      ? success(preview.output)
      : failed(withoutWords('the answer cannot be read'));
  }
  const { message, fields } = readFailure(body);
  if (!message) return failed(withoutWords(`${answer.status} ${answer.statusText}`.trim()));
  const { refusals } = v.parse(FailureDetails, body);
  return failed({ message, fields, refusals, isSignedOut: answer.status === 401 });
}

const FailureDetails = v.object({ refusals: v.fallback(Refusals, []) });

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
