import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext, Device, Supply } from '../../plan-parts.ts';
import { wholeUp } from '../power/whole-up.ts';
import { pieces, suppliesOf } from '../purchases.ts';
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

const each = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function energizers(figures: FenceFigures, offer: Offer | undefined): readonly Device[] {
  const { wire, circuits, energizer, wirePerCircuit, zonesPerCircuit } = figures;
  const zones = counted(zonesPerCircuit, 'zone');
  const split = circuits > 1 ? ` ÷ ${circuits} circuits = ${figure(wirePerCircuit)} m` : '';
  return each(circuits, (index) => ({
    id: `fence-energizer-${index + 1}`,
    system: 'fence',
    symbol: 'energizer',
    label: circuits > 1 ? `Energiser ${index + 1}` : 'Energiser',
    offer,
    item: `Energiser, at least ${energizer.joules} J stored, ${zones}, with battery`,
    reason: `Energiser: ${figure(wire)} m of wire${split} needs ${energizer.words} stored, and ${zones}`,
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
    label: circuits > 1 ? `Keypad of energiser ${index + 1}` : 'Keypad of the energiser',
    offer,
    item: 'Keypad for the energiser, of the same make',
    reason: `One keypad for each energiser: ${figure(circuits)}`,
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
    label: circuits > 1 ? `Siren and strobe of energiser ${index + 1}` : 'Fence siren and strobe',
    offer,
    item: 'Siren and strobe for the energiser',
    reason: `One siren and strobe for each energiser: ${figure(circuits)}`,
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
    `12 V battery, at least ${figure(ampereHours)} Ah, for the energiser`,
    `Battery for two outages of ${figure(site.outageHours)} h in a row: ${figure(joules)} J × ${values.amperesPerJoule} A a joule × ${figure(site.outageHours)} h × ${values.outagesInARow} × ${values.batteryMargin} = ${figure(needed)} Ah, for each energiser`,
  );
}
