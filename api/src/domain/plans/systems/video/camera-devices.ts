import type { Device } from '../../plan-parts.ts';
import { videoValues } from '../../planning-values/video.ts';
import type { Chosen } from './camera-choice.ts';
import type { VideoPlan } from './video-plan.ts';

/** The cameras at their spots, and the spare beside the recorder. */
export function cameraDevices(plan: VideoPlan): readonly Device[] {
  const placed = plan.cameras.flatMap((chosen) =>
    chosen.spots.map((spot) => deviceAt(spot, chosen)),
  );
  return [...placed, ...spare(plan)];
}

function deviceAt(spot: Chosen['spots'][number], chosen: Chosen): Device {
  const { offer, reason, view, need } = chosen;
  return {
    system: 'video',
    ...spot,
    symbol: 'camera',
    kind: chosen.device,
    offer,
    item: itemOf(chosen),
    reason,
    ...(view ? { view } : { range: { metres: need.distance, angle: need.leastAngle } }),
  };
}

/** What it has to show at its distance; heat is not measured in pixels. */
function itemOf({ device, need, view }: Chosen): Device['item'] {
  const { distance, outdoor } = need;
  if (device === 'thermal-camera' || !view) return { id: 'thermal-camera', distance };
  return { id: device, outdoor, pixelsPerMetre: view.pixelsPerMetre, distance };
}

/** One more of the camera that most views use, on sites with 8 cameras or more. */
function spare({ cameras, installed }: VideoPlan): readonly Device[] {
  const [usual] = cameras.toSorted((a, b) => b.spots.length - a.spots.length);
  if (!usual || installed < videoValues.spareFromCameras) return [];
  return [
    {
      system: 'video',
      id: 'camera-spare-1',
      symbol: 'camera',
      label: 'spare-camera',
      place: { at: 'equipment' },
      kind: usual.device,
      offer: usual.offer,
      item: itemOf(usual),
      reason: { id: 'spare-camera', cameras: installed },
    },
  ];
}
