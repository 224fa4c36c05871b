import type { LayoutOpening, LayoutWall } from '@app/contracts/site-layout';
import { minus } from '@app/site-plan/geometry/vectors';
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
    const { x, y } = minus(wall.to, wall.from);
    const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI);
    const { at, width, kind } = opening;
    return (
      <path
        key={opening.id}
        className={kind === 'vehicle-gate' ? css.object : css.thin}
        transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
        d={openingPath(kind, width)}
      />
    );
  });

/** On a wall that runs to the right, centred on 0 0. */
function openingPath(kind: LayoutOpening['kind'], width: number): string {
  const half = width / 2;
  switch (kind) {
    case 'vehicle-gate':
      return `M${-half} 0H${half}`;
    case 'shutter':
    case 'dock':
      return `M${-half}-.15H${half}M${-half} .15H${half}`;
    case 'window':
      return `M${-half} 0H${half}M${-half}-.12H${half}M${-half} .12H${half}`;
    case 'door':
    case 'pedestrian-gate':
      return `M${-half} 0V${width}A${width} ${width} 0 0 0 ${half} 0`;
  }
}
