import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { OutlineBuilding, OutlineSolid, SiteOutline } from '@app/contracts/site-outline';
import { middleOf } from './geometry/vectors.ts';
import { sideName, streetMiddle } from './outline.ts';
import { areaOf, measuresOf } from './outline-measures.ts';

/**
 * What changed from one drawing of a site to another, a sentence each; none for the same site. Lengths
 * are in metres to a tenth.
 */
export const outlineChanges = (before: SiteOutline, after: SiteOutline): readonly string[] => [
  ...boundaryChanges(before, after),
  ...gateChanges(before, after),
  ...buildingChanges(before, after),
  ...openingChanges(before, after),
  ...solidChanges(before, after),
];

function boundaryChanges(before: SiteOutline, after: SiteOutline): readonly string[] {
  const [was, now] = [before.boundary, after.boundary];
  const [length, newLength] = [measuresOf(before), measuresOf(after)].map(
    ({ boundary }) => `${boundary?.length.toFixed(1)} m`,
  );
  if (!was) return now ? [`Boundary added, ${newLength}.`] : [];
  if (!now) return [`Boundary removed, ${length}.`];
  return [
    ...fact('Boundary', length, newLength),
    // A corner more or less gives other names to the sides after it.
    ...(was.length === now.length
      ? [
          ...edgesOf(was).flatMap((side, index) => {
            const other = edgesOf(now)[index];
            const name = `Side ${sideName(index, was.length)}`;
            return other ? fact(name, metres(edgeLength(side)), metres(edgeLength(other))) : [];
          }),
          ...fact('Street side', streetName(before), streetName(after)),
        ]
      : fact('Corners of the boundary', String(was.length), String(now.length))),
  ];
}

function streetName(outline: SiteOutline): string {
  const edges = edgesOf(outline.boundary ?? []);
  const street = edges.findIndex((edge) => isSame(middleOf(edge), streetMiddle(outline)));
  return sideName(street, edges.length);
}

const gateNames = {
  'vehicle-gate': 'Driveway gate',
  'pedestrian-gate': 'Pedestrian gate',
} as const;

const gateChanges = (before: SiteOutline, after: SiteOutline): readonly string[] =>
  (['vehicle-gate', 'pedestrian-gate'] as const).flatMap((kind) => {
    const of = ({ gates }: SiteOutline) => gates.filter((gate) => gate.kind === kind);
    const name = gateNames[kind];
    return pairs(of(before), of(after)).flatMap(([was, now]) => {
      if (!was) return now ? [`${name} added, ${metres(now.width)} wide.`] : [];
      if (!now) return [`${name} removed, ${metres(was.width)} wide.`];
      const widths = fact(`${name}, width`, metres(was.width), metres(now.width));
      return widths.length > 0 ? widths : [`${name} moved.`];
    });
  });

const buildingChanges = (before: SiteOutline, after: SiteOutline): readonly string[] =>
  pairs(before.buildings, after.buildings, walls).flatMap(([was, now]) => {
    if (!was) return now ? [`Building added, ${floor(now)}.`] : [];
    if (!now) return [`Building removed, ${floor(was)}.`];
    const name = `Building ${after.buildings.indexOf(now) + 1}`;
    const facts = [
      ...fact(`${name}, floor`, floor(was), floor(now)),
      ...fact(`${name}, storeys`, String(was.storeys), String(now.storeys)),
      ...fact(`${name}, corners`, String(was.corners.length), String(now.corners.length)),
    ];
    return facts.length > 0 ? facts : [`${name} moved.`];
  });

const walls = ({ corners, storeys }: OutlineBuilding) => ({ corners, storeys });

/** Of all storeys. */
const floor = (building: OutlineBuilding): string =>
  `${(areaOf(building) * building.storeys).toFixed(1)} m²`;

const openingNames = {
  door: 'Doors',
  garage: 'Garage doors',
  shutter: 'Roller shutters',
  dock: 'Loading docks',
  window: 'Windows',
} as const;

/** Openings go along with their wall, so only their number and width says something. */
const openingChanges = (before: SiteOutline, after: SiteOutline): readonly string[] =>
  (['door', 'garage', 'shutter', 'dock', 'window'] as const).flatMap((kind) => {
    const of = ({ buildings }: SiteOutline) =>
      buildings.flatMap(({ openings }) => openings.filter((one) => one.kind === kind));
    const count = fact(openingNames[kind], String(of(before).length), String(of(after).length));
    if (count.length > 0) return count;
    const widths = (outline: SiteOutline) => of(outline).map(({ width }) => metres(width));
    return fact(
      `${openingNames[kind]}, widths`,
      widths(before).join(', '),
      widths(after).join(', '),
    );
  });

const solidNames: Readonly<Record<OutlineSolid['kind'], string>> = {
  wall: 'Garden walls',
  tree: 'Trees',
  carport: 'Carports',
  pole: 'Poles',
};

const solidChanges = (before: SiteOutline, after: SiteOutline): readonly string[] =>
  (['wall', 'tree', 'carport', 'pole'] as const).flatMap((kind) => {
    const of = ({ solids }: SiteOutline) => solids.filter((one) => one.kind === kind);
    const [was, now] = [of(before), of(after)];
    const count = fact(solidNames[kind], String(was.length), String(now.length));
    if (count.length > 0) return count;
    return isSame(was, now) ? [] : [`${solidNames[kind]} moved.`];
  });

const metres = (length: number): string => `${length.toFixed(1)} m`;

/** "Boundary: 80.0 m before, 78.4 m after."; nothing for what is as it was. */
const fact = (name: string, before = '', after = ''): readonly string[] =>
  before === after ? [] : [`${name}: ${before} before, ${after} after.`];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What is different in two lists, each with what it was: in their order, without those that are in both.
 * @param compared what counts of an entry
 */
function pairs<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  compared: (entry: Entry) => unknown = (entry) => entry,
): readonly (readonly [was: Entry | undefined, now: Entry | undefined])[] {
  const without = (list: readonly Entry[], others: readonly Entry[]) =>
    list.filter((one) => !others.some((other) => isSame(compared(one), compared(other))));
  const [was, now] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(was.length, now.length) }, (_, index) => [
    was[index],
    now[index],
  ]);
}
