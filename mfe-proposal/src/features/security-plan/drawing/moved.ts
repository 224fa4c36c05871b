import type { Point } from '@app/contracts/site-layout';

/** Where the visitor has put devices and walls, by their id. What is not named is where the plan has it. */
export interface Moved {
  readonly devices: Readonly<
    Record<string, { readonly at: Point; readonly direction?: number | undefined }>
  >;
  readonly walls: Readonly<Record<string, { readonly from: Point; readonly to: Point }>>;
}

export const nothingMoved: Moved = { devices: {}, walls: {} };

export const isMoved = ({ devices, walls }: Moved): boolean =>
  Object.keys(devices).length + Object.keys(walls).length > 0;
