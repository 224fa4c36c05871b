import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { type Bounds, boundsOf, centreOf, hasBoundary } from '@app/site-plan/geometry/bounds';
import { minus, times } from '@app/site-plan/geometry/vectors';
import { type ComponentProps, type FocusEvent, memo, type Ref, useMemo } from 'react';
import type { Arranged } from './arrange.ts';
import { BalloonMarks } from './balloon-marks.tsx';
import { CoverTints } from './cover-tints.tsx';
import { FenceMarks, outward } from './fence-marks.tsx';
import { type Item, isSame } from './item.ts';
import { itemOf } from './item-of.ts';
import { LightMarks } from './light-marks.tsx';
import marks from './marks.module.css';
import { Openings } from './openings.tsx';
import { linePath } from './paths.ts';
import { Rooms } from './rooms.tsx';
import css from './sheet.module.css';
import { type Projection, type Sheet as SheetSize, toSheet } from './sheet-fit.ts';
import { DeviceItem, WallItem } from './sheet-item.tsx';
import { SheetNotes } from './sheet-notes.tsx';
import { gatheredIds } from './targets.ts';
import { ThreatMarks } from './threat-marks.tsx';
import { drawnBands, drawnRange } from './views.ts';
import { Walls } from './walls.tsx';

interface Props extends Omit<ComponentProps<'svg'>, 'onFocus'> {
  readonly layout: SiteLayout;
  readonly size: SheetSize;
  /** With the zoom. */
  readonly projection: Projection;
  readonly arranged: Arranged;
  /** The view that answers the gravest threat, as a path in metres. */
  readonly answer: string;
  readonly selectedLine: number | undefined;
  readonly active: Item | undefined;
  readonly hovered: Item | undefined;
  /** Whose view or range has a line round it. */
  readonly looking: Item | undefined;
  readonly moving: Item | undefined;
  readonly onFocusItem: (item: Item) => void;
  readonly ref?: Ref<SVGSVGElement>;
}

/** The drawing itself: site and cover in metres, and over them marks and notes in pixels. */
export function Sheet(props: Props) {
  const {
    layout,
    size,
    projection,
    arranged,
    answer,
    selectedLine,
    active,
    hovered,
    looking,
    moving,
    onFocusItem,
    ...rest
  } = props;
  const { devices, walls, width, depth } = layout;
  const bounds = useMemo(() => boundsOf({ walls, width, depth }), [walls, width, depth]);
  const { targets, threats } = arranged;
  const dots = useMemo(() => gatheredIds(targets), [targets]);
  const outlined = looking?.kind === 'device' ? looking.id : undefined;
  const stateOf = (item: Item) => ({
    isTabStop: isSame(item, active),
    isHovered: isSame(item, hovered),
    isMoving: isSame(item, moving),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing
    <svg
      {...rest}
      role="group"
      className={css.sheet}
      viewBox={`0 0 ${size.width} ${size.height}`}
      onFocus={(event: FocusEvent) => {
        const item = itemOf(event.target);
        if (item) onFocusItem(item);
      }}
    >
      <SiteInMetres
        layout={layout}
        bounds={bounds}
        projection={projection}
        outlined={outlined}
        answer={answer}
      />
      <FenceMarks fence={layout.fence} bounds={bounds} projection={projection} />
      <LightMarks marks={layout.marks ?? noMarks} projection={projection} />
      <BlindSpots layout={layout} projection={projection} />
      <SheetNotes
        layout={layout}
        sheet={size}
        projection={projection}
        taken={overNotes(arranged)}
      />
      {walls.map((wall) => (
        <WallItem
          key={wall.id}
          wall={wall}
          walls={walls}
          projection={projection}
          {...stateOf({ kind: 'wall', id: wall.id })}
        />
      ))}
      {devices.map((device) => (
        <DeviceItem
          key={device.id}
          device={device}
          projection={projection}
          isDot={dots.has(device.id)}
          isSelected={device.line === selectedLine}
          {...stateOf({ kind: 'device', id: device.id })}
        />
      ))}
      <BalloonMarks targets={targets} selectedLine={selectedLine} />
      <ThreatMarks threats={threats} />
    </svg>
  );
}

/** Numbers, letters and the devices that are drawn with a symbol. */
const overNotes = ({ targets, threats }: Arranged): Point[] => [
  ...targets.flatMap(({ item, at, marks }) => (item.kind === 'group' ? [at] : [at, ...marks])),
  ...threats.flatMap(({ letter, at, letterAt }) => (letter === 'A' ? [at, letterAt] : [letterAt])),
];

const noMarks: NonNullable<SiteLayout['marks']> = [];

interface SiteProps {
  readonly layout: SiteLayout;
  readonly bounds: Bounds;
  readonly projection: Projection;
  /** Device whose view or range has a line round it. */
  readonly outlined: string | undefined;
  readonly answer: string;
}

const SiteInMetres = memo(function SiteInMetres(props: SiteProps) {
  const { layout, bounds, projection, outlined, answer } = props;
  const { devices, walls, rooms, openings } = layout;
  const { scale, origin } = projection;
  const device = devices.find(({ id }) => id === outlined);
  const outline = device && (drawnBands(device, walls) ?? drawnRange(device, walls));
  return (
    <g className={marks.still} transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
      <Rooms rooms={rooms} />
      <CoverTints devices={devices} walls={walls} bounds={bounds} answer={answer} />
      <path
        className={marks.hidden}
        d={devices.map((device) => drawnRange(device, walls) ?? '').join('')}
      />
      <path className={marks.outline} d={outline ?? ''} />
      <Walls walls={walls} openings={openings} scale={scale} />
      <Openings walls={walls} openings={openings} />
    </g>
  );
});

/** Pixels from the wall, on the side that is watched: on the ground, where no fence is drawn. */
const BESIDE = 9;

interface BlindSpotsProps {
  readonly layout: SiteLayout;
  readonly projection: Projection;
}

/** Stretches that no camera sees. */
function BlindSpots({ layout, projection }: BlindSpotsProps) {
  const bounds = boundsOf(layout);
  const inwards = hasBoundary(layout) ? 1 : -1;
  const middle = toSheet(projection, centreOf(bounds));
  const d = layout.cover?.blindSpots.map((spot) => {
    const side = { from: toSheet(projection, spot.from), to: toSheet(projection, spot.to) };
    const inset = times(outward(side, middle), BESIDE * inwards);
    return linePath([minus(side.from, inset), minus(side.to, inset)]);
  });
  return <path className={marks.blind} d={d?.join('') ?? ''} />;
}
