import * as v from 'valibot';

const reasons = v.optional(v.record(v.string(), v.string()), {});

/**
 * What a part is allowed to leave outside the elements of its pages, each with the reason: its file
 * `src/side-effects.json`. A part without this file leaves nothing.
 */
export const SideEffects = v.strictObject({
  /** Beginnings of class names that its style sheets use beside those of CSS modules. */
  styles: reasons,
  /** Such as `localStorage draft:1:contact`. */
  storage: reasons,
  /** Names of `window`. */
  globals: reasons,
  /** Such as `window online`. */
  listeners: reasons,
  /** Such as `interval 1000`. */
  timers: reasons,
  /** Such as `body > dialog`. */
  nodes: reasons,
});
export type SideEffects = v.InferOutput<typeof SideEffects>;

export const SIDE_EFFECTS_FILE = 'src/side-effects.json';
