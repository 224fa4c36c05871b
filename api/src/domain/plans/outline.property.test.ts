import { edgesOf, footOnEdge, isInside } from '@app/contracts/polygon';
import type { SiteOutline } from '@app/contracts/site-outline';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOutline } from '../../../testing/any-outline.ts';
import { planRequests } from '../../../testing/example-plans.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { readAnswers } from './answers/read-answers.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';

const market = await aMarket();
const examples = [...planRequests.values()];

function planOf(example: number, outline: SiteOutline): Plan {
  const request = examples[example % examples.length];
  if (!request) throw new Error('There are no examples');
  const site = readAnswers(request.establishmentType, request.responses, outline);
  if (!site.ok) throw new Error(JSON.stringify(site.failure));
  return makePlan({ site: site.value, market, vatRate: 0.15, priceListDate: '2026-11-20' });
}

/** Two walls meet a point: nothing that stands on one is outside. */
const WALL_METRES = 0.15;

test('a plan of any outline has its walls and gates, its devices on the ground, and shares of one', () => {
  fc.assert(
    fc.property(fc.nat(examples.length - 1), anyOutline, (example, outline) => {
      const { layout } = planOf(example, outline);
      const { boundary, buildings, gates } = outline;
      const drawn = (kind: string) => layout.walls.filter((wall) => wall.kind === kind).length;
      expect(drawn('boundary')).toBe(boundary?.length ?? 0);
      expect(drawn('outer')).toBe(buildings.flatMap(({ corners }) => corners).length);
      expect(
        layout.openings.filter(({ kind }) => kind.endsWith('-gate')).map(({ width }) => width),
      ).toEqual(expect.arrayContaining(gates.map(({ width }) => width)));
      for (const { wall } of layout.openings)
        expect(layout.walls.some(({ id }) => id === wall)).toBe(true);
      if (boundary) {
        for (const { at, id } of layout.devices) {
          const onWall = edgesOf(boundary).some((edge) => footOnEdge(edge, at).off <= WALL_METRES);
          expect(isInside(boundary, at) || onWall, id).toBe(true);
        }
      }
      for (const share of [layout.cover?.perimeter ?? 1, layout.cover?.entrances ?? 1])
        expect(share >= 0 && share <= 1).toBe(true);
    }),
    { numRuns: runs(40) },
  );
});

test('rooms lie inside the buildings', () => {
  fc.assert(
    fc.property(fc.nat(examples.length - 1), anyOutline, (example, outline) => {
      for (const { at, width, depth, label } of planOf(example, outline).layout.rooms) {
        const middle = { x: at.x + width / 2, y: at.y + depth / 2 };
        expect(
          outline.buildings.some(({ corners }) => isInside(corners, middle)),
          label,
        ).toBe(true);
      }
    }),
    { numRuns: runs(30) },
  );
});
