import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleLines } from './sample-lines.ts';

const example = new URL('../../../docs/examples/plans/home-with-dogs.md', import.meta.url);

test('the lines that the start screen shows are lines of the example plan', () => {
  const rows = readFileSync(example, 'utf8').split('\n');
  for (const { quantity, item, why } of sampleLines) {
    expect(rows).toContainEqual(expect.stringContaining(` | ${quantity} | ${item} | ${why} | `));
  }
});
