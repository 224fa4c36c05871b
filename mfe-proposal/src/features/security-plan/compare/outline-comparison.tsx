import type { SiteLayout } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { around } from '@app/site-plan/geometry/bounds';
import { outlineChanges } from '@app/site-plan/outline-changes';
import { wallPieces } from '@app/site-plan/wall-pieces';
import { linePath } from '../drawing/paths.ts';
import { drawnLayout } from '../own-site/drawn-layout.ts';
import css from './outline-comparison.module.css';

interface Props {
  readonly before: SiteOutline;
  readonly after: SiteOutline;
}

/** A site before and after as one drawing, and what changed in words; nothing for the same site. */
export function OutlineComparison({ before, after }: Props) {
  const changes = outlineChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <div className={css.comparison}>
      <figure className={css.both}>
        <BothOutlines before={before} after={after} />
        <figcaption>
          <ul className={css.key} aria-hidden="true">
            <Key name="Before" mark={css.before} />
            <Key name="After" mark={css.after} />
            <Key name="Changed" mark={css.changed} />
          </ul>
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </div>
  );
}

/** Metres round the outlines, so that no line is cut. */
const MARGIN = 0.02;

/** What was is dashed, what is is solid, and what of it is new is blue. */
function BothOutlines({ before, after }: Props) {
  const [was, now] = [wallsOf(before), wallsOf(after)];
  const { x, y, width, depth } = around(
    [...was, ...now].flatMap(({ pieces }) => pieces.flatMap(({ from, to }) => [from, to])),
  );
  const margin = MARGIN * Math.max(width, depth);
  const isIn = (others: typeof was) => (wall: (typeof was)[number]) =>
    others.some(({ path }) => path === wall.path);
  const pathOf = (walls: typeof was) => walls.map(({ path }) => path).join('');
  return (
    <svg
      className={css.drawing}
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${depth + 2 * margin}`}
      role="img"
      aria-label="The site before, dashed, and after, solid"
    >
      <path className={css.after} d={pathOf(now.filter(isIn(was)))} />
      <path className={css.changed} d={pathOf(now.filter((wall) => !isIn(was)(wall)))} />
      <path className={css.before} d={pathOf(was.filter((wall) => !isIn(now)(wall)))} />
    </svg>
  );
}

const empty: SiteLayout = {
  width: 0,
  depth: 0,
  notes: [],
  walls: [],
  openings: [],
  rooms: [],
  devices: [],
  fence: [],
};

/** Walls with gaps where doors and gates are. */
function wallsOf(outline: SiteOutline) {
  const { walls, openings } = drawnLayout(outline, { layout: empty, of: outline }, true);
  return walls.map((wall) => {
    const pieces = wallPieces(wall, openings);
    return { pieces, path: pieces.map(({ from, to }) => linePath([from, to])).join('') };
  });
}

const Key = ({ name, mark }: { readonly name: string; readonly mark: string | undefined }) => (
  <li>
    <svg viewBox="0 0 32 8" aria-hidden="true">
      <path className={mark} d="M1 4H31" />
    </svg>
    {name}
  </li>
);
