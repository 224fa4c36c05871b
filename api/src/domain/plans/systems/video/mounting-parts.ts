import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import type { Chosen } from './camera-choice.ts';
import { formOf } from './camera-form.ts';
import { cheapestSet } from './cheapest-set.ts';
import type { VideoPlan } from './video-plan.ts';
import { count } from './words.ts';

/** What cameras and equipment are fixed to. */
export function mountingSupplies(plan: VideoPlan, market: Market): readonly Supply[] {
  const domes = installed(plan.cameras.filter(({ offer }) => formOf(offer) === 'dome'));
  const boxed = plan.installed - domes;
  const poles = polesFor(plan);
  const brackets = market.fitting({ device: 'camera-bracket' });
  const supplies: readonly Supply[] = [
    {
      system: 'video',
      offer: market.fitting({ device: 'camera-junction-box' })[0],
      quantity: boxed,
      item: 'Junction box for a camera',
      reason: `One junction box for each bullet or turret camera: ${count(boxed, 'camera')}`,
    },
    {
      system: 'video',
      offer: brackets.find(named(/\bdome\b/i)),
      quantity: domes,
      item: 'Bracket for a dome camera',
      reason: `One bracket for each dome camera: ${count(domes, 'camera')}`,
    },
    {
      system: 'video',
      offer: market.fitting({ device: 'camera-pole', atLeast: { metres: videoValues.poleM } })[0],
      quantity: poles,
      item: `Camera pole, ${videoValues.poleM} m, galvanised`,
      reason: poleReason(plan, poles),
    },
    {
      system: 'video',
      offer: brackets.find(named(/\bpole\b/i)),
      quantity: poles,
      item: 'Pole mount bracket',
      reason: poleReason(plan, poles),
    },
    ...cabinets(plan, market),
  ];
  return supplies.filter(({ quantity }) => quantity > 0);
}

const installed = (cameras: readonly Chosen[]): number =>
  cameras.reduce((sum, { spots }) => sum + spots.length, 0);

const named =
  (word: RegExp) =>
  ({ name }: Offer): boolean =>
    word.test(name);

/** A plate camera has a pole beside its lane, and a fence carries no camera; a wall does. */
function polesFor({ cameras, site }: VideoPlan): number {
  const far = cameras.filter(({ mounting }) => mounting === 'boundary');
  const onPoles =
    site.boundary.kind === 'wall'
      ? far.filter(({ device }) => device === 'number-plate-camera')
      : far;
  return installed(onPoles);
}

const poleReason = ({ site }: VideoPlan, poles: number): string =>
  site.boundary.kind === 'wall'
    ? `One pole for each number-plate camera: ${count(poles, 'camera')}`
    : `One pole for each camera at gates and boundary, where no wall carries it: ${count(poles, 'camera')}`;

/** Cabinets for recorders and central switches, by rack units. */
function cabinets({ recording, network }: VideoPlan, market: Market): readonly Supply[] {
  const { recorderRackUnits, switchRackUnits, cabinetRackUnits, plannedSwitchPorts } = videoValues;
  const switches =
    network.centralSwitches?.reduce((sum, { quantity }) => sum + quantity, 0) ??
    Math.ceil(network.central.cameras / plannedSwitchPorts);
  const units = recording.recorders * recorderRackUnits + switches * switchRackUnits;
  const chosen = cheapestSet(market.fitting({ device: 'wall-cabinet' }), units, rackUnits);
  const common = {
    system: 'video',
    reason: `Cabinet: ${count(recording.recorders, 'recorder')} × ${recorderRackUnits}U + switches ${switches} × ${switchRackUnits}U = ${units}U`,
  } as const;
  return chosen
    ? chosen.map((piece) => ({
        ...common,
        ...piece,
        item: `Wall cabinet, ${rackUnits(piece.offer)}U`,
      }))
    : [
        {
          ...common,
          offer: undefined,
          quantity: Math.ceil(units / cabinetRackUnits),
          item: `Wall cabinet, ${cabinetRackUnits}U`,
        },
      ];
}

/** "4U wall cabinet": 4. */
const rackUnits = ({ name }: Offer): number => Number(/\b(\d+) ?u\b/i.exec(name)?.[1] ?? 0);
