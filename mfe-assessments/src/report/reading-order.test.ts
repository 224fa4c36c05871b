import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingOrder, splitAfterAnswer } from './reading-order.ts';

const folder = new URL('../../../docs/examples/reports/', import.meta.url);
const reports = readdirSync(folder).filter((file) => file !== 'README.md');
const sectionsOf = (markdown: string) => markdown.match(/^## .*$/gm) ?? [];
const linesOf = (markdown: string) => markdown.split('\n').filter((line) => line.trim());

test.each(reports)('the answer comes first in %s, and nothing is lost', (file) => {
  const report = readFileSync(new URL(file, folder), 'utf8');
  const read = readingOrder(report);
  expect(sectionsOf(read).filter((name) => name !== '## If it is happening now')[0]).toBe(
    '## In short',
  );
  expect(linesOf(read).toSorted()).toEqual([...linesOf(report), '## About this report'].toSorted());
});

test('the steps follow the answer, and the caution follows them', () => {
  const read = readingOrder(
    '# Report\n\nUse with caution.\n\n## In short\n\nA door.\n\n## Why\n\nOld.\n\n## What to do, in this order\n\n1. Lock it.\n',
  );
  expect(read).toBe(
    '# Report\n\n## In short\n\nA door.\n\n## What to do, in this order\n\n1. Lock it.\n\n## About this report\n\nUse with caution.\n\n## Why\n\nOld.\n\n',
  );
});

test('a report without an answer in short keeps its order', () => {
  expect(readingOrder('# Report\n\n## Why\n\nOld.\n')).toBe('# Report\n\n## Why\n\nOld.\n');
});

test('a question stands between the answer and the rest, and neither is lost', () => {
  const text =
    '# Report\n\n## In short\n\nA door.\n\n## What to do\n\n1. Lock it.\n\n## Why\n\nOld.\n';
  const [answer, rest] = splitAfterAnswer(text);
  expect(answer).toBe('# Report\n\n## In short\n\nA door.\n\n');
  expect(answer + rest).toBe(text);
  expect(splitAfterAnswer('# Report\n')).toEqual(['# Report\n', '']);
});
