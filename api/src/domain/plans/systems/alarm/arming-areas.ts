import { when } from '@app/wording/phrases';
import type { Site } from '../../site.ts';
import type { ArmingArea } from '../../words/names.ts';
import type { AlarmPoints } from './alarm-part.ts';

const outdoors: ReadonlySet<AlarmPoints['symbol']> = new Set(['beam', 'outdoor-detector']);

/** Parts of a site that are locked at their own times, each armed by itself (our planning values). */
export function armingAreas(site: Site, points: readonly AlarmPoints[]): readonly ArmingArea[] {
  const school = site.type === 'School';
  return [
    ...(school ? (['classrooms', 'offices'] as const) : (['rooms'] as const)),
    ...when(!school && site.openFloorArea > 0, 'floor'),
    ...new Set(site.highValueRooms),
    ...when(
      points.some(({ symbol }) => outdoors.has(symbol)),
      'outside',
    ),
  ];
}
