import type { LayoutRoom } from '@app/contracts/site-layout';
import css from './marks.module.css';
import { areaPath } from './paths.ts';

/** Floors of rooms, along the axes or along the walls of a turned building. In metres. */
interface Props {
  readonly rooms: readonly LayoutRoom[];
  readonly opacity?: number | undefined;
}

export const Rooms = ({ rooms, opacity }: Props) =>
  rooms.map(({ id, at, width, depth, corners }) =>
    corners ? (
      <path key={id} className={css.room} fillOpacity={opacity} d={areaPath(corners)} />
    ) : (
      <rect
        key={id}
        className={css.room}
        fillOpacity={opacity}
        {...at}
        width={width}
        height={depth}
      />
    ),
  );
