import { edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { OutlineGate, OutlineOpening, SiteOutline } from '@app/contracts/site-outline';
import { distance } from '@app/site-plan/geometry/vectors';
import { cornerName, lowestMiddle, onEdge, streetMiddle } from '@app/site-plan/outline';
import { boundaryGates, garageDoors, type Site } from '../site.ts';
import { type OpeningName, openingLabel } from '../words/statements/drawing.ts';
import type { Doorway, Entrances } from './openings.ts';
import { point, round, shapeOf, sidesOf } from './rect.ts';

interface Drawn {
  readonly opening: OutlineOpening | OutlineGate;
  readonly corners: readonly Point[];
  /** The first part of the id of its wall. */
  readonly wall: string;
}

/** The openings of an outline, each in its wall. The door that is nearest to the street is the front door. */
export function drawnEntrances(site: Site, outline: SiteOutline): Entrances {
  const { boundary = [], buildings, gates } = outline;
  const inWalls = buildings.flatMap(({ corners, openings }, index) =>
    openings.map((opening): Drawn => ({ opening, corners, wall: `outer-${index + 1}` })),
  );
  const inBoundary = gates.map(
    (opening): Drawn => ({ opening, corners: boundary, wall: 'boundary' }),
  );
  const of = (drawn: readonly Drawn[], kind: Drawn['opening']['kind']) =>
    drawn.filter(({ opening }) => opening.kind === kind);
  const numbered = (kind: 'shutter' | 'dock' | 'window', drawn = of(inWalls, kind)) =>
    drawn.map((one, index) => doorwayOf(one, kind, index, { id: kind, number: index + 1 }));
  const vehicle = of(inBoundary, 'vehicle-gate');
  const garages = of(inWalls, 'garage');
  const kinds = [...boundaryGates(site), ...garageDoors(site)].map(({ kind }) => kind);
  return {
    entrances: [
      ...fromStreet(of(inWalls, 'door'), outline).map((one, index) =>
        doorwayOf(one, 'door', index, { id: 'door', number: index + 1 }),
      ),
      ...numbered('shutter'),
      ...numbered('dock'),
    ],
    vehicleGates: [...vehicle, ...garages].map((one, index) =>
      doorwayOf(one, 'vehicle-gate', index, {
        id: 'vehicle-gate',
        number: index + 1,
        gate: kinds[index] ?? 'sliding',
      }),
    ),
    pedestrianGates: of(inBoundary, 'pedestrian-gate').map((one, index) =>
      doorwayOf(one, 'pedestrian-gate', index, { id: 'pedestrian-gate', number: index + 1 }),
    ),
    windows: numbered('window'),
  };
}

/** The nearest to the street, the furthest from it, then the others as they were drawn. */
function fromStreet(doors: readonly Drawn[], outline: SiteOutline): readonly Drawn[] {
  // Without a boundary, the street is at the bottom of the drawing.
  const walls = outline.buildings.flatMap(({ corners }) => edgesOf(corners));
  const street = streetMiddle(outline) ?? lowestMiddle(walls) ?? { x: 0, y: 0 };
  const byDistance = doors.toSorted(
    (a, b) => distance(a.opening.at, street) - distance(b.opening.at, street),
  );
  const [front, back] = [byDistance.at(0), byDistance.at(-1)];
  const others = doors.filter((door) => door !== front && door !== back);
  return [...new Set([front, back, ...others])].filter((door) => door !== undefined);
}

function doorwayOf(
  { opening, corners, wall }: Drawn,
  kind: Doorway['opening']['kind'],
  index: number,
  name: OpeningName,
): Doorway {
  const { edge, at } = onEdge(corners, opening.at);
  const side = sidesOf(shapeOf(corners))[edge];
  if (!side) throw new Error(`The wall ${wall} has no side ${edge}`);
  return {
    side,
    opening: {
      id: `${kind}-${index + 1}`,
      kind,
      label: openingLabel(name),
      at: point(at.x, at.y),
      width: round(opening.width),
      wall: `${wall}-${cornerName(edge)}`,
    },
  };
}
