import type { Label } from '../words/lines/lines.ts';
import type { LocalPoint, Wired } from './local-switches.ts';

export type CableType =
  | 'indoor-network'
  | 'outdoor-network'
  | 'coax'
  | 'indoor-pairs'
  | 'outdoor-pairs'
  /** From a local supply to a camera whose coax goes to the recorder. */
  | 'camera-power'
  /** From a local supply whose cameras are too far away for coax. */
  | 'video-fibre'
  | 'comms'
  | 'data'
  | 'fibre'
  | 'ht';

/** One row of the cable schedule. */
export interface LaidRun {
  readonly type: CableType;
  /** Id of a device, or what stands where the drawing has none. */
  readonly from: string | { readonly undrawn: Label };
  /** Id of a device, `equipment` or `fence`. */
  readonly to: string;
  /** Whole metres, without waste. */
  readonly metres: number;
}

/** A local switch or supply with what it feeds. */
export interface FeedingPoint extends LocalPoint {
  readonly feeds: readonly Wired[];
}

/** All cable of one budget, measured on its drawing. */
export interface LaidCables {
  readonly runs: readonly LaidRun[];
  /** Local switches with what each feeds; none where copper from the equipment reaches. */
  readonly local: readonly FeedingPoint[];
  /** Local 12 V supplies of cameras on coax; none where the one at the recorder gives enough volts. */
  readonly supplies: readonly FeedingPoint[];
  /** For each wired device, the device of the plan that feeds or reads it. */
  readonly wiredTo: ReadonlyMap<string, string>;
}
