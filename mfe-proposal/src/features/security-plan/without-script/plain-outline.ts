import { outlineFaults } from '@app/contracts/outline-faults';
import { edgeLength, edgesOf } from '@app/contracts/polygon';
import { outlineLimits, SiteOutline } from '@app/contracts/site-outline';
import { openingsOf, putOpening } from '@app/site-plan/outline-edit';
import { cornersOf, placeOf, type ShapeId, setLength } from '@app/site-plan/outline-shapes';
import * as v from 'valibot';

/** The drawing of a post. */
export interface PostedOutline {
  /** With what was typed, or as it was when that cannot be. */
  readonly outline: SiteOutline;
  /** Why it is as it was. */
  readonly problem?: string;
}

const Kept = v.pipe(v.string(), v.parseJson(), SiteOutline);

/** Names of fields for a length or for where an opening is, in metres. */
export const lengthName = (shape: ShapeId, side: number): string => `plan-length-${shape}-${side}`;
export const placeName = (shape: ShapeId, index: number): string =>
  `plan-place-of-${shape}-${index}`;

export const shapesOf = ({ boundary, buildings }: SiteOutline): readonly ShapeId[] => [
  ...(boundary ? (['boundary'] as const) : []),
  ...buildings.keys(),
];

/**
 * The drawing that a form has, with the lengths and places that were typed; undefined for none.
 * @param kept as JSON
 * @param typed what is in a field; undefined for a field that the form does not have
 */
export function outlineIn(
  kept: string | undefined,
  typed: (name: string) => string | undefined,
): PostedOutline | undefined {
  const before = v.safeParse(Kept, kept);
  if (!before.success) return undefined;
  const read = (name: string, shown: number, least: number): number | undefined => {
    const text = typed(name)?.trim().replace(',', '.');
    if (text === undefined || text === shown.toFixed(1)) return undefined;
    const metres = Number(text);
    return text !== '' && metres >= least && metres <= outlineLimits.far ? metres : Number.NaN;
  };
  let outline = before.output;
  let unread = false;
  for (const shape of shapesOf(outline)) {
    for (const [side, edge] of edgesOf(cornersOf(before.output, shape)).entries()) {
      const metres = read(lengthName(shape, side), edgeLength(edge), outlineLimits.leastSide);
      if (Number.isNaN(metres)) unread = true;
      else if (metres !== undefined) outline = setLength(outline, shape, side, metres);
    }
    for (const [index, { at }] of openingsOf(before.output, shape).entries()) {
      const { edge, metres: shown } = placeOf(cornersOf(before.output, shape), at);
      const metres = read(placeName(shape, index), shown, 0);
      if (Number.isNaN(metres)) unread = true;
      else if (metres !== undefined) outline = putOpening(outline, { shape, index }, edge, metres);
    }
  }
  if (unread) return { outline: before.output, problem: NO_NUMBER };
  const [fault] = outlineFaults(outline);
  return fault ? { outline: before.output, problem: fault.message } : { outline };
}

const NO_NUMBER = 'Type lengths and places in metres, such as 12.5';
