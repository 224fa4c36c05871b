import type { Capable } from './capable.ts';
import type { DeviceKind } from './device-kinds.ts';
import { featureBits } from './features.ts';
import type { Figure } from './figures.ts';
import type { Need } from './need.ts';

type Item = Pick<Capable, 'device' | 'figures' | 'features'>;

/**
 * Finds what meets a need, in the order of the items. A long list has thousands of cameras, so what
 * the items of a kind can do is kept in columns of numbers, which take microseconds to compare.
 */
export function needFinder<One extends Item>(
  items: readonly One[],
): (need: Need) => readonly One[] {
  const kinds = new Map<DeviceKind, (need: Need) => readonly One[]>();
  for (const [device, group] of Map.groupBy(items, (item) => item.device)) {
    kinds.set(device, finderAmong(group));
  }
  return (need) => kinds.get(need.device)?.(need) ?? [];
}

function finderAmong<One extends Item>(group: readonly One[]): (need: Need) => readonly One[] {
  const masks = group.map((item) => featureBits(item.features));
  const low = Int32Array.from(masks, ([first]) => first);
  const high = Int32Array.from(masks, ([, second]) => second);
  const columns = new Map<Figure, Float64Array>();
  /** A figure that an item does not have is NaN, which meets no bound. */
  const columnOf = (figure: Figure) => {
    const known = columns.get(figure);
    if (known) return known;
    const made = Float64Array.from(group, ({ figures }) => figures[figure] ?? Number.NaN);
    columns.set(figure, made);
    return made;
  };
  const bounds = (limits: Need['atLeast'] = {}) =>
    (Object.entries(limits) as [Figure, number][]).map(
      ([figure, bound]) => [columnOf(figure), bound] as const,
    );
  return ({ atLeast, atMost, with: wanted = [], without = [] }) => {
    const [hasLow, hasHigh] = featureBits(wanted);
    const [hasNotLow, hasNotHigh] = featureBits(without);
    const least = bounds(atLeast);
    const most = bounds(atMost);
    return group.filter((_, at) => {
      const [ownLow, ownHigh] = [low[at] as number, high[at] as number];
      if ((ownLow & hasLow) !== hasLow || (ownHigh & hasHigh) !== hasHigh) return false;
      if ((ownLow & hasNotLow) !== 0 || (ownHigh & hasNotHigh) !== 0) return false;
      for (const [column, bound] of least) if (!((column[at] as number) >= bound)) return false;
      for (const [column, bound] of most) if (!((column[at] as number) <= bound)) return false;
      return true;
    });
  };
}
