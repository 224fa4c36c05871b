interface Joined<T> {
  readonly from: T;
  readonly to: T;
  readonly metres: number;
}

interface Open<T> extends Joined<T> {
  /** Metres from the root to where it would be joined. */
  readonly rootToJoin: number;
}

/**
 * The shortest cable that joins all points: each goes to the nearest one that is joined already
 * (Prim's algorithm).
 * @param root joined from the start
 * @param detourShare how much of its way from the root counts beside a point's own cable, so that points
 * hang on short ways from the root and not all in one row (Alpert and others, Prim-Dijkstra trade-off, 1995)
 */
export function shortestTree<T>(
  root: T,
  others: readonly T[],
  metres: (from: T, to: T) => number,
  detourShare = 0,
): readonly Joined<T>[] {
  const tree: Joined<T>[] = [];
  const costOf = (one: Open<T>) => one.metres + detourShare * one.rootToJoin;
  let open = others.map(
    (from): Open<T> => ({ from, to: root, metres: metres(from, root), rootToJoin: 0 }),
  );
  while (open.length > 0) {
    const nearest = open.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
    const { from: to, rootToJoin } = nearest;
    tree.push({ from: to, to: nearest.to, metres: nearest.metres });
    open = open
      .filter((one) => one !== nearest)
      .map((one) => {
        const { from } = one;
        const next = {
          from,
          to,
          metres: metres(from, to),
          rootToJoin: rootToJoin + nearest.metres,
        };
        return costOf(next) < costOf(one) ? next : one;
      });
  }
  return tree;
}
