import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext, Device, Supply } from '../../plan-parts.ts';
import { fenceValues as values } from '../../planning-values/fence.ts';
import { each, pieces, suppliesOf, wholeUp } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

/** Energizers with what watches and feeds them. */
export function energizerParts(
  context: DesignContext,
  figures: FenceFigures,
): { readonly devices: readonly Device[]; readonly supplies: readonly Supply[] } {
  const energizer = context.market.fitting(energizerNeed(figures))[0];
  return {
    devices: [
      ...energizers(figures, energizer),
      ...keypads(context, figures, energizer),
      ...sirens(context, figures, energizer),
    ],
    supplies: batteries(context, figures, energizer),
  };
}

/** Enough joules stored and zones, on mains power. */
function energizerNeed({ energizer, zonesPerCircuit }: FenceFigures): Need {
  const joules = energizer.joules;
  // Only energizers of several zones have to say how many.
  const zones = zonesPerCircuit > 1 ? { zones: zonesPerCircuit } : {};
  return { device: 'energizer', atLeast: { joules, ...zones }, without: ['solar'] };
}

function energizers(figures: FenceFigures, offer: Offer | undefined): readonly Device[] {
  const { wire, circuits, energizer, wirePerCircuit, zonesPerCircuit } = figures;
  const { joules, mostJoules } = energizer;
  const zones = zonesPerCircuit;
  return each(circuits, (index) => ({
    id: `fence-energizer-${index + 1}`,
    system: 'fence',
    symbol: 'energizer',
    label: { id: 'energizer', number: index + 1, energizers: circuits },
    kind: 'energizer',
    offer,
    item: { id: 'energizer', joules, zones },
    reason: {
      id: 'energizers',
      wire,
      energizers: circuits,
      wireOfEach: wirePerCircuit,
      zones,
      joules,
      mostJoules,
    },
    place: placeOf(index, circuits),
  }));
}

/** One stands with the rest of the equipment; several each stand at their stretch of boundary. */
const placeOf = (index: number, of: number): Device['place'] =>
  of === 1 ? { at: 'equipment' } : { at: 'boundary', index, of };

/** From the maker of the energiser; a keypad of another does not work with it. */
function keypads(
  { market, scope }: DesignContext,
  { circuits }: FenceFigures,
  energizer: Offer | undefined,
): readonly Device[] {
  if (scope === 'essential') return [];
  const fitting = market.fitting({ device: 'energizer-keypad' });
  const offer = energizer && fitting.find(({ family }) => family === energizer.family);
  return each(circuits, (index) => ({
    id: `fence-keypad-${index + 1}`,
    system: 'fence',
    symbol: 'keypad',
    label: { id: 'energizer-keypad', number: index + 1, energizers: circuits },
    kind: 'energizer-keypad',
    offer,
    item: 'energizer-keypad',
    reason: { id: 'energizer-keypads', energizers: circuits },
    place: { at: 'equipment' },
  }));
}

function sirens(
  { market }: DesignContext,
  { circuits }: FenceFigures,
  energizer: Offer | undefined,
): readonly Device[] {
  const fitting = market.fitting({ device: 'fence-siren' });
  const offer = fitting.find(({ family }) => family === energizer?.family) ?? fitting[0];
  return each(circuits, (index) => ({
    id: `fence-siren-${index + 1}`,
    system: 'fence',
    symbol: 'siren',
    label: { id: 'energizer-siren', number: index + 1, energizers: circuits },
    kind: 'fence-siren',
    offer,
    item: 'energizer-siren',
    reason: { id: 'energizer-sirens', energizers: circuits },
    place: circuits > 1 ? placeOf(index, circuits) : { at: 'outer-wall', index: 0, of: 1 },
  }));
}

/**
 * Ampere-hours that keep an energizer alive: joules × 0.08 A × hours × 2 outages × 1.25. Source:
 * planning values.
 */
export const energizerBattery = (joules: number, outageHours: number): number =>
  wholeUp(
    joules * values.amperesPerJoule * outageHours * values.outagesInARow * values.batteryMargin,
  );

/** None where the battery in the energiser lasts through the outages. */
function batteries(
  { market, site }: DesignContext,
  { circuits, energizer: wanted }: FenceFigures,
  energizer: Offer | undefined,
): readonly Supply[] {
  const joules = Math.max(wanted.mostJoules, energizer?.figures.joules ?? 0);
  const needed = energizerBattery(joules, site.outageHours);
  const builtIn = !energizer || energizer.features.has('battery-backup');
  const has = energizer?.figures.ampereHours ?? values.usualBatteryAmpereHours;
  if (builtIn && needed <= has) return [];
  const ampereHours = Math.max(needed, values.usualBatteryAmpereHours);
  const need: Need = {
    device: 'battery',
    atLeast: { ampereHours, volts: 12 },
    atMost: { volts: 13 },
  };
  return suppliesOf('fence')(
    pieces(market, need, circuits),
    { id: 'energizer-battery', ampereHours },
    { id: 'energizer-batteries', joules, outageHours: site.outageHours, ampereHours: needed },
  );
}
