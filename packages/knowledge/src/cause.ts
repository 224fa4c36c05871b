import type { ControlId } from './controls/controls.ts';
import type { PlaceId } from './places.ts';
import type { Says } from './says.ts';
import type { Sign } from './sign.ts';
import type { IncidentId } from './threats.ts';

/** A weakness that lets incidents happen. */
export interface Cause {
  readonly opens: readonly IncidentId[];
  /** Named with a noun or a short statement; a heading in the report. */
  readonly name: Says;
  /** How it lets the incident happen. */
  readonly why: Says;
  /** How the visitor can find out whether it is so. */
  readonly check: Says;
  /** What in a text speaks for it, in points: 1 is a hint, 5 says it, 8 is the most. */
  readonly signs: Readonly<Partial<Record<Sign, number>>>;
  /** Points where nothing was said, up to 4 (nearly always the cause). Without: it is never assumed. */
  readonly usual?: number;
  /** The places that `{place}` may stand for, of those that were heard. Without: any. */
  readonly at?: readonly PlaceId[];
  /** Only where one of these was heard. */
  readonly only?: readonly Sign[];
  /** Never where one of these was heard. */
  readonly unless?: readonly Sign[];
  /** What closes it, the best first. */
  readonly answers: readonly ControlId[];
}
