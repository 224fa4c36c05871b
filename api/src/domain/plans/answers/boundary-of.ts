import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { boundary, boundaryLength, wallHeight } from '../questions/boundary.ts';
import { outerDoors } from '../questions/building.ts';
import type { Site } from '../site.ts';
import type { Reading } from './reading.ts';

type Boundary = Site['boundary'];

const none: Boundary = { length: 0, kind: 'none', height: 0, heightAssumed: false };

export function boundaryOf(reading: Reading): Boundary {
  const { given, notes, values, measures } = reading;
  if (measures && !measures.boundary) return none;
  const { kind, low } = kindOf(reading);
  if (kind === 'none') return none;
  const length = measures?.boundary?.length ?? given.number(boundaryLength);
  if (length === undefined && given.asked(boundaryLength)) {
    notes.add(boundaryLength, 'boundaryLength', values.boundaryMetres);
  }
  const height = kind === 'wall' ? given.number(wallHeight) : undefined;
  return {
    length: length ?? values.boundaryMetres,
    kind,
    height: height ?? (low ? siteRules.lowWallMetres : assumedHeight[kind]),
    heightAssumed: height === undefined,
    ...(measures?.boundary && { sides: measures.boundary.sides }),
  };
}

const assumedHeight = {
  wall: siteRules.wallMetres,
  palisade: siteRules.palisadeMetres,
  mesh: siteRules.meshMetres,
} as const;

function kindOf({ given, notes, values, measures }: Reading): {
  readonly kind: Boundary['kind'];
  readonly low?: true;
} {
  const drawn = measures?.boundary;
  if (!given.asked(boundary)) {
    if (drawn) return { kind: 'wall' };
    notes.add(outerDoors, 'noBoundary', values.name);
    return { kind: 'none' };
  }
  const chosen = given.choice(boundary);
  if (chosen && !(drawn && chosen.kind === 'none')) return chosen;
  const length = given.number(boundaryLength);
  // Who knows the length, or has drawn it, has a boundary.
  const kind =
    values.boundaryKind === 'none' && (length !== undefined || drawn)
      ? 'wall'
      : values.boundaryKind;
  notes.add(boundary, 'boundaryKind', kind);
  return { kind };
}

/** The height decides about an electric fence only. */
export function noteHeight(
  { given, notes }: Reading,
  { kind, height, heightAssumed }: Boundary,
  wants: ReadonlySet<SystemId>,
): void {
  if (kind === 'none' || !heightAssumed || !wants.has('fence')) return;
  const asked = given.asked(wallHeight);
  notes.add(asked ? wallHeight : boundary, 'boundaryHeight', asked, height, kind);
}
