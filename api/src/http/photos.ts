import { addPhoto, PHOTO_LIMIT_BYTES, photoTexts } from '@app/contracts/photo';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context, Hono } from 'hono';
import type { ReceivedFile, UploadFolder } from '../domain/admin/ports.ts';
import type { Clock } from '../domain/clock.ts';
import type { Allowance, AllowanceSpent } from '../domain/limits/allowance.ts';
import type { NotCleaned, PhotoCleaner, PhotoStore } from '../domain/photos/ports.ts';
import type { Randomness } from '../domain/randomness.ts';
import {
  answerFailure,
  badFields,
  type HttpFailure,
  httpFailure,
  tooManyRequests,
} from './failures.ts';
import { type FormFailure, readMultipartForm } from './multipart-form.ts';

interface Dependencies {
  readonly photos: Pick<PhotoStore, 'insert'>;
  readonly photoCleaner: PhotoCleaner;
  /** Where a photo is while it is received and cleaned. */
  readonly folder: UploadFolder;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

type PhotoFailure = FormFailure | NotCleaned | AllowanceSpent | { readonly kind: 'no-photo' };

/** Takes one photo at a time, for a request that will name it. */
export function mountPhotos(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  // Not mounted like other endpoints, because its body is written to a file while it is received.
  app.on(addPhoto.method, addPhoto.path, async (c) => {
    const received = await receivePhoto(c, dependencies);
    if (!received.ok) return answerFailure(c, photoFailure(received.failure));
    c.header('Cache-Control', 'no-store');
    return c.json({ id: received.value });
  });
}

/** Resolves with the id of the stored photo. What the visitor sent is removed in any case. */
async function receivePhoto(
  c: Context<ServerEnv>,
  { photos, photoCleaner, folder, allowance, clock, randomness }: Dependencies,
): Promise<Result<string, PhotoFailure>> {
  let file: ReceivedFile | undefined;
  try {
    const form = await readMultipartForm<PhotoFailure>(c, {
      fileLimitBytes: PHOTO_LIMIT_BYTES,
      async onFile({ name, bytes, signal }) {
        if (name !== 'photo') return failed({ kind: 'no-photo' });
        // Before the file is read: a refused photo costs as much as one that is taken.
        const allowed = await allowance.take(c.get('clientAddress'));
        if (!allowed.ok) return allowed;
        file = folder.create();
        return file.receive(bytes, signal);
      },
    });
    if (!form.ok) return form;
    if (!file) return failed({ kind: 'no-photo' });
    const cleaned = await photoCleaner.clean(file.path);
    if (!cleaned.ok) return cleaned;
    const id = randomness.hex(16);
    await photos.insert({ id, addedAt: clock.now().toISOString(), content: cleaned.value });
    return success(id);
  } finally {
    await file?.remove();
  }
}

const refused = (message: string) => badFields({ photo: message });

function photoFailure(failure: PhotoFailure): HttpFailure {
  switch (failure.kind) {
    case 'no-photo':
      return refused(photoTexts.missing);
    case 'other-type':
      return refused(photoTexts.type);
    case 'heic':
      return refused(photoTexts.heic);
    case 'damaged':
      return refused(photoTexts.damaged);
    case 'too-many-pixels':
      return refused(photoTexts.tooManyPixels);
    case 'incomplete':
      return refused(photoTexts.cutOff);
    case 'too-many-parts':
      return refused(photoTexts.oneAtATime);
    case 'file-too-large':
      return httpFailure(413, 'payload_too_large', photoTexts.tooLarge);
    case 'not-a-form':
      return httpFailure(415, 'unsupported_media_type', 'Please send multipart/form-data');
    case 'busy':
      return { ...httpFailure(503, 'busy', photoTexts.busy), retryAfterSeconds: 5 };
    case 'limit-reached':
      return tooManyRequests('Too many photos from your network.', failure.retryAfterSeconds);
  }
}
