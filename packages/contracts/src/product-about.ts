import * as v from 'valibot';
import { Product } from './product.ts';

/** What a shop can draw. */
export const productDrawings = [
  'battery',
  'beam',
  'cabinet',
  'camera-bullet',
  'camera-dome',
  'camera-ptz',
  'camera-tower',
  'camera-turret',
  'certificate',
  'coil',
  'contact',
  'detector',
  'disk',
  'drop',
  'earth-spike',
  'energiser',
  'fence-bracket',
  'fingerprint',
  'gate-motor',
  'headset',
  'intercom',
  'junction-box',
  'keypad',
  'maglock',
  'panel',
  'panic-button',
  'pin',
  'radio',
  'reader',
  'recorder',
  'screen',
  'siren',
  'solar-panel',
  'switch',
  'thermometer',
  'traffic-barrier',
  'ups',
  'wrench',
] as const;
export type ProductDrawing = (typeof productDrawings)[number];

/** Most products that are said to go with another. */
export const GOES_WITH_LIMIT = 4;

/** What a product is for, by its kind. */
export const ProductAbout = v.object({
  /** What it is for, in a sentence. */
  use: v.string(),
  /** One of `productDrawings`, or one that a later shop knows. */
  drawing: v.optional(v.string()),
  /** What plans buy along with it, at most `GOES_WITH_LIMIT` products. */
  goesWith: v.array(Product),
  /** Where security plans use it; absent for what none does. */
  plans: v.optional(
    v.object({
      text: v.string(),
      /** The technology that a plan of it starts with. */
      topic: v.optional(v.string()),
    }),
  ),
});
export type ProductAbout = v.InferOutput<typeof ProductAbout>;
