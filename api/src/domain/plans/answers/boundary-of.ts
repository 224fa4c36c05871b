import { quantityText } from '@app/contracts/number-answer';
import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { boundary, boundaryLength, wallHeight } from '../questions/boundary.ts';
import { outerDoors } from '../questions/building.ts';
import type { Site } from '../site.ts';
import { numberOr } from './notes.ts';
import type { Reading } from './reading.ts';

type Boundary = Site['boundary'];

const none: Boundary = { length: 0, kind: 'none', height: 0, heightAssumed: false };

export function boundaryOf(reading: Reading): Boundary {
  const kind = kindOf(reading);
  if (kind === 'none') return none;
  const { boundaryMetres } = reading.values;
  const side = quantityText(boundaryMetres / 4, 'm');
  const stand = `that of a stand of ${side} by ${side}`;
  const length = numberOr(reading, boundaryLength, boundaryMetres, stand);
  const height = kind === 'wall' ? reading.given.number(wallHeight) : undefined;
  return {
    length,
    kind,
    height: height ?? assumedHeight[kind],
    heightAssumed: height === undefined,
  };
}

const assumedHeight = {
  wall: siteRules.wallMetres,
  palisade: siteRules.palisadeMetres,
  mesh: siteRules.meshMetres,
} as const;

const kindNames = {
  wall: 'a wall',
  palisade: 'a palisade fence',
  mesh: 'a mesh fence',
  none: 'no wall or fence of your own',
} as const;

function kindOf({ given, notes, values }: Reading): Boundary['kind'] {
  if (!given.asked(boundary)) {
    notes.add(
      outerDoors,
      `The plan assumes ${values.name} without its own boundary wall or fence.`,
    );
    return 'none';
  }
  const chosen = given.choice(boundary);
  if (chosen) return chosen;
  const length = given.number(boundaryLength);
  // Who knows the length has a boundary.
  const kind =
    values.boundaryKind === 'none' && length !== undefined ? 'wall' : values.boundaryKind;
  notes.add(
    boundary,
    `You did not know what is around the property: we assumed ${kindNames[kind]}.`,
  );
  return kind;
}

/** The height decides about an electric fence only. */
export function noteHeight(
  { given, notes }: Reading,
  { kind, height, heightAssumed }: Boundary,
  wants: ReadonlySet<SystemId>,
): void {
  if (kind === 'none' || !heightAssumed || !wants.has('fence')) return;
  const metres = quantityText(height, 'm');
  const unknown = given.asked(wallHeight) ? 'You did not know the height of the wall: we' : 'We';
  const measure = 'We measure it before we build an electric fence.';
  notes.add(
    given.asked(wallHeight) ? wallHeight : boundary,
    `${unknown} assumed a height of ${metres} for ${kindNames[kind]}. ${measure}`,
  );
}
