import { videoValues } from '@app/knowledge/planning/video';
import type { Market } from '../../market/market.ts';
import type { DesignContext, Device, Scope, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { cheapest, each, suppliesOf } from '../purchases.ts';
import { cameraAt, itemOf } from './camera-device.ts';
import { centralSupplies } from './camera-supply.ts';
import { recorderKinds } from './recorder.ts';
import type { VideoPlan } from './video-plan.ts';

const { camerasPerScreen, channelMargin, plannedDriveTb, screenInches, watchedByGuards } =
  videoValues;

/** Recorders, the supplies of cameras on coax, and screens. */
export const recorderDevices = (
  plan: VideoPlan,
  { market, scope }: DesignContext,
): readonly Device[] => [
  ...recorders(plan),
  ...centralSupplies(plan.supply.load, plan.supply.chosen),
  ...(needsScreen(plan.site, scope) ? screens(plan, market) : []),
];

/**
 * A home watches on a phone or its own TV. A business has a screen to watch and play back on; its
 * essential budget only where guards or people at tills watch it.
 */
export const needsScreen = ({ trade, type, tills }: Site, scope: Scope): boolean =>
  trade === 'commercial' &&
  (scope !== 'essential' || tills > 0 || watchedByGuards.some((guarded) => guarded === type));

function recorders({
  installed,
  staying,
  recording,
  terabytes,
  signal,
}: VideoPlan): readonly Device[] {
  const { recorders: of, offer, channels } = recording;
  const cameras = installed + staying;
  return each(of, (index) => ({
    id: `recorder-${index + 1}`,
    system: 'video',
    symbol: 'recorder',
    label: { id: 'recorder', number: index + 1, of },
    kind: recorderKinds[signal],
    offer,
    item: { id: signal === 'coax' ? 'coax-recorder' : 'recorder', channels },
    reason: {
      id: 'recorders',
      cameras,
      staying,
      needed: channelMargin * cameras,
      terabytes,
      recorders: of,
      channels: offer?.figures.channels ?? channels,
    },
    place: { at: 'equipment' },
  }));
}

/** One screen for every 64 cameras, larger the more it shows. */
function screens({ installed, staying }: VideoPlan, market: Market): readonly Device[] {
  const cameras = installed + staying;
  const of = Math.ceil(cameras / camerasPerScreen);
  const shown = Math.ceil(cameras / of);
  const inches = screenInches.find((size) => shown <= size.cameras)?.inches ?? 0;
  const product = cheapest(market, { device: 'monitor', atLeast: { inches } });
  return each(of, (index) => ({
    ...product,
    id: `screen-${index + 1}`,
    system: 'video',
    symbol: 'screen',
    label: { id: 'screen', number: index + 1, of },
    item: { id: 'screen', inches },
    reason: { id: 'screens', cameras, screens: of, inches },
    place: { at: 'equipment' },
  }));
}

/** Hard drives of all recorders. */
export function driveSupplies({ recording, terabytes }: VideoPlan): readonly Supply[] {
  const { recorders, drives } = recording;
  const inEach = drives?.quantity ?? Math.ceil(recording.terabytes / plannedDriveTb);
  const size = drives?.offer.figures.terabytes ?? Math.ceil(recording.terabytes / inEach);
  const quantity = recorders * inEach;
  return suppliesOf('video')(
    { kind: 'hard-drive', offer: drives?.offer, quantity },
    { id: 'hard-drive', terabytes: size },
    { id: 'hard-drives', terabytes, recorders, drives: quantity, driveTerabytes: size },
  );
}

/** The cameras at their spots, and the spare beside the recorder. */
export function cameraDevices(plan: VideoPlan): readonly Device[] {
  const placed = plan.cameras.flatMap((chosen) =>
    chosen.spots.map((spot) => cameraAt(spot, chosen, plan.signal)),
  );
  return [...placed, ...spare(plan)];
}

/** One more of the camera that most views use, on business sites with 8 cameras or more. */
function spare({ cameras, installed, signal, site }: VideoPlan): readonly Device[] {
  const [usual] = cameras.toSorted((a, b) => b.spots.length - a.spots.length);
  if (!usual || site.trade === 'home' || installed < videoValues.spareFromCameras) return [];
  return [
    {
      system: 'video',
      id: 'camera-spare-1',
      symbol: 'camera',
      label: 'spare-camera',
      place: { at: 'equipment' },
      kind: usual.device,
      offer: usual.offer,
      item: itemOf(usual, signal),
      reason: { id: 'spare-camera', cameras: installed },
    },
  ];
}
