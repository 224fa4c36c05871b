import { when } from '@app/wording/phrases';
import type { Scope, SystemDesign } from '../../plan-parts.ts';
import type { VideoPlan } from './video-plan.ts';

/** Planning values and decisions that a visitor should know. */
export function videoAssumptions(plan: VideoPlan, scope: Scope): SystemDesign['assumptions'] {
  const { site, cameras, staying, network, recording } = plan;
  const { trade, boundary, openFloorArea } = site;
  const watched = boundary.length > 0;
  const areas = scope !== 'essential';
  return [
    'entrance-views',
    'entrance-distances',
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
    ...when(areas && watched, { id: 'boundary-views', trade }),
    ...when(areas && !watched, 'no-boundary-views'),
    ...when(areas && openFloorArea > 0, 'floor-views'),
    trade === 'home' ? 'recorded-movement' : 'recorded-always',
    'bit-rate',
    ...when(staying > 0, { id: 'cameras-stay', cameras: staying }),
    ...when(!network.recorderFeeds && network.central.cameras > 0, 'switch-feeds-cameras'),
    ...when(Boolean(recording.offer?.family) && families(plan).size > 1, 'several-makes'),
    { id: 'cable-run', trade },
    ...when(site.cables === 'impossible', 'camera-cables'),
    ...when(network.fibre !== undefined, 'fibre'),
  ];
}

const families = ({ cameras, recording }: VideoPlan): ReadonlySet<string> =>
  new Set([...cameras.map(({ offer }) => offer), recording.offer].flatMap((o) => o?.family ?? []));
