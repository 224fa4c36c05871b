import type { ApiClient, CallFailure } from '@app/api-client';
import { addPhoto } from '@app/contracts/photo';
import type { SiteOutline } from '@app/contracts/site-outline';
import { type Result, success } from '@app/result';
import { keepPicture, keptPicture } from './kept-picture.ts';

/** Time for 2 MB at 0.3 Mbit/s. */
const SEND_MS = 60_000;

/**
 * The outline as it is saved: its picture is a stored photo. One that is on this device only is sent first, once.
 * @param again it was sent before, but the photo is not there any more
 */
export async function withSentPicture(
  api: ApiClient,
  outline: SiteOutline,
  again: boolean,
): Promise<Result<SiteOutline, CallFailure>> {
  const { picture } = outline;
  const kept = picture && (await keptPicture(picture.photo));
  if (!kept) return success(outline);
  const named = (photo: string) => success({ ...outline, picture: { ...picture, photo } });
  if (kept.sentAs && !again) return named(kept.sentAs);
  const form = new FormData();
  form.append('photo', new File([kept.blob], 'picture.jpg', { type: 'image/jpeg' }));
  const sent = await api.send(addPhoto, form, { signal: AbortSignal.timeout(SEND_MS) });
  if (!sent.ok) return sent;
  await keepPicture({ ...kept, sentAs: sent.value.id });
  return named(sent.value.id);
}
