import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

const MEGABYTE = 1024 * 1024;

export const MOST_PHOTOS = 4;
export const PHOTO_LIMIT_BYTES = 8 * MEGABYTE;
/** Of a photo as it is stored. */
export const STORED_PHOTO_BYTES = 2 * MEGABYTE;
/** Phones take photos of 12 to 50 million pixels. */
export const PHOTO_LIMIT_PIXELS = 64_000_000;

/** Why a photo is not taken, for the visitor. */
export const photoTexts = {
  missing: 'Please choose a photo',
  type: 'This is no photo that we can open. Please choose a JPEG, PNG or WebP.',
  heic: 'We cannot open HEIC photos. Please send it as a JPEG: a screenshot of the photo works too.',
  damaged:
    'We cannot open this photo: part of it is missing or damaged. Please choose another one.',
  tooLarge: `This photo is too large. Please choose one of at most ${PHOTO_LIMIT_BYTES / MEGABYTE} MB.`,
  tooManyPixels: `This photo has too many pixels. Please choose one of at most ${PHOTO_LIMIT_PIXELS / 1_000_000} million pixels.`,
  cutOff: 'The connection was lost, so we do not have this photo. Please try again.',
  busy: 'Too many photos are being sent at the moment. Please try again in a moment.',
  oneAtATime: 'Please send one photo at a time',
  offline: 'The network failed, so we do not have this photo yet.',
  unsent: 'One of your photos was not sent. Try it again or remove it.',
  failed: 'We could not take this photo. Please try again.',
  tooMany: `Please add at most ${MOST_PHOTOS} photos`,
  gone: 'We keep photos for one day, and one of these is no longer there. Please remove them and add them again.',
} as const;

/** 32 hex digits that nobody can guess. */
export const PhotoId = v.pipe(
  v.string(photoTexts.gone),
  v.regex(/^[0-9a-f]{32}$/, photoTexts.gone),
);

export const addPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/photos',
  summary:
    'Add a photo (JPEG, PNG or WebP) that a request for a site visit or the drawing of a saved plan then names; deleted after two days without one',
  request: v.object({
    photo: v.pipe(
      v.string(photoTexts.missing),
      v.minLength(1, photoTexts.missing),
      v.examples(['gate.jpg']),
    ),
  }),
  files: ['photo'],
  response: v.object({ id: v.string() }),
  takesLong: true,
});
