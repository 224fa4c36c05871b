import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { OutlineGate, OutlineOpening, OutlineSolid } from '@app/contracts/site-outline';
import { cornerName, sideName } from '@app/site-plan/outline';

export const openingNames: Readonly<Record<OutlineOpening['kind'] | OutlineGate['kind'], string>> =
  {
    door: 'Door',
    garage: 'Garage door',
    shutter: 'Roller shutter',
    dock: 'Loading dock',
    window: 'Window',
    'vehicle-gate': 'Driveway gate',
    'pedestrian-gate': 'Pedestrian gate',
  };

const solidNames: Readonly<Record<OutlineSolid['kind'], string>> = {
  wall: 'garden wall',
  tree: 'tree',
  carport: 'carport',
  pole: 'pole',
};
export const solidName = (kind: OutlineSolid['kind']): string => solidNames[kind];

/** "12.4 m" */
export const inMetres = (length: number): string => `${length.toFixed(1)} m`;

/** "Corner B, 16.0 m to A, 8.8 m to C" */
export function cornerWords(corners: readonly Point[], index: number): string {
  const edges = edgesOf(corners);
  const [before, after] = [edges.at(index - 1), edges[index]];
  const name = (at: number) => cornerName((at + corners.length) % corners.length);
  return [
    `Corner ${name(index)}`,
    ...(before ? [`${inMetres(edgeLength(before))} to ${name(index - 1)}`] : []),
    ...(after ? [`${inMetres(edgeLength(after))} to ${name(index + 1)}`] : []),
  ].join(', ');
}

/** "Garage door 1": numbered among those of its kind. */
export const openingTitle = (
  openings: readonly { readonly kind: keyof typeof openingNames }[],
  index: number,
): string => {
  const kind = openings[index]?.kind ?? 'door';
  const before = openings.slice(0, index).filter((one) => one.kind === kind).length;
  return `${openingNames[kind]} ${before + 1}`;
};

/** "Driveway gate, 4.4 m wide, 12.0 m from corner D" */
export const openingName = (
  kind: keyof typeof openingNames,
  width: number,
  edge: number,
  metres: number,
): string =>
  `${openingNames[kind]}, ${inMetres(width)} wide, ${inMetres(metres)} from corner ${cornerName(edge)}`;

/** "A to B, 16.0 m" */
export const sideWords = (corners: readonly Point[], side: number): string => {
  const edge = edgesOf(corners)[side];
  return `${sideName(side, corners.length)}, ${inMetres(edge ? edgeLength(edge) : 0)}`;
};
