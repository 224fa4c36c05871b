import type { LayoutDevice, SiteLayout } from '@app/contracts/site-layout';
import { applyMoved } from '@app/site-plan/apply-moved';
import { howMany } from '@app/wording/phrases';
import type { PaperBlock } from '../../paper/paper-document.ts';
import { heading, list, paragraph, table } from './blocks.ts';
import type { Proposed } from './proposed.ts';

/** The drawing with what the visitor moved, on a page of its own, and what its numbers are. */
export function siteBlocks({ plan, moved }: Proposed): readonly PaperBlock[] {
  const layout = applyMoved(plan.layout, moved);
  const notes = [...layout.notes, ...coverNotes(layout)];
  return [
    { kind: 'page-break' },
    heading('Site drawing'),
    {
      kind: 'site-figure',
      layout,
      caption: 'Not to scale: drawn from your answers, not from a survey.',
      alt: altOf(layout),
    },
    ...(notes.length > 0 ? [list(notes)] : []),
    ...(layout.devices.length > 0
      ? [
          heading('Devices on the drawing', 3),
          table(['Line', 'Device', 'Where'], deviceRows(layout, plan.bom)),
        ]
      : [paragraph('This plan has no devices that are drawn.')]),
  ];
}

const metres = (length: number): string => `${Math.round(length * 10) / 10} m`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

const altOf = ({ width, depth, devices }: SiteLayout): string =>
  `Drawing of the site, ${metres(width)} by ${metres(depth)}, not to scale, with ${howMany(devices.length, 'device')}. The table below names them.`;

function coverNotes({ cover }: SiteLayout): readonly string[] {
  if (!cover) return [];
  const spots = cover.blindSpots.map(({ label }) => label);
  return [
    `Seen by cameras at level discern or better: ${percent(cover.perimeter)} of the perimeter and ${percent(cover.entrances)} of the entrances.`,
    ...(spots.length > 0 ? [`Blind spots: ${countedOnce(spots)}.`] : []),
  ];
}

function deviceRows({ devices }: SiteLayout, bom: Proposed['plan']['bom']) {
  const byLine = Map.groupBy(devices, ({ line }) => line);
  return [...byLine]
    .sort(([one], [other]) => one - other)
    .map(([line, drawn]) => [
      String(line + 1),
      `${drawn.length} × ${bom[line]?.item ?? 'device'}`,
      placesOf(drawn),
    ]);
}

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

/** "Boundary, north (2)". */
const countedOnce = (labels: readonly string[]): string =>
  [...Map.groupBy(labels, (label) => label)]
    .map(([label, { length }]) => (length === 1 ? label : `${label} (${length})`))
    .join('; ');
