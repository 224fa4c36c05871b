import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import { type Purchase, packs, pieces, rolls, suppliesOf } from '../purchases.ts';
import { bracketNeed } from './brackets.ts';
import type { FenceFigures } from './fence-figures.ts';

const buy = suppliesOf('fence');

/** What the fence on the boundary is made of: brackets, wire and what holds it. */
export function fenceLines(
  { market, site }: DesignContext,
  figures: FenceFigures,
): readonly Supply[] {
  const { fenced: length, strands, wire, brackets, corners, straights } = figures;
  const pack = (device: DeviceKind, usual: number, amount: number): Purchase =>
    packs(market, { need: { device }, size: 'pack', usual }, [amount]);
  const { kind } = site.boundary;
  const bracket = (device: 'fence-bracket' | 'fence-corner-bracket', quantity: number): Purchase =>
    pieces(market, bracketNeed(device, kind, { least: strands }), quantity);

  const insulators =
    strands * (brackets * values.insulatorsPerBracket + corners * values.insulatorsPerCorner);
  const springs = strands * straights * values.springsPerStraight;
  const ferrules = strands * straights * values.ferrulesPerStraight;
  return [
    ...buy(
      bracket('fence-bracket', brackets),
      { id: 'fence-bracket', strands, kind },
      { id: 'fence-brackets', length, brackets, kind },
    ),
    ...buy(
      bracket('fence-corner-bracket', corners),
      { id: 'fence-corner-bracket', strands, kind },
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

/** Warning signs and the certificate that the law asks for. */
export const fencePapers = (
  { market, site }: DesignContext,
  { signs, gates, corners, length }: FenceFigures,
): readonly Supply[] => [
  ...buy(pieces(market, 'fence-sign', signs), 'fence-sign', {
    id: 'fence-signs',
    rural: site.rural,
    length,
    gates,
    corners,
    signs,
  }),
  ...buy(pieces(market, 'certificate', 1), 'fence-certificate', 'fence-certificate'),
];
