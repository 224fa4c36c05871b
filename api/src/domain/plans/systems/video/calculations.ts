import type { LayoutView } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import { standards } from '@app/knowledge/standards';
import type { Calculation } from '../../plan-parts.ts';
import { count, figure } from '../../words/lines/video-figures.ts';
import { type ViewName, viewNames } from '../../words/names.ts';
import { cableMetres } from '../cable.ts';
import { longestRun, poeBudget } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

const ourValue = 'our planning value';

export const videoCalculations = (plan: VideoPlan): readonly Calculation[] => [
  ...plan.cameras.flatMap(({ name, view }) =>
    view ? [detailCalculation(name, view, 'distance')] : [],
  ),
  channels(plan),
  storage(plan),
  ...(plan.network.central.cameras > 0 ? [poe(plan)] : []),
  ...(plan.installed > 0 ? [cable(plan)] : []),
  ...(plan.network.fibre ? [fibre(plan)] : []),
];

/** @param assumed what of the view no answer gives */
export const detailCalculation = (
  name: ViewName,
  view: LayoutView,
  assumed: 'distance' | 'lens',
): Calculation => ({
  name: `Camera detail, ${viewNames[name]}`,
  formula: 'horizontal pixels ÷ (2 × distance × tan(angle ÷ 2))',
  inputs: [
    { name: 'Horizontal pixels', value: String(view.pixels) },
    { name: 'Distance', value: `${figure(view.distance)} m` },
    { name: 'Angle', value: `${figure(view.angle)}°` },
  ],
  result: `${figure(view.pixelsPerMetre)} px/m (${view.level})`,
  source: `${standards.video.name}, ${standards.video.edition}; ${assumed}: ${ourValue}`,
});

const channels = ({ installed, staying, recording }: VideoPlan): Calculation => ({
  name: 'Recorder channels',
  formula: 'cameras × margin, then the smallest of 4, 8, 16, 32 or 64; several above 64',
  inputs: [
    { name: 'New cameras', value: count(installed, 'camera') },
    { name: 'Cameras that stay', value: count(staying, 'camera') },
    { name: 'Margin', value: String(videoValues.channelMargin) },
  ],
  result: `${figure((installed + staying) * videoValues.channelMargin)} channels needed, ${figure(recording.recorders * (recording.offer?.figures.channels ?? recording.channels))} planned`,
  source: ourValue,
});

const storage = ({ mbps, terabytes, recording, site }: VideoPlan): Calculation => ({
  name: 'Storage',
  formula: 'bit rate of all cameras × 0.0108 × recorded share of the day × days × margin',
  inputs: [
    { name: 'Bit rate of all cameras', value: `${figure(mbps)} Mbps, H.265` },
    { name: 'Recorded share of the day', value: String(videoValues.recordedFraction[site.trade]) },
    { name: 'Days', value: count(site.footageDays, 'day') },
    { name: 'Margin', value: String(videoValues.storageMargin) },
  ],
  result: `${figure(terabytes)} TB, ${count(recording.recorders, 'recorder')}`,
  source: `1 Mbps for a day is 0.0108 TB; bit rates, share and margin: ${ourValue}`,
});

const poe = ({ network, recording }: VideoPlan): Calculation => ({
  name: 'PoE budget',
  formula: 'most that the cameras draw × margin',
  inputs: [
    { name: 'Cameras', value: count(network.central.cameras, 'camera') },
    { name: 'Most that they draw', value: `${figure(network.central.watts)} W` },
    { name: 'Margin', value: String(videoValues.poeMargin) },
  ],
  result: `${figure(poeBudget(network.central))} W needed, ${poePlanned(network, recording)}`,
  source: `IEEE 802.3af gives a device 12.95 W; watts of a camera and margin: ${ourValue}`,
});

function poePlanned(
  { centralSwitches, recorderFeeds }: VideoPlan['network'],
  { offer }: VideoPlan['recording'],
): string {
  if (recorderFeeds) return `${figure(offer?.figures.watts ?? 0)} W from the recorder`;
  if (!centralSwitches) return 'switches to be quoted';
  const watts = centralSwitches.reduce(
    (sum, piece) => sum + piece.quantity * (piece.offer.figures.watts ?? 0),
    0,
  );
  return `${figure(watts)} W from the switches`;
}

const cable = ({ installed, site }: VideoPlan): Calculation => ({
  name: 'Network cable',
  formula: 'runs × average length × waste',
  inputs: [
    { name: 'Runs', value: count(installed, 'camera') },
    { name: 'Average length', value: `${cableValues.averageRunM[site.trade]} m` },
    { name: 'Waste', value: String(cableValues.wasteFactor) },
  ],
  result: `${figure(cableMetres(installed, site.trade))} m`,
  source: `trade practice for waste; average length: ${ourValue}`,
});

const fibre = ({ site, network }: VideoPlan): Calculation => ({
  name: 'Longest run to the boundary',
  formula: 'boundary ÷ 4: from the middle of a square site to its corner, along the walls',
  inputs: [{ name: 'Boundary', value: `${figure(site.boundary.length)} m` }],
  result: `${figure(longestRun(site))} m, more than ${cableValues.longestCopperRunM} m: ${figure(network.fibre?.metres ?? 0)} m of fibre`,
  source: `CAT6 carries ${cableValues.longestCopperRunM} m; square site: ${ourValue}`,
});
