import type { SiteLayout } from '@app/contracts/site-layout';
import { turnOfMark } from '@app/site-plan/device-marks';
import { memo, type ReactNode } from 'react';
import type { Item } from './item.ts';
import marks from './marks.module.css';
import css from './sheet.module.css';
import { markScale, type Projection, toSheet } from './sheet-fit.ts';
import { DeviceSymbol } from './symbols.tsx';
import { deviceName, wallName } from './words.ts';

export interface ItemState {
  readonly isTabStop: boolean;
  readonly isHovered: boolean;
  readonly isMoving: boolean;
}

interface DeviceProps extends ItemState {
  readonly device: SiteLayout['devices'][number];
  readonly isSelected: boolean;
  /** In a group: its mark would lie over others. */
  readonly isDot: boolean;
  readonly projection: Projection;
}

/** A device as a button on the drawing; pressed while its line is selected. */
export const DeviceItem = memo(function DeviceItem({
  device,
  isSelected,
  isDot,
  projection,
  ...state
}: DeviceProps) {
  const at = toSheet(projection, device.at);
  const to = device.to && toSheet(projection, device.to);
  const size = markScale(projection);
  return (
    <ItemButton
      item={{ kind: 'device', id: device.id }}
      name={deviceName(device)}
      pressed={isSelected}
      {...state}
    >
      {to && <path className={css.beam} d={`M${at.x} ${at.y}L${to.x} ${to.y}`} />}
      {to && !isDot && (
        <g transform={`translate(${to.x} ${to.y}) scale(${size})`}>
          <DeviceSymbol symbol={device.symbol} />
        </g>
      )}
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle className={css.target} r={13 * size} />
        <g transform={`scale(${size}) rotate(${Math.round(turnOfMark(device))})`}>
          {isDot ? (
            <circle className={marks.solid} r="3" />
          ) : (
            <DeviceSymbol symbol={device.symbol} />
          )}
        </g>
        {isSelected && <path className={css.brackets} d={BRACKETS} transform={`scale(${size})`} />}
      </g>
    </ItemButton>
  );
});

const BRACKETS = 'M-15-9V-15H-9M9-15H15V-9M15 9V15H9M-9 15H-15V9';

interface WallProps extends ItemState {
  readonly wall: SiteLayout['walls'][number];
  /** All walls, to tell which side this one is. */
  readonly walls: SiteLayout['walls'];
  readonly projection: Projection;
}

/** A wall as a button that moves it. The wall itself is drawn below. */
export const WallItem = memo(function WallItem({ wall, walls, projection, ...state }: WallProps) {
  const [from, to] = [toSheet(projection, wall.from), toSheet(projection, wall.to)];
  return (
    <ItemButton
      item={{ kind: 'wall', id: wall.id }}
      name={`Move ${wallName(wall, walls)}`}
      {...state}
    >
      <path className={css.wall} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </ItemButton>
  );
});

function ItemButton({
  item,
  name,
  pressed,
  isTabStop,
  isHovered,
  isMoving,
  children,
}: ItemState & {
  readonly item: Item;
  readonly name: string;
  readonly pressed?: boolean;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button; the sheet handles keys and clicks
    <g
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-pressed={pressed}
      className={css.item}
      data-kind={item.kind}
      data-item={item.id}
      data-hovered={isHovered || undefined}
      data-moving={isMoving || undefined}
    >
      {children}
    </g>
  );
}
