import { previewPriceList } from '@app/contracts/admin-price-list';
import { UPLOAD_ID_HEADER } from '@app/contracts/admin-upload';
import { pageHeaders } from '../admin/page-token.ts';
import type { RawAnswer } from './read-answer.ts';

interface UploadEvents {
  /** Called with the share of the form that was sent, from 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly onDelivered: () => void;
}

/** Posts the file with XMLHttpRequest, because `fetch` does not tell how much was sent. */
export function postUpload(
  file: File,
  uploadId: string,
  { onShare, onDelivered }: UploadEvents,
): Promise<RawAnswer> {
  const form = new FormData();
  form.append('sqlFile', file);
  const request = new XMLHttpRequest();
  request.open(previewPriceList.method, previewPriceList.path);
  request.setRequestHeader('Accept', 'application/json');
  const headers = { ...pageHeaders, [UPLOAD_ID_HEADER]: uploadId };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
