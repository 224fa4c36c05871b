import type { Market } from '../../market/market.ts';
import type { Device, Supply } from '../../plan-parts.ts';
import { videoValues } from '../../planning-values/video.ts';
import type { VideoPlan } from './video-plan.ts';
import { count, figure } from './words.ts';

const { channelMargin, plannedDriveTb, screenInches } = videoValues;

/** Recorders and their screens. */
export function recorderDevices(plan: VideoPlan, market: Market): readonly Device[] {
  const { recorders } = plan.recording;
  const screen = screenFor(plan, market);
  return Array.from({ length: recorders }, (_, index) => index + 1).flatMap((number) => [
    {
      system: 'video',
      id: `recorder-${number}`,
      symbol: 'recorder',
      label: recorders === 1 ? 'Recorder' : `Recorder ${number}`,
      place: { at: 'equipment' },
      offer: plan.recording.offer,
      item: `Network video recorder, ${plan.recording.channels} channels, H.265`,
      reason: recorderReason(plan),
    } as const,
    {
      system: 'video',
      id: `screen-${number}`,
      symbol: 'screen',
      label: recorders === 1 ? 'Screen' : `Screen ${number}`,
      place: { at: 'equipment' },
      ...screen,
    } as const,
  ]);
}

/** "Recorder: 7 cameras × 1.2 = 8.4 channels and bays for 3.56 TB, so 1 × 16 channels". */
function recorderReason({ installed, staying, recording, terabytes }: VideoPlan): string {
  const cameras = count(installed + staying, 'camera');
  const kept = staying > 0 ? ` (${staying} that stay)` : '';
  const needed = figure(channelMargin * (installed + staying));
  const channels = recording.offer?.figures.channels ?? recording.channels;
  return `Recorder: ${cameras}${kept} × ${channelMargin} = ${needed} channels and bays for ${figure(terabytes)} TB, so ${recording.recorders} × ${channels} channels`;
}

function screenFor({ installed, staying, recording }: VideoPlan, market: Market) {
  const cameras = Math.ceil((installed + staying) / recording.recorders);
  const inches = screenInches.find((size) => cameras <= size.cameras)?.inches ?? 0;
  return {
    offer: market.fitting({ device: 'monitor', atLeast: { inches } })[0],
    item: `Monitor for a recorder, ${inches}", 24-hour duty`,
    reason: `One screen for each recorder, ${inches}" or more: ${count(cameras, 'camera')}`,
  };
}

/** Hard drives of all recorders. */
export function driveSupplies({ recording, terabytes }: VideoPlan): readonly Supply[] {
  const { recorders, drives } = recording;
  const each = drives?.quantity ?? Math.ceil(recording.terabytes / plannedDriveTb);
  const size = drives?.offer.figures.terabytes ?? Math.ceil(recording.terabytes / each);
  const split = recorders > 1 ? ` in ${recorders} recorders` : '';
  return [
    {
      system: 'video',
      offer: drives?.offer,
      quantity: recorders * each,
      item: `Surveillance hard drive, ${figure(size)} TB`,
      reason: `Storage: ${figure(terabytes)} TB${split}, so ${recorders * each} × ${figure(size)} TB`,
    },
  ];
}
