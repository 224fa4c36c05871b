import { videoValues } from '@app/knowledge/planning/video';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { cheapestSet } from '../cheapest-set.ts';
import { pieces, suppliesOf, wholeUp } from '../purchases.ts';
import type { VideoPlan } from './video-plan.ts';
import { camerasIn, type Views } from './view.ts';

const buy = suppliesOf('video');

export const poleBracket = { device: 'camera-bracket', with: ['pole'] } as const;

/** What cameras and equipment are fixed to. */
export function mountingSupplies(plan: VideoPlan, market: Market): readonly Supply[] {
  const domes = camerasIn(plan.cameras.filter(({ offer }) => offer?.features.has('dome')));
  const boxed = plan.installed - domes;
  const poles = polesFor(plan);
  const onWalls = plan.site.boundary.kind === 'wall';
  const poleReason = {
    id: onWalls ? 'gate-camera-poles' : 'boundary-camera-poles',
    cameras: poles,
  } as const;
  return [
    ...buy(pieces(market, 'camera-junction-box', boxed), 'junction-box', {
      id: 'junction-boxes',
      cameras: boxed,
    }),
    ...buy(pieces(market, { device: 'camera-bracket', with: ['dome'] }, domes), 'dome-bracket', {
      id: 'dome-brackets',
      cameras: domes,
    }),
    ...buy(
      pieces(market, { device: 'camera-pole', atLeast: { metres: videoValues.poleM } }, poles),
      'camera-pole',
      poleReason,
    ),
    ...buy(pieces(market, poleBracket, poles), 'pole-bracket', poleReason),
    ...cabinets(plan, market),
  ];
}

const atGates: ReadonlySet<Views['name']> = new Set([
  'vehicle-lanes',
  'driveways',
  'pedestrian-gates',
]);

/** Cameras at gates look at them from poles inside; a fence carries no camera, a wall does. */
function polesFor({ cameras, site }: VideoPlan): number {
  const far = cameras.filter(({ mounting }) => mounting === 'boundary');
  const onPoles = site.boundary.kind === 'wall' ? far.filter(({ name }) => atGates.has(name)) : far;
  return camerasIn(onPoles);
}

/**
 * A cabinet with room for recorders, central switches, a shelf for router and small parts, the UPS
 * where there is backup power, and spare units; several where no listed one is large enough.
 */
function cabinets({ recording, network, site }: VideoPlan, market: Market): readonly Supply[] {
  const { recorderRackUnits, switchRackUnits, cabinetRackUnits, plannedSwitchPorts } = videoValues;
  const { shelfRackUnits, backupRackUnits, cabinetMargin } = videoValues;
  const { recorders } = recording;
  const switches =
    network.centralSwitches?.reduce((sum, { quantity }) => sum + quantity, 0) ??
    Math.ceil(network.central.cameras / plannedSwitchPorts);
  const backup = site.wants.has('power') && site.outageHours > 0 ? backupRackUnits : 0;
  const used = recorders * recorderRackUnits + switches * switchRackUnits + shelfRackUnits + backup;
  const units = wholeUp(used * cabinetMargin);
  const reason = { id: 'wall-cabinets', recorders, switches, backup, units } as const;
  const kind = 'wall-cabinet';
  const [enough] = market.fitting({ device: kind, atLeast: { rackUnits: units } });
  const chosen = enough
    ? [{ offer: enough, quantity: 1 }]
    : cheapestSet(market.fitting({ device: kind }), units, ({ figures }) => figures.rackUnits ?? 0);
  if (chosen)
    return chosen.flatMap(({ offer, quantity }) =>
      buy({ kind, offer, quantity }, { id: kind, units: offer.figures.rackUnits ?? 0 }, reason),
    );
  const quantity = Math.ceil(units / cabinetRackUnits);
  return buy({ kind, offer: undefined, quantity }, { id: kind, units: cabinetRackUnits }, reason);
}
