import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Mounted } from '../plan-parts.ts';
import { inYard } from './placing.ts';
import { back, inset, middle, moved, type Shape, shapeOf, sidesOf } from './rect.ts';
import type { SiteModel } from './site-model.ts';

/** A point outside that a camera can be fixed at. */
export type Mount = Omit<Mounted, 'direction'>;

const { eavesMetres, insideBoundaryMetres, betweenMountsMetres } = layoutValues;

/**
 * Where cameras can be fixed outside: corners and long walls of the buildings, whose cable is short, then
 * poles that were drawn, then corners and sides of the boundary.
 */
export function mountsOf(model: SiteModel): readonly Mount[] {
  const { boundary, buildings, site } = model;
  const free = inYard(model);
  const onBuildings = buildings.flatMap((building) => [
    ...cornersAway(building, -eavesMetres),
    ...alongSides(building, eavesMetres),
  ]);
  const poles = (site.outline?.solids ?? [])
    .filter(({ kind }) => kind === 'pole')
    .map(({ corners }) => middle(shapeOf(corners)));
  const onBoundary = boundary
    ? [
        ...cornersAway(boundary, insideBoundaryMetres),
        ...alongSides(boundary, -insideBoundaryMetres),
      ]
    : [];
  return [
    ...onBuildings.map((at): Mount => ({ at, on: 'building' })),
    ...[...poles, ...onBoundary].map((at): Mount => ({ at, on: 'boundary' })),
  ].filter(({ at }) => free(at));
}

const cornersAway = (shape: Shape, inwards: number): Point[] =>
  sidesOf(inset(shape, inwards)).map(({ from }) => from);

/** Evenly between the corners. */
function alongSides(shape: Shape, outwards: number): Point[] {
  return sidesOf(shape).flatMap(({ from, along, out, length }) => {
    const steps = Math.max(1, Math.round(length / betweenMountsMetres));
    const away = outwards > 0 ? out : back(out);
    return Array.from({ length: steps - 1 }, (_, step) =>
      moved(moved(from, along, (length * (step + 1)) / steps), away, Math.abs(outwards)),
    );
  });
}
