import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { plus } from '@app/site-plan/geometry/vectors';
import { freePlace } from './free-place.ts';
import { notePoints } from './note-places.ts';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';
import { arrangeTargets, sizes, type Target } from './targets.ts';
import { type DrawnThreat, FRAME } from './threat-marks.tsx';
import type { ThreatPlace } from './threat-places.ts';

/** Numbers and letters of a drawing, in pixels. */
export interface Arranged {
  readonly targets: readonly Target[];
  readonly threats: readonly DrawnThreat[];
}

/** Letters choose their place first, because they are two. */
export function arrange(
  layout: SiteLayout,
  sheet: Sheet,
  projection: Projection,
  places: readonly ThreatPlace[],
): Arranged {
  const notes = notePoints(layout, sheet, projection);
  const marks = layout.devices.map(({ at }) => toSheet(projection, at));
  const threats: DrawnThreat[] = [];
  for (const { letter, at: place } of places) {
    const at = toSheet(projection, place);
    if (!isOn(sheet, at)) continue;
    const framed = threats.map((threat) => threat.at);
    const ground = {
      sheet,
      edge: 12,
      marks: [...marks, ...framed],
      clear: sizes.phone.clear,
      taken: notes,
      letters: [],
      numbers: threats.map(({ letterAt }) => ({ at: letterAt, marks: [] })),
    };
    const beside = { x: at.x, y: at.y + (at.y > sheet.height / 2 ? 28 : -28) };
    threats.push({ letter, at, letterAt: freePlace(at, ground, [30]) ?? beside });
  }
  const taken = [...notes, ...threats.flatMap(pointsOf)];
  const letters = threats.map(({ at, letterAt }) => ({ at: letterAt, marks: [at] }));
  return {
    threats,
    targets: arrangeTargets(layout.devices, sheet, projection, taken, letters),
  };
}

/** The letter, its place, and the corners of the frame of the gravest. */
const pointsOf = ({ letter, at, letterAt }: DrawnThreat): Point[] => [
  letterAt,
  at,
  ...(letter === 'A'
    ? [-FRAME, FRAME].flatMap((x) => [-FRAME, FRAME].map((y) => plus(at, { x, y })))
    : []),
];

const isOn = ({ width, height }: Sheet, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
