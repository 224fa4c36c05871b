interface Joined<T> {
  readonly from: T;
  readonly to: T;
  readonly metres: number;
}

/**
 * The shortest cable that joins all points: each goes to the nearest one that is joined already
 * (Prim's algorithm).
 * @param root joined from the start
 */
export function shortestTree<T>(
  root: T,
  others: readonly T[],
  metres: (from: T, to: T) => number,
): readonly Joined<T>[] {
  const tree: Joined<T>[] = [];
  let open = others.map((from): Joined<T> => ({ from, to: root, metres: metres(from, root) }));
  while (open.length > 0) {
    const nearest = open.reduce((best, one) => (one.metres < best.metres ? one : best));
    tree.push(nearest);
    open = open
      .filter((one) => one !== nearest)
      .map((one) => {
        const way = metres(one.from, nearest.from);
        return way < one.metres ? { from: one.from, to: nearest.from, metres: way } : one;
      });
  }
  return tree;
}
