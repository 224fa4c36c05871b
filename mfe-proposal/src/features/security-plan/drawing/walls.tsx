import type { LayoutOpening, LayoutWall } from '@app/contracts/site-layout';
import { wallPieces } from '@app/site-plan/wall-pieces';
import css from './marks.module.css';
import { linePath } from './paths.ts';

/** Pixels: a thinner wall has no room between two lines. */
const DOUBLE_LINE = 4.5;
const SINGLE_LINE = 2;
const widths = {
  boundary: { metres: 0.4, most: 8 },
  outer: { metres: 0.4, most: 8 },
  inner: { metres: 0.3, most: 6 },
  solid: { metres: 0.2, most: 6 },
};

interface Props {
  readonly walls: readonly LayoutWall[];
  readonly openings: readonly LayoutOpening[];
  /** Pixels to the metre. */
  readonly scale: number;
}

/** Walls as double lines with gaps for openings, and fences as a dashed line. In metres. */
export function Walls({ walls, openings, scale }: Props) {
  const kinds = (['solid', 'inner', 'outer', 'boundary'] as const).map((kind) => {
    const { metres, most } = widths[kind];
    const solid = walls.filter((wall) => wall.kind === kind && !wall.seeThrough);
    const width = metres * scale < DOUBLE_LINE ? SINGLE_LINE : Math.min(metres * scale, most);
    return { kind, width, d: solid.map((wall) => wallPath(wall, openings)).join('') };
  });
  const fences = walls.filter(({ seeThrough }) => seeThrough);
  return (
    <>
      <path className={css.fence} d={fences.map((wall) => wallPath(wall, openings)).join('')} />
      {kinds.map(({ kind, d, width }) => (
        <path key={kind} className={css.outerWall} d={d} style={{ strokeWidth: width }} />
      ))}
      {kinds
        .filter(({ width }) => width > SINGLE_LINE)
        .map(({ kind, d, width }) => (
          <path key={kind} className={css.innerWall} d={d} style={{ strokeWidth: width - 3 }} />
        ))}
    </>
  );
}

const wallPath = (wall: LayoutWall, openings: readonly LayoutOpening[]): string =>
  wallPieces(wall, openings)
    .map(({ from, to }) => linePath([from, to]))
    .join('');
