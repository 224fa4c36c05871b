import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { CableRun, DesignContext, Device, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type Purchase, packs, pieces, rolls, suppliesOf } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

const buy = suppliesOf('fence');

/** What the fence on the boundary is made of: brackets, wire and what holds it. */
export function fenceLines({ market }: DesignContext, figures: FenceFigures): readonly Supply[] {
  const { length, strands, wire, brackets, corners, straights } = figures;
  const pack = (device: DeviceKind, usual: number, amount: number): Purchase =>
    packs(market, { need: { device }, size: 'pack', usual }, [amount]);
  const bracket = (device: DeviceKind, quantity: number): Purchase =>
    pieces(market, { device, atLeast: { lines: strands } }, quantity);

  const insulators =
    strands * (brackets * values.insulatorsPerBracket + corners * values.insulatorsPerCorner);
  const springs = strands * straights * values.springsPerStraight;
  const ferrules = strands * straights * values.ferrulesPerStraight;
  return [
    ...buy(
      bracket('fence-bracket', brackets),
      { id: 'fence-bracket', strands },
      { id: 'fence-brackets', length, brackets },
    ),
    ...buy(
      bracket('fence-corner-bracket', corners),
      { id: 'fence-corner-bracket', strands },
      { id: 'fence-corners', corners },
    ),
    ...buy(rolls(market, 'fence-wire', values.wireRollMetres, wire), 'fence-wire', {
      id: 'fence-wire',
      length,
      strands,
      wire,
    }),
    ...buy(pack('fence-insulators', values.insulatorsInPack, insulators), 'fence-insulators', {
      id: 'fence-insulators',
      strands,
      brackets,
      corners,
      insulators,
    }),
    ...buy(pack('fence-springs', values.springsInPack, springs), 'fence-springs', {
      id: 'fence-springs',
      strands,
      straights,
      springs,
    }),
    ...buy(pack('fence-ferrules', values.ferrulesInPack, ferrules), 'fence-ferrules', {
      id: 'fence-ferrules',
      strands,
      straights,
      ferrules,
    }),
  ];
}

/** What feeds and earths the fence. */
export function fenceFeed(
  { market, site }: DesignContext,
  figures: FenceFigures,
): readonly Supply[] {
  const { length, circuits: energizers, zones, spikes } = figures;
  const spacing = values.spikeSpacingMetres[site.rural ? 'rural' : 'urban'];
  const conduit = spikes * values.conduitMetresPerSpike;
  const earth =
    energizers * values.earthWireMetresAtEnergizer + spikes * values.earthWireMetresPerSpike;
  const atLeast = { metres: values.spikeLengthMetres };
  return [
    ...buy(pieces(market, { device: 'earth-spike', atLeast }, spikes), 'earth-spike', {
      id: 'earth-spikes',
      energizers,
      length,
      spacing,
      spikes,
    }),
    ...buy({ kind: undefined, offer: undefined, quantity: conduit }, 'earth-conduit', {
      id: 'earth-conduit',
      spikes,
      metres: conduit,
    }),
    ...buy(rolls(market, 'earth-wire', values.earthWireRollMetres, earth), 'earth-wire', {
      id: 'earth-wire',
      energizers,
      spikes,
      metres: earth,
    }),
    ...buy(pieces(market, 'lightning-diverter', zones), 'lightning-diverter', {
      id: 'lightning-diverters',
      zones,
    }),
  ];
}

/**
 * HT cable from each energiser to the fence and back, and under the gates; comms cable to what goes
 * with an energiser. Gate contacts are in the line of the fence itself.
 */
export const fenceRuns = (site: Site, devices: readonly Device[]): readonly CableRun[] => {
  const of = (symbol: Device['symbol']) => devices.filter((device) => device.symbol === symbol);
  const energizers = of('energizer').map(({ id }) => id);
  const contacts = of('contact').map(({ id }) => id);
  const crossings = gateCrossings(site);
  return [
    ...energizers.map((from) => ({ cable: 'ht' as const, from, contacts })),
    ...(crossings > 0
      ? [
          {
            cable: 'ht' as const,
            undrawn: 'under-gates' as const,
            metres: Math.ceil(crossings),
            to: 'fence',
          },
        ]
      : []),
    ...(['keypad', 'siren'] as const).flatMap((symbol) =>
      of(symbol).map(({ id }, index) => ({
        cable: 'comms' as const,
        from: id,
        to: energizers[index] ?? 'fence-energizer-1',
      })),
    ),
  ];
};

/** Metres there and back under all gates: 2 × width + 4 m each. Source: planning value. */
function gateCrossings({ vehicleGates, pedestrianGates }: Site): number {
  const widths = [
    ...vehicleGates.map(({ width }) => width),
    ...Array.from({ length: pedestrianGates }, () => values.pedestrianGateMetres),
  ];
  return widths.reduce((sum, width) => sum + 2 * width + values.gateCrossingMetres, 0);
}

/** Warning signs and the certificate that the law asks for. */
export const fencePapers = (
  { market, site }: DesignContext,
  { signs, gates, length }: FenceFigures,
): readonly Supply[] => [
  ...buy(pieces(market, 'fence-sign', signs), 'fence-sign', {
    id: 'fence-signs',
    rural: site.rural,
    length,
    gates,
    signs,
  }),
  ...buy(pieces(market, 'certificate', 1), 'fence-certificate', 'fence-certificate'),
];
