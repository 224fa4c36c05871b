import { type DetailLevel, detailLevels, type LayoutView } from '@app/contracts/site-layout';
import { degrees, radians } from './geometry/vectors.ts';

/**
 * Pixels per metre that each level of detail needs at least, by IEC 62676-4:2025 (as Axis, JVSG and
 * Hikvision report it).
 */
export const neededPixelsPerMetre: Readonly<Record<DetailLevel, number>> = {
  overview: 20,
  outline: 40,
  discern: 80,
  perceive: 125,
  characterise: 250,
  validate: 500,
  scrutinise: 1500,
};

/**
 * Width that a camera covers: 2 × distance × tan(angle ÷ 2).
 * @param angle full horizontal angle in degrees, above 0 and below 180
 * @param distance metres
 * @returns metres
 */
export const viewWidth = (angle: number, distance: number): number =>
  2 * distance * Math.tan(radians(angle) / 2);

/**
 * Detail of a picture: horizontal pixels ÷ width covered (IEC 62676-4:2025).
 * @param pixels horizontal pixels
 * @param angle full horizontal angle in degrees
 * @param distance metres, above 0
 */
export const pixelsPerMetre = (pixels: number, angle: number, distance: number): number =>
  pixels / viewWidth(angle, distance);

/** The highest level that so many pixels per metre reach; undefined below `overview`. */
export const levelAt = (reached: number): DetailLevel | undefined =>
  detailLevels.findLast((level) => reached >= neededPixelsPerMetre[level]);

/**
 * How far away a camera still reaches a level: pixels ÷ needed px/m ÷ (2 × tan(angle ÷ 2)).
 * @returns metres
 */
export const distanceFor = (level: DetailLevel, pixels: number, angle: number): number =>
  pixels / neededPixelsPerMetre[level] / viewWidth(angle, 1);

/**
 * The widest angle that reaches a level at a distance: 2 × atan(pixels ÷ needed px/m ÷ (2 × distance)).
 * @returns degrees
 */
export const widestAngleFor = (level: DetailLevel, pixels: number, distance: number): number =>
  angleCovering(pixels / neededPixelsPerMetre[level], distance);

/**
 * The angle that covers a width: 2 × atan(width ÷ (2 × distance)).
 * @param width metres
 * @param distance metres, above 0
 * @returns degrees
 */
export const angleCovering = (width: number, distance: number): number =>
  degrees(2 * Math.atan(width / (2 * distance)));

/** Metres above the ground of the head of a person who stands, and of their shoulders. */
export const personMetres = { head: 1.7, shoulders: 1.4 };

/** Full vertical angle of a 16:9 picture, in degrees: 2 × atan(9/16 × tan(angle ÷ 2)). */
export const verticalAngle = (angle: number): number =>
  angle >= 180 ? 180 : degrees(2 * Math.atan((9 / 16) * Math.tan(radians(angle) / 2)));

/** A camera that is planned for a door, gate or till no further away is tilted at that place where it stands. */
const AIMED_METRES = 10;

/**
 * Metres around the foot of a camera where head and shoulders of a person pass below its picture. It is
 * tilted so that the upper edge touches the head of a person at its reach, and lower where that would lose
 * what it is placed for: people from half of the planned distance on.
 * @param height of the camera above the ground, in metres; unknown in older plans, where nothing is lost
 */
export function blindMetres(
  { angle, reach, distance }: Pick<LayoutView, 'angle' | 'reach' | 'distance'>,
  height: number | undefined,
): number {
  if (height === undefined || height <= personMetres.shoulders || distance <= AIMED_METRES)
    return 0;
  const lowest = Math.atan2(height - personMetres.head, reach) + radians(verticalAngle(angle));
  if (lowest >= Math.PI / 2) return 0;
  return Math.min((height - personMetres.shoulders) / Math.tan(lowest), distance / 2);
}

/** Picture widths of the usual sensors. 5 MP is 4:3, so it is little wider than 4 MP. */
const widths: Readonly<Record<number, number>> = {
  2: 1920,
  3: 2304,
  4: 2560,
  5: 2592,
  6: 3072,
  8: 3840,
  12: 4000,
};

/** Horizontal pixels of a camera; of a sensor that is not usual, those of a 16:9 picture. */
export const horizontalPixels = (megapixels: number): number =>
  widths[megapixels] ?? Math.floor(Math.sqrt((megapixels * 1e6 * 16) / 9));

/**
 * Angles that data sheets of the usual 1/2.7 to 1/3 inch cameras state. A wide lens bends the edges,
 * so it shows more than the sensor's width alone would give.
 */
const lenses = [
  { focal: 2.8, angle: 100 },
  { focal: 6, angle: 54 },
  { focal: 12, angle: 28 },
];

/**
 * Full horizontal angle of a lens: 2 × atan(sensor width ÷ (2 × focal length)). The sensor width is
 * the one that gives the data-sheet angles at 2.8, 6 and 12 mm, and a straight line between them.
 * @param focal millimetres, above 0
 * @returns degrees
 */
export const horizontalAngle = (focal: number): number =>
  angleCovering(sensorWidthFor(focal), focal);

/** Effective sensor width in millimetres. */
function sensorWidthFor(focal: number): number {
  const above = lenses.find((lens) => lens.focal >= focal);
  const below = lenses.findLast((lens) => lens.focal <= focal);
  if (!above || !below || above === below) return sensorWidthOf(above ?? below);
  const share = (focal - below.focal) / (above.focal - below.focal);
  return sensorWidthOf(below) + share * (sensorWidthOf(above) - sensorWidthOf(below));
}

const sensorWidthOf = (lens: (typeof lenses)[number] | undefined): number =>
  lens ? viewWidth(lens.angle, lens.focal) : 0;
