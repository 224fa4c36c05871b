import type { CableRun } from '../../plan-parts.ts';
import type { AlarmPoints } from './alarm-part.ts';

/**
 * Cable of a wired alarm: one from each device to a panel, one through all keypads, and one round the
 * boundary for beams. Several panels share the devices equally.
 */
export function alarmRuns(points: readonly AlarmPoints[], panels: number): readonly CableRun[] {
  const own = points.filter(({ cable }) => cable === 'own').flatMap(idsOf);
  const shared = points.filter(({ cable }) => cable === 'shared');
  return [
    ...own.map((from, index): CableRun => {
      const panel = 1 + Math.floor((index * panels) / own.length);
      return { cable: 'comms', from, to: `alarm-panel-${panel}` };
    }),
    ...[...Map.groupBy(shared, ({ symbol }) => symbol).values()].map(
      (group): CableRun => ({
        cable: 'comms',
        through: group.flatMap(idsOf),
        to: 'alarm-panel-1',
      }),
    ),
  ];
}

const idsOf = ({ id, places }: AlarmPoints): string[] =>
  places.map((_, index) => `${id}-${index + 1}`);
