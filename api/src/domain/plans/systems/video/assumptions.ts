import { videoValues } from '@app/knowledge/planning/video';
import { once, when } from '@app/wording/phrases';
import type { Scope, SystemDesign } from '../../plan-parts.ts';
import { hasGround } from '../../site.ts';
import { boundaryStretches } from './boundary-stretches.ts';
import type { Chosen } from './camera-choice.ts';
import { needsCabinet } from './mounting-parts.ts';
import { recorderPoeWatts } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

/** Planning values and decisions that a visitor should know. */
export function videoAssumptions(plan: VideoPlan, scope: Scope): SystemDesign['assumptions'] {
  const { site, cameras, staying, recording, signal } = plan;
  const { trade, boundary, openFloorArea } = site;
  const watched = boundary.length > 0;
  const areas = scope !== 'essential';
  return [
    ...coaxCameras(plan),
    site.outline ? 'entrance-views-drawn' : 'entrance-views',
    { id: 'entrance-distances', outdoor: hasGround(site) },
    ...unstatedWdr(cameras),
    ...cameras
      .filter(({ meets }) => !meets)
      .map(({ name, need: { level, distance, leastAngle }, view }) => ({
        id: 'missed-detail' as const,
        views: name,
        needed: level,
        distance,
        leastAngle,
        pixelsPerMetre: view?.pixelsPerMetre ?? 0,
        reached: view?.level,
      })),
    ...cameras.flatMap(({ name, view }) =>
      view && (name === 'driveways' || name === 'vehicle-lanes')
        ? [{ id: 'gate-detail' as const, views: name, view }]
        : [],
    ),
    ...when(areas && watched, boundaryCameras(plan)),
    ...when(areas && !watched, 'no-boundary-views'),
    ...when(areas && openFloorArea > 0, 'floor-views'),
    trade === 'home' ? 'recorded-movement' : 'recorded-always',
    'bit-rate',
    ...when(staying > 0, {
      id: signal === 'coax' ? 'coax-cameras-stay' : 'cameras-stay',
      cameras: staying,
    }),
    ...recorderPorts(plan),
    ...when(trade === 'home', 'no-screen'),
    ...when(!needsCabinet(plan), 'no-cabinet'),
    ...when(
      Boolean(recording.offer?.family) && families(plan).size > 1,
      signal === 'coax' ? 'several-coax-makes' : 'several-makes',
    ),
    ...when(site.cables === 'impossible', 'camera-cables'),
  ];
}

function boundaryCameras({ site, cameras }: VideoPlan): SystemDesign['assumptions'][number] {
  const reach = cameras.flatMap(({ name, view }) =>
    name === 'boundary' && view ? view.reach : [],
  );
  const { longest } = boundaryStretches(site);
  const distance = Math.min(videoValues.boundarySpacingM[site.trade], longest, ...reach);
  if (!site.outline) return { id: 'boundary-views', longest, distance };
  return { id: 'boundary-by-view', distance };
}

/** That they are no network cameras, what is recorded of their pictures, and how far cable carries them. */
function coaxCameras({
  carrier,
  cameras,
  recording,
  signal,
}: VideoPlan): SystemDesign['assumptions'] {
  if (signal === 'network') return [];
  const pixels = Math.max(0, ...cameras.flatMap(({ view }) => view?.pixels ?? []));
  const { offer } = recording;
  return [
    ...when(pixels > 0, { id: 'coax-cameras', carrier, pixels }),
    ...(offer?.features.has('lite') ? [{ id: 'lite-recorders' as const, name: offer.name }] : []),
    carrier === 'coax' ? 'coax-distances' : 'pair-distances',
  ];
}

/** One text for all products that a price list says too little about. */
function unstatedWdr(cameras: readonly Chosen[]): SystemDesign['assumptions'] {
  const names = cameras.flatMap(({ need, offer }) =>
    need.wdr && offer && !offer.features.has('wdr') ? [offer.name] : [],
  );
  return when(names.length > 0, { id: 'unstated-wdr', names: once(names) });
}

/** What feeds the cameras near the recorder, where that rests on a planning value. */
function recorderPorts({ network, recording }: VideoPlan): SystemDesign['assumptions'] {
  const { onRecorder, onSwitches } = network;
  const { offer } = recording;
  const watts = offer && offer.figures.watts === undefined ? recorderPoeWatts(offer) : 0;
  if (watts === 0 || onRecorder.cameras === 0) return [];
  return [
    {
      id: 'recorder-feeds-cameras',
      watts,
      onRecorder: onRecorder.cameras,
      onSwitches: onSwitches.cameras,
    },
  ];
}

const families = ({ cameras, recording }: VideoPlan): ReadonlySet<string> =>
  new Set([...cameras.map(({ offer }) => offer), recording.offer].flatMap((o) => o?.family ?? []));
