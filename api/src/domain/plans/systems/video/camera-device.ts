import type { Device } from '../../plan-parts.ts';
import type { Chosen } from './camera-choice.ts';
import type { Signal } from './signal.ts';

/** A boundary camera that shows people less far than planned says how far. */
const reasonOf = ({ reason, meets, view }: Chosen): Device['reason'] =>
  !meets && view && typeof reason === 'object' && reason.id === 'boundary-views'
    ? { ...reason, reach: Math.floor(view.reach) }
    : reason;

/** One of its cameras. */
export function cameraAt(spot: Chosen['spots'][number], chosen: Chosen, signal: Signal): Device {
  const { offer, view, need } = chosen;
  return {
    system: 'video',
    ...spot,
    symbol: 'camera',
    kind: chosen.device,
    offer,
    item: itemOf(chosen, signal),
    reason: reasonOf(chosen),
    ...(view ? { view } : { range: { metres: need.distance, angle: need.leastAngle } }),
  };
}

/** What it has to show at its distance; heat is not measured in pixels. */
export function itemOf({ device, need, view }: Chosen, signal: Signal): Device['item'] {
  const { distance, outdoor, wdr } = need;
  if (device === 'thermal-camera' || !view)
    return { id: signal === 'coax' ? 'analogue-thermal-camera' : 'thermal-camera', distance };
  const plates = device === 'number-plate-camera';
  const { pixels, pixelsPerMetre } = view;
  const detail = { outdoor, pixelsPerMetre, distance, ...(wdr && { wdr }) };
  return signal === 'coax'
    ? { id: plates ? 'analogue-plate-camera' : 'analogue-camera', pixels, ...detail }
    : { id: plates ? 'number-plate-camera' : 'ip-camera', ...detail };
}
