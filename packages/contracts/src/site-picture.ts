import * as v from 'valibot';

/** Limits of a picture behind a drawing. */
export const pictureLimits = {
  /** Pixels of a side: larger ones are made smaller on the device. */
  side: 2_000,
  /** Metres to a pixel: from a photo of a door to the map of a farm. */
  finest: 0.0005,
  coarsest: 10,
  /** From the corner of the drawing, in metres. */
  far: 5_000,
} as const;

const { side, finest, coarsest, far } = pictureLimits;

export const pictureTexts = {
  unreadable: 'We cannot read where your picture lies. Choose the picture again',
  gone: 'The picture behind your drawing is no longer there. Choose it again, or take it away',
} as const;

const { unreadable } = pictureTexts;

const numberIn = (least: number, most: number) =>
  v.pipe(
    v.number(unreadable),
    v.finite(unreadable),
    v.minValue(least, unreadable),
    v.maxValue(most, unreadable),
  );
const pixels = v.pipe(numberIn(1, side), v.integer(unreadable));

/**
 * Where a picture lies behind a drawing. Its pixels are elsewhere: on the visitor's device until the plan is
 * saved, then among the photos.
 */
export const SitePicture = v.object(
  {
    /** 32 hex digits that nobody can guess: of the picture on the device, then of the stored photo. */
    photo: v.pipe(v.string(unreadable), v.regex(/^[0-9a-f]{32}$/, unreadable)),
    width: pixels,
    height: pixels,
    /** Its middle, in metres. */
    at: v.object({ x: numberIn(-far, far), y: numberIn(-far, far) }, unreadable),
    metresPerPixel: numberIn(finest, coarsest),
    /** Degrees, clockwise. */
    turn: numberIn(-360, 360),
    /** By which share its two known lengths differ; absent before they are given. */
    stretch: v.optional(numberIn(0, 2)),
  },
  unreadable,
);
export type SitePicture = v.InferOutput<typeof SitePicture>;
