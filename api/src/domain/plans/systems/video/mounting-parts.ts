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
  const onWall = site.boundary.kind === 'wall';
  return camerasIn(onWall ? cameras.filter(({ name }) => atGates.has(name)) : cameras, 'boundary');
}

/** Recorders and switches where the equipment stands. */
function unitsOf({ recording, network }: VideoPlan) {
  const switches =
    network.centralSwitches?.reduce((sum, { quantity }) => sum + quantity, 0) ??
    Math.ceil(network.onSwitches.cameras / videoValues.plannedSwitchPorts);
  return { recorders: recording.recorders, switches };
}

/** A business with several units keeps them in one; a single recorder stands in a locked cupboard. */
export function needsCabinet(plan: VideoPlan): boolean {
  const { recorders, switches } = unitsOf(plan);
  return plan.site.trade === 'commercial' && recorders + switches > 1;
}

/**
 * A cabinet with room for recorders, central switches, a shelf for router and small parts, the UPS
 * where there is backup power, and spare units; several where no listed one is large enough.
 */
function cabinets(plan: VideoPlan, market: Market): readonly Supply[] {
  if (!needsCabinet(plan)) return [];
  const { recorderRackUnits, switchRackUnits, cabinetRackUnits } = videoValues;
  const { shelfRackUnits, backupRackUnits, cabinetMargin } = videoValues;
  const { outageHours, wants } = plan.site;
  const { recorders, switches } = unitsOf(plan);
  const backup = wants.has('power') && outageHours > 0 ? backupRackUnits : 0;
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
