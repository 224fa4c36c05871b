import type { LayoutRoom } from '@app/contracts/site-layout';
import css from './marks.module.css';
import { areaPath } from './paths.ts';

/** Floors of rooms, along the axes or along the walls of a turned building. In metres. */
export const Rooms = ({ rooms }: { readonly rooms: readonly LayoutRoom[] }) =>
  rooms.map(({ id, at, width, depth, corners }) =>
    corners ? (
      <path key={id} className={css.room} d={areaPath(corners)} />
    ) : (
      <rect key={id} className={css.room} {...at} width={width} height={depth} />
    ),
  );
