import { radians } from '../../../drawing/geometry.ts';
import { reach } from './lenses.ts';

/** The camera of the mast: 4 megapixels and a 12 mm lens, 28° across. */
const VIEW_ACROSS = 28;
/** Width of a picture divided by its height. */
const SHAPE = 16 / 9;
/** Tilt of the camera below the horizon, in degrees. */
export const TILT = 24;
/** Where the lens is: metres above the ground, and out from the middle of the mast. */
export const LENS_HEIGHT = 4.1;
export const LENS_OUT = 0.72;

/** Vertical angle of view in degrees: 2 × atan(tan(angle across ÷ 2) ÷ shape). */
export const viewDown = (2 * Math.atan(Math.tan(radians(VIEW_ACROSS / 2)) / SHAPE) * 180) / Math.PI;

/** Metres from the lens to which it validates (500 px/m) and characterises (250 px/m). */
export const validates = reach(VIEW_ACROSS, 'validate');
export const characterises = reach(VIEW_ACROSS, 'characterise');

/** Metres from the mast at which the lower edge of the view meets the ground. */
export const blindTo = LENS_OUT + LENS_HEIGHT / Math.tan(radians(TILT + viewDown / 2));

/** Metres from the mast to which it validates what is on the ground. */
export const validatesTo = LENS_OUT + Math.sqrt(validates ** 2 - LENS_HEIGHT ** 2);
