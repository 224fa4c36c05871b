import * as v from 'valibot';
import { toCents } from './money.ts';

// Apart from money.ts, so that pages that only show amounts load no schemas.

/** An amount on the wire: rand outside, cents inside. */
export const rand = /* @__PURE__ */ v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.transform(toCents),
);

/** A difference of two amounts on the wire, which may be negative. */
export const randDifference = /* @__PURE__ */ v.pipe(v.number(), v.finite(), v.transform(toCents));
