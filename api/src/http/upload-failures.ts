import { adminPasskeyTexts } from '@app/contracts/admin-passkeys';
import { adminSessionTexts } from '@app/contracts/admin-session';
import {
  type AdminUploadFailure,
  adminUploadTexts,
  fileTooLarge,
} from '@app/contracts/admin-upload';
import { failureBody } from '@app/contracts/failure';
import { outageForOwner, signInFailure } from './admin-sign-in.ts';
import { type HttpFailure, httpFailure } from './failures.ts';
import type { PreviewFailure } from './receive-preview.ts';

/** The answer to an upload that changed nothing. */
export function uploadFailure(failure: PreviewFailure, limitBytes: number): HttpFailure {
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
    case 'passkeys-on':
      return uploadFailed(403, adminPasskeyTexts.passwordAlone);
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
    case 'signed-out':
      return signedOut;
    case 'overtaken':
      return uploadFailed(409, failure.message);
    case 'unconfirmed': {
      const { message, warnings, before, after } = failure;
      const body: AdminUploadFailure = {
        ...failureBody('confirmation_required', adminUploadTexts.failed(message)),
        warnings,
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

const codes = {
  400: 'invalid_request',
  403: 'confirmation_required',
  409: 'busy',
  422: 'invalid_request',
} as const;

const uploadFailed = (status: keyof typeof codes, reason: string): HttpFailure => ({
  status,
  body: failureBody(codes[status], adminUploadTexts.failed(reason)),
});

/** The answer to a call that needs a session, without one. */
export const signedOut: HttpFailure = httpFailure(401, 'unauthorised', adminSessionTexts.ended);
