import type { ApiClient, CallFailure } from '@app/api-client';
import { addPhoto, PHOTO_LIMIT_BYTES, photoTexts } from '@app/contracts/photo';
import { failed, type Result, success } from '@app/result';

export interface NotSent {
  readonly message: string;
  /** Whether the same photo may be taken at another try, and who starts it. */
  readonly retry: 'by-itself' | 'by-hand' | 'never';
}

/** Time for 8 MB at 0.3 Mbit/s. */
const SEND_MS = 4 * 60 * 1000;

/** Sends one photo and returns its id. What we would refuse anyway costs the visitor no data. */
export async function sendPhoto(
  api: ApiClient,
  file: File,
  stop: AbortController,
): Promise<Result<string, NotSent>> {
  const why = whyRefused(file);
  if (why) return failed({ message: why, retry: 'never' });
  const form = new FormData();
  form.append('photo', file);
  const late = setTimeout(() => stop.abort(), SEND_MS);
  const sent = await api.send(addPhoto, form, { signal: stop.signal });
  clearTimeout(late);
  return sent.ok ? success(sent.value.id) : failed(notSent(sent.failure));
}

function whyRefused({ name, type, size }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return photoTexts.heic;
  return size > PHOTO_LIMIT_BYTES ? photoTexts.tooLarge : undefined;
}

function notSent(failure: CallFailure): NotSent {
  switch (failure.kind) {
    case 'refused': {
      const isAboutThePhoto = failure.status === 400 || failure.status === 413;
      return {
        message: failure.message || photoTexts.failed,
        retry: isAboutThePhoto ? 'never' : 'by-hand',
      };
    }
    case 'unreachable':
      return { message: photoTexts.offline, retry: 'by-itself' };
    case 'malformed':
      return { message: photoTexts.failed, retry: 'by-hand' };
  }
}
