import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';

/** More than anybody moves by hand. */
const MOVED_LIMIT = 500;
/** Metres; no site of the questionnaire is wider. */
const FAR = 20_000;

const unreadable = 'We cannot read what you moved on the drawing. Choose Place again and try again';
const tooMany = `At most ${MOVED_LIMIT} devices and ${MOVED_LIMIT} walls can be moved`;

const metres = v.pipe(
  v.number(unreadable),
  v.finite(unreadable),
  v.minValue(-FAR, unreadable),
  v.maxValue(FAR, unreadable),
);
const Place = v.object({ x: metres, y: metres }, unreadable);
const degrees = v.pipe(
  v.number(unreadable),
  v.finite(unreadable),
  v.minValue(-360, unreadable),
  v.maxValue(360, unreadable),
);

const few = <Schema extends v.GenericSchema>(entry: Schema) =>
  checkedFirst(
    v.pipe(v.record(v.string(), v.unknown(), unreadable), v.maxEntries(MOVED_LIMIT, tooMany)),
    v.pipe(v.record(v.string(), entry, unreadable), v.maxEntries(MOVED_LIMIT, tooMany)),
  );

/**
 * What a visitor moved on the drawing, by the ids of the layout, in its metres and degrees. It changes
 * no line of the plan.
 */
export const Moved = v.object(
  {
    devices: v.optional(
      few(v.object({ at: Place, direction: v.optional(degrees) }, unreadable)),
      {},
    ),
    walls: v.optional(few(v.object({ from: Place, to: Place }, unreadable)), {}),
  },
  unreadable,
);
export type Moved = v.InferOutput<typeof Moved>;

export const nothingMoved: Moved = { devices: {}, walls: {} };
