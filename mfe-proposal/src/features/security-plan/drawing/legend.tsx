import type { LayoutDevice, SiteLayout } from '@app/contracts/site-layout';
import { lightMarks } from '@app/site-plan/device-marks';
import { memo, type ReactNode } from 'react';
import marks from './marks.module.css';
import css from './site-drawing.module.css';
import { DeviceSymbol } from './symbols.tsx';
import { symbolNames } from './words.ts';

interface Props {
  /** As the plan has it: moving changes no symbol. */
  readonly layout: SiteLayout;
  /** By default those of the plan. */
  readonly hasBlindSpots?: boolean;
  /** Whether a view is amber. */
  readonly hasAnswer?: boolean;
}

/** What the strokes, tints and symbols of this drawing mean; only those that it has. */
export const Legend = memo(function Legend({
  layout,
  hasBlindSpots = hasBlindSpot(layout),
  hasAnswer = false,
}: Props) {
  const { devices, walls, fence, marks: light = [] } = layout;
  const symbols = [...new Set(devices.map(({ symbol }) => symbol))];
  const hasViews = devices.some(({ view }) => view);
  return (
    <ul className={css.legend}>
      {symbols.map((symbol) => (
        <Entry key={symbol} text={symbolEntry(symbol, devices)}>
          <g transform="translate(20 14)">
            <DeviceSymbol symbol={symbol} />
          </g>
        </Entry>
      ))}
      {light.map(({ symbol, label, at }) => (
        <Entry key={label} isLong={label.length > LONG_WORDS} text={`${label} (${at.length})`}>
          <path className={marks.light} d={`M20 14${lightMarks[symbol]}`} />
        </Entry>
      ))}
      {hasViews && (
        <>
          <Entry isLong text="You see that something moves (below 80 px/m)">
            {tint(marks.cover)}
          </Entry>
          <Entry isLong text="You see a person, not who it is (discern, 80 px/m)">
            {tint(marks.cover2)}
          </Entry>
          <Entry isLong text="You see who it is (validate, 500 px/m)">
            {tint(marks.cover3)}
          </Entry>
        </>
      )}
      {hasAnswer && (
        <Entry isLong text="The camera view that answers threat A">
          {tint(marks.answer)}
        </Entry>
      )}
      {devices.some(({ range }) => range) && (
        <Entry text="Range of a detector">
          <path className={marks.hidden} d="M4 24V4H34A30 20 0 0 1 4 24Z" />
        </Entry>
      )}
      {hasBlindSpots && (
        <Entry isLong text="Blind spot: no camera shows a person here">
          <path className={marks.blind} d="M3 14H37" />
        </Entry>
      )}
      {walls.some(({ seeThrough }) => seeThrough) && (
        <Entry text="Fence that cameras see through">
          <path className={marks.fence} d="M2 14H38" />
        </Entry>
      )}
      {fence.length > 0 && (
        <Entry isLong text={fenceEntry(fence.length)}>
          <path className={marks.object} d="M2 20H38" />
          <path className={marks.ticks} d="M8 16V9M20 16V9M32 16V9" />
        </Entry>
      )}
    </ul>
  );
});

/** Letters that fit beside a mark in a narrow column. */
const LONG_WORDS = 24;

const hasBlindSpot = ({ cover }: SiteLayout): boolean => (cover?.blindSpots.length ?? 0) > 0;

const fenceEntry = (zones: number): string =>
  zones === 1
    ? 'Electric fence, one zone'
    : `Electric fence, ${zones} zones; each begins at a long mark`;

/** "Camera (7)". */
function symbolEntry(symbol: LayoutDevice['symbol'], devices: SiteLayout['devices']): string {
  return `${symbolNames[symbol]} (${devices.filter((device) => device.symbol === symbol).length})`;
}

const tint = (tone: string | undefined) => (
  <>
    <rect className={tone} x="3" y="3" width="34" height="22" />
    <rect className={marks.thin} x="3" y="3" width="34" height="22" />
  </>
);

const Entry = ({
  text,
  isLong,
  children,
}: {
  readonly text: string;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}) => (
  <li data-long={isLong}>
    <svg viewBox="0 0 40 28" aria-hidden="true" focusable="false">
      {children}
    </svg>
    <span>{text}</span>
  </li>
);
