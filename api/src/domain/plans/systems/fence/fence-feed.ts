import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';
import type { FenceFigures } from './fence-figures.ts';

const supplies = suppliesOf('fence');

/** What feeds and earths the fence. */
export function fenceFeed(
  { market, site }: DesignContext,
  figures: FenceFigures,
): readonly Supply[] {
  const { length, circuits, zones, spikes } = figures;
  const spacing = values.spikeSpacingMetres[site.rural ? 'rural' : 'urban'];
  const conduit = spikes * values.conduitMetresPerSpike;
  const earth =
    circuits * values.earthWireMetresAtEnergizer + spikes * values.earthWireMetresPerSpike;
  return [
    ...htCable(market, site, circuits),
    ...supplies(
      pieces(
        market,
        { device: 'earth-spike', atLeast: { metres: values.spikeLengthMetres } },
        spikes,
      ),
      `Earth spike, ${values.spikeLengthMetres} m, with clamp`,
      `Earth spikes: ${values.spikesAtEnergizer} at each energiser × ${figure(circuits)}, and ${figure(length)} m ÷ ${spacing} m: ${figure(spikes)} together`,
    ),
    ...supplies(
      { offer: undefined, quantity: conduit },
      'Conduit for the earth cables, metre',
      `Conduit: ${figure(spikes)} earth spikes × ${values.conduitMetresPerSpike} m = ${figure(conduit)} m`,
    ),
    ...supplies(
      packs(market, {
        need: { device: 'earth-wire' },
        size: 'metres',
        usual: values.earthWireRollMetres,
        amounts: [earth],
      }),
      `Earth wire, ${values.earthWireRollMetres} m roll`,
      `Earth wire: ${values.earthWireMetresAtEnergizer} m at each energiser × ${figure(circuits)} + ${figure(spikes)} earth spikes × ${values.earthWireMetresPerSpike} m = ${figure(earth)} m, in whole rolls`,
    ),
    ...supplies(
      pieces(market, { device: 'lightning-diverter' }, zones),
      'Lightning diverter',
      `Lightning diverters: one for each zone, ${figure(zones)}`,
    ),
  ];
}

/**
 * HT cable, in metres: from each energiser to the fence and back, and under each gate. One roll size
 * for all, chosen for one energiser, so that a longer boundary does not change it.
 */
function htCable(market: DesignContext['market'], site: Site, circuits: number): readonly Supply[] {
  const lead = values.leadMetres[site.trade];
  const crossings = gateCrossings(site);
  const amount = circuits * lead + crossings;
  return supplies(
    packs(market, {
      need: { device: 'ht-cable' },
      size: 'metres',
      usual: values.htRollMetres,
      amounts: [amount],
      chosenFor: [lead + crossings],
    }),
    `HT cable, ${values.htRollMetres} m roll`,
    `HT cable: ${lead} m for each energiser × ${figure(circuits)} + ${figure(crossings)} m under gates = ${figure(amount)} m, in whole rolls`,
  );
}

/** Metres there and back under all gates: 2 × width + 4 m each. Source: planning value. */
function gateCrossings({ vehicleGates, pedestrianGates }: Site): number {
  const widths = [
    ...vehicleGates.map(({ width }) => width),
    ...Array.from({ length: pedestrianGates }, () => values.pedestrianGateMetres),
  ];
  return widths.reduce((sum, width) => sum + 2 * width + values.gateCrossingMetres, 0);
}
