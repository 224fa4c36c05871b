import type { ApiClient, CallFailure } from '@app/api-client';
import { addPhoto } from '@app/contracts/photo';
import type { savePlan } from '@app/contracts/saved-plan';
import type { SitePicture } from '@app/contracts/site-picture';
import { type Result, success } from '@app/result';
import type * as v from 'valibot';
import { keepPicture, keptPicture } from './kept-picture.ts';

/** Time for 2 MB at 0.3 Mbit/s. */
const SEND_MS = 60_000;
/** Where an answer says that the photo is not there. */
const PICTURE = 'outline.picture';

type Body = v.InferInput<typeof savePlan.request>;

/**
 * Saves a plan with the picture behind its drawing. A picture that is on this device only is sent first; when that
 * was long ago and the photo is gone, once more.
 */
export async function savedWithPicture<Value>(
  api: ApiClient,
  body: Body,
  save: (body: Body) => Promise<Result<Value, CallFailure>>,
): Promise<Result<Value, CallFailure>> {
  const { outline } = body;
  const picture = outline?.picture;
  if (!picture) return save(body);
  const saveWith = (photo: string) =>
    save({ ...body, outline: { ...outline, picture: { ...picture, photo } } });
  const sent = await sentPicture(api, picture, false);
  if (!sent.ok) return sent;
  const saved = await saveWith(sent.value);
  const isGone = !saved.ok && saved.failure.kind === 'refused' && saved.failure.fields[PICTURE];
  if (!isGone) return saved;
  const anew = await sentPicture(api, picture, true);
  if (!anew.ok) return anew;
  return anew.value === sent.value ? saved : saveWith(anew.value);
}

/** The id of the stored photo: that of the picture itself where this device does not have it. */
async function sentPicture(
  api: ApiClient,
  { photo }: SitePicture,
  anew: boolean,
): Promise<Result<string, CallFailure>> {
  const kept = await keptPicture(photo);
  if (!kept) return success(photo);
  if (kept.sentAs && !anew) return success(kept.sentAs);
  const form = new FormData();
  form.append('photo', new File([kept.blob], 'picture.jpg', { type: 'image/jpeg' }));
  const sent = await api.send(addPhoto, form, { signal: AbortSignal.timeout(SEND_MS) });
  if (!sent.ok) return sent;
  await keepPicture({ ...kept, sentAs: sent.value.id });
  return success(sent.value.id);
}
