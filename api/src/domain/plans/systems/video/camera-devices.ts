import { videoValues } from '@app/knowledge/planning/video';
import type { Device } from '../../plan-parts.ts';
import type { Chosen } from './camera-choice.ts';
import type { VideoPlan } from './video-plan.ts';
import { count, figure } from './words.ts';

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
    offer,
    item: itemOf(chosen),
    reason,
    ...(view ? { view } : { range: { metres: need.distance, angle: need.leastAngle } }),
  };
}

/** "4 MP IP camera, outdoor, PoE, at least 500 px/m at 3 m". */
function itemOf({ device, need, view }: Chosen): string {
  if (!view) return `Thermal camera that detects people at ${figure(need.distance)} m`;
  const kind = device === 'number-plate-camera' ? 'number-plate camera' : 'IP camera';
  const where = need.outdoor ? 'outdoor' : 'indoor';
  const detail = `${figure(view.pixelsPerMetre)} px/m at ${figure(need.distance)} m`;
  return `${videoValues.plannedMegapixels} MP ${kind}, ${where}, PoE, ${detail}`;
}

/** One more of the camera that most views use, on sites with 8 cameras or more. */
function spare({ cameras, installed }: VideoPlan): readonly Device[] {
  const { spareFromCameras } = videoValues;
  const [usual] = cameras.toSorted((a, b) => b.spots.length - a.spots.length);
  if (!usual || installed < spareFromCameras) return [];
  return [
    {
      system: 'video',
      id: 'camera-spare-1',
      symbol: 'camera',
      label: 'Spare camera, not installed',
      place: { at: 'equipment' },
      offer: usual.offer,
      item: itemOf(usual),
      reason: `One spare camera on sites with ${spareFromCameras} or more: ${count(installed, 'camera')}`,
    },
  ];
}
