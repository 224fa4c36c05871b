import type { LayoutDevice, LayoutMark, SiteLayout } from '@app/contracts/site-layout';
import { applyMoved } from '@app/site-plan/apply-moved';
import { blindSpotsBySide } from '@app/site-plan/blind-spots';
import { tagRange } from '@app/site-plan/device-tags';
import { howMany } from '@app/wording/phrases';
import type { PaperBlock } from '../../paper/paper-document.ts';
import { heading, list, paragraph, smallTable } from './blocks.ts';
import type { Proposed } from './proposed.ts';

/** The drawing with what the visitor moved. Its numbers are those of the bill. */
export function drawingBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  const notes = [...layout.notes, ...coverNotes(layout)];
  return [
    heading('Site drawing'),
    {
      kind: 'site-figure',
      layout,
      caption:
        'Not measured on site. Devices of one line that stand close together share a number.',
      alt: altOf(layout),
    },
    ...(notes.length > 0 ? [list(notes)] : []),
  ];
}

/** Every device and mark of the drawing: which line counts it, and where it goes. */
export function deviceBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  return [
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
