import { videoValues } from '@app/knowledge/planning/video';
import type { Market } from '../../market/market.ts';
import type { Device, Supply } from '../../plan-parts.ts';
import type { VideoPlan } from './video-plan.ts';
import { count, figure } from './words.ts';

const { camerasPerScreen, channelMargin, plannedDriveTb, screenInches } = videoValues;

/** Recorders and their screens. */
export function recorderDevices(plan: VideoPlan, market: Market): readonly Device[] {
  const { recorders, offer, channels } = plan.recording;
  const recorder = {
    system: 'video',
    symbol: 'recorder',
    place: { at: 'equipment' },
    offer,
    item: `Network video recorder, ${channels} channels, H.265`,
    reason: recorderReason(plan),
  } as const;
  return [
    ...numbered(recorders, 'Recorder').map((name) => ({ ...recorder, ...name })),
    ...screens(plan, market),
  ];
}

/** "Recorder", or "Recorder 1", "Recorder 2" and so on. */
const numbered = (pieces: number, noun: string) =>
  Array.from({ length: pieces }, (_, index) => ({
    id: `${noun.toLowerCase()}-${index + 1}`,
    label: pieces === 1 ? noun : `${noun} ${index + 1}`,
  }));

/** "Recorder: 7 cameras × 1.2 = 8.4 channels and bays for 3.56 TB, so 1 × 16 channels". */
function recorderReason({ installed, staying, recording, terabytes }: VideoPlan): string {
  const cameras = count(installed + staying, 'camera');
  const kept = staying > 0 ? ` (${staying} that stay)` : '';
  const needed = figure(channelMargin * (installed + staying));
  const channels = recording.offer?.figures.channels ?? recording.channels;
  return `Recorder: ${cameras}${kept} × ${channelMargin} = ${needed} channels and bays for ${figure(terabytes)} TB, so ${recording.recorders} × ${channels} channels`;
}

/** One screen for every 64 cameras, larger the more it shows. */
function screens({ installed, staying }: VideoPlan, market: Market): readonly Device[] {
  const cameras = installed + staying;
  const pieces = Math.ceil(cameras / camerasPerScreen);
  const each = Math.ceil(cameras / pieces);
  const inches = screenInches.find((size) => each <= size.cameras)?.inches ?? 0;
  const screen = {
    system: 'video',
    symbol: 'screen',
    place: { at: 'equipment' },
    offer: market.fitting({ device: 'monitor', atLeast: { inches } })[0],
    item: `Monitor for a recorder, ${inches}", 24-hour duty`,
    reason: `Screens: ${count(cameras, 'camera')} ÷ ${camerasPerScreen} = ${pieces}, ${inches}" or larger`,
  } as const;
  return numbered(pieces, 'Screen').map((name) => ({ ...screen, ...name }));
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
