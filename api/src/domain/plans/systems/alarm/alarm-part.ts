import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Device, Place } from '../../plan-parts.ts';

/** Detectors on cable, or by radio on a hub. */
export type Wiring = 'wired' | 'wireless';

interface AlarmPart {
  readonly need: Need;
  /** What is needed, in words, for a line that is to be quoted. */
  readonly item: string;
  readonly reason: string;
  /** Works only with a panel of its own family. */
  readonly ofFamily: boolean;
  /** Standby current of one piece. */
  readonly milliamperes: number;
}

/** Devices that one rule puts in several places. */
export interface AlarmPoints extends AlarmPart {
  readonly id: string;
  readonly symbol: Device['symbol'];
  readonly places: readonly { readonly place: Place; readonly label: string }[];
  readonly range?: Device['range'];
  /** Zones of the panel that one piece takes. */
  readonly zones: number;
  /** Cables from the panel to one piece, in a wired alarm. */
  readonly runs: number;
  /** Further current of one piece while the alarm sounds. */
  readonly alarmMilliamperes?: number;
}

export interface AlarmSupplies extends AlarmPart {
  readonly quantity: number;
}

/** The features that tell a detector on cable from one by radio. */
export const wiredOrWireless = (wiring: Wiring): Required<Pick<Need, 'with' | 'without'>> =>
  wiring === 'wireless' ? { with: ['wireless'], without: [] } : { with: [], without: ['wireless'] };

/** `make` for each index below `count`. */
export const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
