import type { LayoutDevice, LayoutMark, SiteLayout } from '@app/contracts/site-layout';
import { applyMoved } from '@app/site-plan/apply-moved';
import { blindSpotsBySide } from '@app/site-plan/blind-spots';
import { tagRange } from '@app/site-plan/device-tags';
import {
  around,
  type Bounds,
  boundsOf,
  endsOf,
  grown,
  hasBoundary,
  isIn,
} from '@app/site-plan/geometry/bounds';
import { howMany } from '@app/wording/phrases';
import type { PaperBlock } from '../../paper/paper-document.ts';
import { heading, paragraph, smallTable, textBlocks } from './blocks.ts';
import type { Proposed } from './proposed.ts';

/** The drawing with what the visitor moved. Its numbers are those of the bill. */
export function drawingBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  const enlarged = smallBuilding(layout);
  return [
    heading('Site drawing'),
    {
      kind: 'site-figure',
      name: 'The whole site',
      layout,
      enlarged,
      caption: `Not measured on site. ${enlarged ? 'The numbers at the building are on the last page.' : SHARED}`,
      alt: altOf(layout),
    },
  ];
}

/** A drawing of its own for a building whose numbers have no room on the drawing of the site. */
export function enlargedBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  const enlarged = smallBuilding(layout);
  return enlarged ? [heading('The building, enlarged'), buildingFigure(layout, enlarged)] : [];
}

const SHARED = 'Devices of one line that stand close together share a number.';

/** Metres round a building that count as its own: sirens and outdoor detectors hang there. */
const BESIDE = 2;
/** A building that takes less of the site's width and depth has no room for its numbers. */
const SMALL = 0.4;
/** So many numbers fit round a small building. */
const FEW_LINES = 8;

/** The building with what is beside it, when its numbers would hide it on the drawing of the site. */
function smallBuilding(layout: SiteLayout): Bounds | undefined {
  const walls = layout.walls.filter(({ kind }) => kind === 'outer');
  if (walls.length === 0 || !hasBoundary(layout)) return undefined;
  const site = boundsOf(layout);
  const building = grown(around(endsOf(walls)), BESIDE);
  const lines = new Set(layout.devices.filter(({ at }) => isIn(building, at)).map(lineOf));
  const isSmall = building.width < site.width * SMALL && building.depth < site.depth * SMALL;
  return isSmall && lines.size > FEW_LINES ? building : undefined;
}

const lineOf = ({ line }: LayoutDevice): number => line;

/** Building and devices of a part of a site. */
function buildingFigure(layout: SiteLayout, part: Bounds): PaperBlock {
  const devices = layout.devices.filter(({ at }) => isIn(part, at));
  return {
    kind: 'site-figure',
    name: 'The building, enlarged',
    layout: {
      ...layout,
      walls: layout.walls.filter(({ kind }) => kind !== 'boundary'),
      openings: layout.openings.filter(({ at }) => isIn(part, at)),
      devices,
      fence: [],
      marks: [],
      cover: undefined,
    },
    caption: SHARED,
    alt: `Drawing of the building, enlarged, with ${howMany(devices.length, 'device')}. The details name them.`,
  };
}

/** Every device and mark of the drawing: which line counts it, and where it goes. */
export function deviceBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  return [
    ...textBlocks('About the drawing', [...layout.notes, ...coverNotes(layout)]),
    heading('Devices on the drawing'),
    layout.devices.length > 0
      ? smallTable(['No.', 'Device', 'Where'], deviceRows(layout, plan.bom))
      : paragraph('This plan has no devices that are drawn.'),
  ];
}

const metres = (length: number): string => `${Math.round(length * 10) / 10} m`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const altOf = ({ width, depth, devices }: SiteLayout): string =>
  `Drawing of the site, ${metres(width)} by ${metres(depth)}, not measured on site, with ${howMany(devices.length, 'device')}. The details name them.`;

function coverNotes({ cover, noGround }: SiteLayout): readonly string[] {
  if (!cover) return [];
  const spots = blindSpotsBySide(cover.blindSpots);
  const perimeter = noGround ? '' : `${percent(cover.perimeter)} of the perimeter and `;
  return [
    `Seen by cameras at level discern or better: ${perimeter}${percent(cover.entrances)} of the entrances.`,
    ...(spots.length > 0 ? [`Blind spots: ${spots.join('; ')}.`] : []),
  ];
}

function deviceRows({ devices, marks = [] }: SiteLayout, bom: Proposed['plan']['bom']) {
  const row = (line: number, pieces: number, where: string) => ({
    line,
    cells: [String(line + 1), `${pieces} × ${bom[line]?.item ?? 'device'}`, where],
  });
  const ofDevices = [...Map.groupBy(devices, ({ line }) => line)].map(([line, drawn]) =>
    row(line, drawn.length, placesOf(drawn)),
  );
  const ofMarks = marks.flatMap((mark) =>
    mark.line === undefined ? [] : [row(mark.line, mark.at.length, markName(mark))],
  );
  const unpriced = marks.flatMap((mark) =>
    mark.line === undefined ? [['–', `${mark.at.length} × ${mark.label}`, tagRange(mark)]] : [],
  );
  return [
    ...[...ofDevices, ...ofMarks]
      .toSorted((one, other) => one.line - other.line)
      .map(({ cells }) => cells),
    ...unpriced,
  ];
}

/** "Z01 to Z18 Fence warning sign". */
const markName = (mark: LayoutMark): string =>
  [tagRange(mark), mark.label].filter(Boolean).join(' ');

/** "C01 Front door, 2.4 m high, wired to R01; C02 Back door". */
const placesOf = (devices: readonly LayoutDevice[]): string =>
  devices
    .map(({ tag, label, height, switch: wiredTo }) =>
      [
        [tag, label].filter(Boolean).join(' '),
        ...(height === undefined ? [] : [`${metres(height)} high`]),
        ...(wiredTo === undefined ? [] : [`wired to ${wiredTo}`]),
      ].join(', '),
    )
    .join('; ');
