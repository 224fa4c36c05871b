import type { ControlId } from '../controls.ts';
import type { FactorId } from '../factors.ts';
import type { HighValueRoom } from '../rooms.ts';

/** One threat: what happens, which answers move its rating, and what answers it. */
export interface Threat {
  /** The work in which it happens, for a process analysis: "Cash-up". */
  readonly process: string;
  /** Without a capital letter: "robbery while the takings are counted". */
  readonly threat: string;
  /** How it usually happens. What is in braces is a fact, which no other words may change. */
  readonly happens: string;
  /** What a site must have for it; absent: at every site of its establishments. */
  readonly applies?: 'vehicle-gate' | 'motorised-gate' | 'dock';
  /** Where it happens, when that is not the whole site: a measure elsewhere does not answer it. */
  readonly at?: ThreatPlace;
  /** The weightiest first: only as many count as may move a rating. */
  readonly likelier?: readonly FactorId[];
  readonly rarer?: readonly FactorId[];
  readonly worse?: readonly FactorId[];
  readonly milder?: readonly FactorId[];
  /** The most important first. */
  readonly controls: readonly ControlId[];
  /** What stays open in a plan that has none of some controls: "contacts or detectors". */
  readonly without?: Readonly<Record<string, string>>;
  /** What no device of a plan answers. */
  readonly alwaysOpen?: string;
}

/** A door with access control, by what is behind it. `inside`: a consulting room, an office or another plain room. */
export type DoorUse = HighValueRoom | 'outer' | 'inside' | 'pedestrian-gate' | 'vehicle-gate';

/** What of each kind counts; absent: all of that kind. */
export interface ThreatPlace {
  /** Cameras, detectors and contacts in these rooms. */
  readonly rooms?: readonly HighValueRoom[];
  /** Readers and contacts at these doors; absent: at the doors of `rooms`. */
  readonly doors?: readonly DoorUse[];
  /** Cameras, motors, tamper contacts and intercoms at these gates, and panic buttons that a driver carries. */
  readonly gates?: readonly ('vehicle-gate' | 'pedestrian-gate')[];
  /** What warns at the boundary itself, not at the building. */
  readonly boundary?: true;
}
