import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import type { Scope } from '../../plan-parts.ts';
import { count, figure } from '../../words/lines/video-figures.ts';
import type { Chosen } from './camera-choice.ts';
import type { VideoPlan } from './video-plan.ts';

const values = videoValues;

/** Planning values and decisions that a visitor should know. */
export function videoAssumptions(plan: VideoPlan, scope: Scope): readonly string[] {
  const { site, staying, network, recording } = plan;
  const spacing = values.boundarySpacingM[site.trade];
  const recorded =
    site.trade === 'home'
      ? 'Cameras record when something moves; the storage is for half of each day.'
      : 'Cameras record day and night.';
  return [
    'Each outer door, shutter and dock has a view of its own. If one camera covers two side by side, we leave one out after the site survey.',
    `Entrance cameras are ${values.doorDistanceM} m from a door and ${values.wideEntranceDistanceM} m from a shutter or dock.`,
    ...plan.cameras.filter(({ meets }) => !meets).map(missedDetail),
    ...(scope === 'essential' ? [] : areaAssumptions(plan, spacing)),
    recorded,
    `Recordings take ${values.mbpsPerMegapixel} Mbps a megapixel with H.265.`,
    ...(staying > 0 ? [stayingText(staying)] : []),
    ...(network.recorderFeeds || network.central.cameras === 0 ? [] : [switchText]),
    ...(recording.offer?.family && families(plan).size > 1 ? [familyText] : []),
    `A cable run is ${cableValues.averageRunM[site.trade]} m on average.`,
    ...(network.fibre ? [fibreText] : []),
  ];
}

function areaAssumptions({ site }: VideoPlan, spacing: number): readonly string[] {
  const boundary =
    site.boundary.length > 0
      ? `One camera watches ${spacing} m of boundary.`
      : 'You have no boundary of your own, so there are no boundary cameras.';
  const floor = `One general view watches ${values.floorPerViewM2} m² of open floor.`;
  return site.openFloorArea > 0 ? [boundary, floor] : [boundary];
}

/** "The price list has no camera that shows 500 px/m at 5 m (shutters and docks)…" */
function missedDetail({ name, need, view }: Chosen): string {
  const needed = `${neededPixelsPerMetre[need.level]} px/m (${need.level}) at ${need.distance} m`;
  const reached = `${figure(view?.pixelsPerMetre ?? 0)} px/m (${view?.level})`;
  return `No camera on the price list gives the ${name} the view that they need: ${needed}, ${Math.ceil(need.leastAngle)}° wide, with light that reaches as far. The one that we planned reaches ${reached}.`;
}

const stayingText = (staying: number): string =>
  `Your ${count(staying, 'camera')} that ${staying === 1 ? 'stays keeps its' : 'stay keep their'} power and cable. The new recorder can connect to ${staying === 1 ? 'it' : 'them'} by ONVIF. We test this at the site survey; analogue cameras need another recorder.`;

const switchText =
  'A PoE switch feeds the cameras, because the price list does not say how many watts the recorder’s ports supply. If its datasheet shows that they supply enough, you do not need the switch.';

const familyText =
  'Cameras of another make than the recorder connect to it by ONVIF. We test this before installation.';

const fibreText =
  'The central switch and the local switches have SFP ports, and each local switch point has mains power.';

const families = ({ cameras, recording }: VideoPlan): ReadonlySet<string> =>
  new Set([...cameras.map(({ offer }) => offer), recording.offer].flatMap((o) => o?.family ?? []));
