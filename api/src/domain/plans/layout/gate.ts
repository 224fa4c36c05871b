import { layoutValues } from '@app/knowledge/planning/layout';
import { atDoor, besideOpening, looking } from './doorway.ts';
import type { Doorway } from './openings.ts';
import { around, inYard, type Placing, type Spot } from './placing.ts';
import { back, moved } from './rect.ts';
import { watch } from './watch.ts';

const { insideBoundaryMetres, plateAngleDegrees: plate } = layoutValues;

/** Beside the lane, so that it reads plates; then further round. */
const besideLane = [plate, -plate, plate / 2, -plate / 2, 0, 45, -45, 60, -60, 75, -75];
/** Before the face of who comes in; then further round. */
const besideGate = [plate, -plate, 45, -45, 0, 60, -60, 75, -75];

/** A device at a gate in the boundary; at a garage door it is in or on the building. */
export function atGate(placing: Placing, gate: Doorway): Spot {
  const { model, device } = placing;
  const { opening, side } = gate;
  if (!opening.wall.startsWith('boundary')) return atDoor(placing, gate);
  const inwards = back(side.out);
  if (device.symbol === 'camera') {
    const angles = opening.kind === 'vehicle-gate' ? besideLane : besideGate;
    return watch(placing, opening.at, (metres) =>
      around(opening.at, inwards, metres, angles).map((at) => ({ at, fits: inYard(model) })),
    );
  }
  if (device.symbol === 'beam') return acrossGate(placing, gate);
  const onTheStreet = device.symbol === 'reader' || device.symbol === 'intercom';
  const at = placing.spots.take(
    besideOpening(device, gate, inwards, onTheStreet ? 0 : insideBoundaryMetres),
    inYard(model),
  );
  return { at, ...looking(device, inwards) };
}

/** From post to post, on the inside. */
function acrossGate({ spots, model }: Placing, { opening, side }: Doorway): Spot {
  const half = opening.width / 2;
  const lines = [0.6, 1.4, 2.2, 3].map((metres) => moved(opening.at, back(side.out), metres));
  const at = spots.take(
    lines.map((middle) => moved(middle, side.along, -half)),
    inYard(model),
  );
  return { at, to: moved(at, side.along, opening.width) };
}
