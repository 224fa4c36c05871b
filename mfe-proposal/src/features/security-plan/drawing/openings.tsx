import type { LayoutOpening, LayoutWall } from '@app/contracts/site-layout';
import { openingPath, turnOf } from '@app/site-plan/opening-path';
import css from './marks.module.css';

interface Props {
  readonly walls: readonly LayoutWall[];
  readonly openings: readonly LayoutOpening[];
}

/** Doors with their swing, shutters, docks and gates, in the gaps of the walls. In metres. */
export const Openings = ({ walls, openings }: Props) =>
  openings.map((opening) => {
    const wall = walls.find(({ id }) => id === opening.wall);
    if (!wall) return null;
    const { at, width, kind } = opening;
    return (
      <path
        key={opening.id}
        className={kind === 'vehicle-gate' ? css.object : css.thin}
        transform={`translate(${at.x} ${at.y}) rotate(${turnOf(wall)})`}
        d={openingPath(kind, width)}
      />
    );
  });
