import type { Point } from '@app/contracts/site-layout';
import { pictureLimits } from '@app/contracts/site-picture';
import { bearing, degrees, distance } from '@app/site-plan/geometry/vectors';

/** A line along something on the picture, in pixels of the picture, and how long that is. */
export interface KnownLength {
  readonly from: Point;
  readonly to: Point;
  /** Undefined until it is typed. */
  readonly metres: number | undefined;
}

export interface PictureScale {
  readonly metresPerPixel: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** By which share the scales of the two lines differ. */
  readonly stretch: number;
}

/** Our planning values. A photo or a scan differs by up to 5%. */
export const NORMAL_STRETCH = 0.05;
/** Of the longer side of the picture: on a shorter line a pixel counts too much. */
const SHORTEST = 0.05;
/** Two lines that run more alike say nothing about a stretch. */
const LEAST_DEGREES = 30;

export const scaleTexts = {
  first: 'Type the length of line 1',
  second: 'Type the length of line 2',
  short: (line: number) => `Line ${line} is too short. Choose something longer on the picture`,
  alike: 'Both lines run in nearly the same direction. Put one across the other',
  odd: 'This makes the picture smaller than a door or larger than a farm. Check both lengths',
} as const;

/**
 * Scale and turn of a picture by two known lengths: the average of both scales, and a turn that makes the lines
 * level or upright.
 * @param quarter to which the picture was turned by hand, in degrees: 0, 90, 180 or 270
 * @param longest side of the picture, in pixels
 * @returns the scale, or what is wrong in the visitor's words
 */
export function scaleOf(
  lines: readonly [KnownLength, KnownLength],
  quarter: number,
  longest: number,
): PictureScale | string {
  const [first, second] = lines;
  for (const [index, line] of lines.entries()) {
    if (pixelsOf(line) < SHORTEST * longest) return scaleTexts.short(index + 1);
  }
  const between = Math.abs(around(degreesOf(first) - degreesOf(second), 180));
  if (between < LEAST_DEGREES) return scaleTexts.alike;
  if (first.metres === undefined) return scaleTexts.first;
  if (second.metres === undefined) return scaleTexts.second;
  const scales = [first.metres / pixelsOf(first), second.metres / pixelsOf(second)] as const;
  const metresPerPixel = (scales[0] + scales[1]) / 2;
  const { finest, coarsest } = pictureLimits;
  if (metresPerPixel < finest || metresPerPixel > coarsest) return scaleTexts.odd;
  const stretch = Math.abs(scales[0] - scales[1]) / metresPerPixel;
  return { metresPerPixel, turn: straightened(lines, quarter), stretch };
}

const pixelsOf = ({ from, to }: KnownLength) => distance(from, to);
const degreesOf = ({ from, to }: KnownLength) => degrees(bearing(from, to));

/** The same angle, as near to 0 as whole turns of `by` degrees make it. */
const around = (angle: number, by: number) => angle - Math.round(angle / by) * by;

/** Both lines count by their lengths where they are at a right angle, else the first alone. */
function straightened([first, second]: readonly [KnownLength, KnownLength], quarter: number) {
  const off = around(degreesOf(first), 90);
  const more = around(degreesOf(second) - off, 90);
  const share = pixelsOf(second) / (pixelsOf(first) + pixelsOf(second));
  const crooked = Math.abs(more) < 10 ? off + more * share : off;
  return Math.round(around(quarter - crooked, 360) * 10) / 10;
}

/** What a visitor is told about a stretch: always, also when it is small. */
export function stretchWords(stretch: number): { readonly title: string; readonly text: string } {
  const title = `They differ by ${percent(stretch)}.`;
  if (stretch <= NORMAL_STRETCH) {
    return {
      title,
      text: 'Up to 5% is normal for a photo or a scan. We use the average of both.',
    };
  }
  return {
    title,
    text: `That is too much for a scan: a line or a length is not right, or the picture is stretched or taken at an angle. Check both. You can use the average, but ${wrongWords(stretch)}.`,
  };
}

/** Shown as long as a stretched picture lies behind the drawing; undefined for any other. */
export const stretchNote = (stretch = 0): string | undefined =>
  stretch > NORMAL_STRETCH
    ? `The two lengths on your picture differ by ${percent(stretch)}, so ${wrongWords(stretch)}. Type the lengths that you know.`
    : undefined;

const wrongWords = (stretch: number) =>
  `lengths that you trace can be wrong by up to ${percent(stretch / 2)}`;

const percent = (share: number): string => {
  const shown = share * 100;
  // What is named for being more than 5% is not called 5%.
  return `${shown > 5 && shown < 5.5 ? (Math.ceil(shown * 10) / 10).toFixed(1) : Math.round(shown)}%`;
};
