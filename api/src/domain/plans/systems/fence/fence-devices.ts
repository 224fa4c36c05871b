import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Market, Offer } from '../../market/market.ts';
import type { DesignContext, Device, Supply } from '../../plan-parts.ts';
import { boundaryGates } from '../../site.ts';
import { cheapest, each, leadBatteries, pieces, suppliesOf, wholeUp } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

/** Energizers with what watches and feeds them. */
export function energizerParts(
  context: DesignContext,
  figures: FenceFigures,
): { readonly devices: readonly Device[]; readonly supplies: readonly Supply[] } {
  const { market, scope } = context;
  const { wire, circuits, wirePerCircuit, zonesPerCircuit: zones } = figures;
  const { joules, mostJoules } = figures.energizer;
  const energizers = circuits;
  const energizer = energizerOf(market, figures);
  const ofSameMake = (device: 'energizer-keypad' | 'fence-siren') =>
    market.fitting({ device }).find(({ family }) => family === energizer?.family);
  const atEach = (name: 'energizer' | 'keypad' | 'siren', fitting: Fitting): readonly Device[] =>
    each(circuits, (index) => ({
      place: placeOf(index, circuits),
      ...fitting,
      id: `fence-${name}-${index + 1}`,
      system: 'fence',
      symbol: name,
      label: {
        id: name === 'energizer' ? name : `energizer-${name}`,
        number: index + 1,
        energizers,
      },
    }));
  const stored = { wireOfEach: wirePerCircuit, zones, joules, mostJoules };
  return {
    devices: [
      ...atEach('energizer', {
        kind: 'energizer',
        offer: energizer,
        item: { id: 'energizer', joules, zones },
        reason: { id: 'energizers', wire, energizers, ...stored },
      }),
      // A keypad of another make does not work with the energizer.
      ...(scope === 'essential'
        ? []
        : atEach('keypad', {
            kind: 'energizer-keypad',
            offer: ofSameMake('energizer-keypad'),
            item: 'energizer-keypad',
            reason: { id: 'energizer-keypads', energizers },
            place: { at: 'equipment' },
          })),
      ...atEach('siren', {
        kind: 'fence-siren',
        offer: ofSameMake('fence-siren') ?? market.fitting({ device: 'fence-siren' })[0],
        item: 'energizer-siren',
        reason: { id: 'energizer-sirens', energizers },
        ...(circuits === 1 && { place: { at: 'outer-wall', index: 0, of: 1 } }),
      }),
    ],
    supplies: batteries(context, figures, energizer),
  };
}

type Fitting = Pick<Device, 'kind' | 'offer' | 'item' | 'reason'> & Partial<Pick<Device, 'place'>>;

/** One stands with the rest of the equipment; several each stand at their stretch of boundary. */
const placeOf = (index: number, of: number): Device['place'] =>
  of === 1 ? { at: 'equipment' } : { at: 'boundary', index, of };

export const energizerOf = (market: Market, figures: FenceFigures): Offer | undefined =>
  market.fitting(energizerNeed(figures))[0];

/** Enough joules stored and zones, on mains power. */
function energizerNeed({ energizer, zonesPerCircuit }: FenceFigures): Need {
  const joules = energizer.joules;
  // Only energizers of several zones have to say how many.
  const zones = zonesPerCircuit > 1 ? { zones: zonesPerCircuit } : {};
  return { device: 'energizer', atLeast: { joules, ...zones }, without: ['solar'] };
}

/**
 * Ampere-hours that keep an energizer alive: joules × 0.08 A × hours × 2 outages × 1.25. Source:
 * planning values.
 */
export const energizerBattery = (joules: number, outageHours: number): number =>
  wholeUp(
    joules * values.amperesPerJoule * outageHours * values.outagesInARow * values.batteryMargin,
  );

/** Joules that the energiser stores; of one that is to be quoted, the most that it may. */
export const joulesOf = (wanted: FenceFigures['energizer'], energizer: Offer | undefined): number =>
  energizer?.figures.joules ?? wanted.mostJoules;

const lithiumBattery = (ampereHours: number): Need => ({
  device: 'battery',
  with: ['lithium'],
  atLeast: { volts: 12, ampereHours },
  atMost: { volts: 13 },
});

/** None where the battery in the energiser lasts through the outages. */
function batteries(
  { market, site }: DesignContext,
  { circuits, energizer: wanted }: FenceFigures,
  energizer: Offer | undefined,
): readonly Supply[] {
  const joules = joulesOf(wanted, energizer);
  const needed = energizerBattery(joules, site.outageHours);
  const builtIn = !energizer || energizer.features.has('battery-backup');
  const has = energizer?.figures.ampereHours ?? values.usualBatteryAmpereHours;
  if (builtIn && needed <= has) return [];
  const ampereHours = Math.max(needed, values.usualBatteryAmpereHours);
  return suppliesOf('fence')(
    energizer?.features.has('lithium')
      ? pieces(market, lithiumBattery(ampereHours), circuits)
      : leadBatteries(market, ampereHours, circuits),
    { id: 'energizer-battery', ampereHours },
    { id: 'energizer-batteries', joules, outageHours: site.outageHours, ampereHours: needed },
  );
}

/** One for each gate that carries the fence; a boom carries none, and a garage door is in the house. */
export function gateContacts({ market, site }: DesignContext): readonly Device[] {
  const vehicle = boundaryGates(site).filter(({ kind }) => kind === 'sliding' || kind === 'swing');
  const count = vehicle.length + site.pedestrianGates;
  const part = {
    ...cheapest(market, 'fence-gate-contact'),
    system: 'fence',
    symbol: 'contact',
    item: 'fence-contact',
    reason: { id: 'fence-contacts', gates: count },
  } as const;
  return [
    ...vehicle.map(
      ({ index }): Device => ({
        ...part,
        id: `fence-contact-vehicle-${index + 1}`,
        label: { id: 'fence-contact-vehicle', number: index + 1 },
        place: { at: 'vehicle-gate', index },
      }),
    ),
    ...Array.from(
      { length: site.pedestrianGates },
      (_, index): Device => ({
        ...part,
        id: `fence-contact-pedestrian-${index + 1}`,
        label: { id: 'fence-contact-pedestrian', number: index + 1 },
        place: { at: 'pedestrian-gate', index },
      }),
    ),
  ];
}
