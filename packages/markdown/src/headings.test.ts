import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';
import { readMarkdown } from './read-markdown.ts';

test('each heading of a document has a readable id of its own', () => {
  const markdown =
    '# Café *report*\n\nText\n\n## Gate & yard!\n\n## Gate yard\n\n## ???\n\n## Gate yard 2';
  expect(headingsOf(readMarkdown(markdown), 'report')).toEqual([
    { index: 0, id: 'report-cafe-report', level: 1, title: 'Café report' },
    { index: 2, id: 'report-gate-yard', level: 2, title: 'Gate & yard!' },
    { index: 3, id: 'report-gate-yard-2', level: 2, title: 'Gate yard' },
    { index: 4, id: 'report-section', level: 2, title: '???' },
    { index: 5, id: 'report-gate-yard-2-2', level: 2, title: 'Gate yard 2' },
  ]);
});
