import { UPLOAD_ID_HEADER, uploadPriceList } from '@app/contracts/admin-upload';
import type { RawAnswer } from './read-answer.ts';

export interface UploadRequest {
  readonly username: string;
  readonly password: string;
  readonly file: File;
  /** Replaces the list even when the file has far fewer products. */
  readonly confirmed: boolean;
  readonly uploadId: string;
}

interface UploadEvents {
  /** Called with the share of the form that was sent, from 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly onDelivered: () => void;
}

/** Posts the form with XMLHttpRequest, because `fetch` does not tell how much was sent. */
export function postUpload(
  { username, password, file, confirmed, uploadId }: UploadRequest,
  { onShare, onDelivered }: UploadEvents,
): Promise<RawAnswer> {
  const form = new FormData();
  // The server knows all of the rest before it takes the file.
  form.append('username', username);
  form.append('password', password);
  if (confirmed) form.append('confirm', 'true');
  form.append('sqlFile', file);
  const request = new XMLHttpRequest();
  request.open(uploadPriceList.method, uploadPriceList.path);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader(UPLOAD_ID_HEADER, uploadId);
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total));
  request.upload.addEventListener('load', () => onDelivered());
  return new Promise((resolve) => {
    request.addEventListener('load', () => {
      const { status, statusText, responseText: text } = request;
      resolve({ kind: 'answered', status, statusText, text });
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve({ kind: 'unreachable' }));
    }
    request.send(form);
  });
}
