import { nothingMoved } from '@app/contracts/moved';
import { boundsOf } from '@app/site-plan/geometry/bounds';
import { expect, test } from 'vitest';
import { examplePlans } from '../../../../testing/example-plans.ts';
import { drawingBlocks, enlargedBlocks } from './site-blocks.ts';

const examples = await examplePlans();

function figuresOf(name: string) {
  const plan = examples.find((example) => example.name === name)?.plan;
  if (!plan) throw new Error(`No example ${name}`);
  const about = { plan, establishmentType: '', moved: nothingMoved, revision: 1, createdAt: '' };
  return [...drawingBlocks(about), ...enlargedBlocks(about)].filter(
    (block) => block.kind === 'site-figure',
  );
}

test('a small building on a large site has a drawing of its own, with all numbers that its place lacks', () => {
  const [site, building, ...more] = figuresOf('farm-with-poor-signal');
  expect(more).toEqual([]);
  expect(building?.layout.devices.length).toBeGreaterThan(20);
  expect(boundsOf(building?.layout ?? { walls: [], width: 0, depth: 0 }).width).toBeLessThan(30);
  const { x = 0, y = 0, width = 0, depth = 0 } = site?.enlarged ?? {};
  const inside = site?.layout.devices.filter(
    ({ at }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + depth,
  );
  expect(building?.layout.devices).toEqual(inside);
});

test('a building that fills its site is drawn once', () => {
  expect(figuresOf('home-with-dogs').map(({ enlarged }) => enlarged)).toEqual([undefined]);
});
