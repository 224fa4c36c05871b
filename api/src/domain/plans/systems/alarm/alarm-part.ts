import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Device, Place } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';

/** Detectors on cable, or by radio on a hub. */
export type Wiring = 'wired' | 'wireless';

interface AlarmPart extends Pick<Device, 'item' | 'reason'> {
  readonly need: Need;
  /** Works only with a panel of its own family. */
  readonly ofFamily: boolean;
  /** Standby current of one piece. */
  readonly milliamperes: number;
}

/** Devices that one rule puts in several places. */
export interface AlarmPoints extends AlarmPart, Pick<Device, 'symbol' | 'range'> {
  readonly id: string;
  readonly places: readonly Pick<Device, 'place' | 'label'>[];
  /** Zones of the panel that one piece takes. */
  readonly zones: number;
  /** Of a wired alarm: a cable from the panel to each piece, one through all, or none. */
  readonly cable: 'own' | 'shared' | 'none';
  /** Further current of one piece while the alarm sounds. */
  readonly alarmMilliamperes?: number;
}

export interface AlarmSupplies extends AlarmPart {
  readonly quantity: number;
}

/** What most points have: a zone and a cable of their own, and a make that fits the panel's. */
export const ordinaryPoint = { ofFamily: true, zones: 1, cable: 'own', milliamperes: 0 } as const;

/** The features that tell a detector on cable from one by radio. */
export const wiredOrWireless = (wiring: Wiring): Required<Pick<Need, 'with' | 'without'>> =>
  wiring === 'wireless' ? { with: ['wireless'], without: [] } : { with: [], without: ['wireless'] };

/** A room, again from the first when there are fewer. */
export const roomPlace = ({ rooms }: Site, index: number): Place =>
  rooms > 0 ? { at: 'room', index: index % rooms } : { at: 'equipment' };

/** What a detector in a corner sees. */
export const detectorRange = {
  metres: alarmValues.detectorRangeMetres,
  angle: alarmValues.detectorAngleDegrees,
};

export const detectorPoint = {
  ...ordinaryPoint,
  symbol: 'detector',
  milliamperes: alarmValues.detectorMilliamperes,
} as const;

/** A detector in a corner of a room or floor. With pets it is of the pet-immune kind. */
export function detector(
  wiring: Wiring,
  petImmune: boolean,
): Omit<AlarmPoints, 'id' | 'places' | 'reason'> {
  const { with: wanted, without } = wiredOrWireless(wiring);
  return {
    ...detectorPoint,
    need: {
      device: 'indoor-detector',
      with: petImmune ? [...wanted, 'pet-immune'] : wanted,
      without: [...without, 'ceiling', 'outdoor'],
    },
    item: { id: petImmune ? 'pet-immune-detector' : 'pir-detector', wiring },
    range: detectorRange,
  };
}

/** Beams along the boundary, not those across a floor. */
export const isBoundaryBeam = ({ places, symbol }: AlarmPoints): boolean =>
  symbol === 'beam' && places.some(({ place }) => place.at === 'boundary-side');
