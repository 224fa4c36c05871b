import type { StandardId } from '../standards.ts';

/** What a value rests on that is not ours. */
export type Source = StandardId | keyof typeof guides;

/** Beside the standards and laws of `../standards.ts`. */
export const guides = {
  trade: 'guides and manuals of the trade',
  cabling: 'TIA-568',
  poe: 'IEEE 802.3af, which gives a camera 12.95 W',
  ipvm: 'IPVM',
} as const;

/**
 * Which values are not ours, by table and entry. All others are our planning values: an installer
 * may change them. What a standard or a law says is nobody's to change.
 */
export const sources: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  alarm: {
    detectorRangeMetres: 'trade',
    detectorAngleDegrees: 'trade',
    beamRangeFactor: 'trade',
  },
  analogue: {
    longestCoaxRunM: 'trade',
    leastCameraVolts: 'trade',
    supplyBattery: 'trade',
  },
  cable: { wasteFactor: 'trade', longestCopperRunM: 'cabling' },
  fence: {
    lowestWallMetres: 'fence',
    bracketSpacingMetres: 'trade',
    metresBetweenCircuits: 'fence',
    spikesAtEnergizer: 'fence',
    spikeSpacingMetres: 'fence',
    spikeLengthMetres: 'fence',
    signSpacingMetres: 'fence',
  },
  gates: { openingsOnBattery: 'trade' },
  'standby battery': { margin: 'trade', rateFactor: 'trade' },
  video: {
    plainCameraWatts: 'poe',
    infraRedCameraWatts: 'poe',
    strongCameraWatts: 'poe',
    configureHours: 'ipvm',
    aimHours: 'ipvm',
  },
};
