import { plainText } from '@app/markdown/markdown-document';
import { oneLine } from '@app/markdown/one-line';
import { readMarkdown } from '@app/markdown/read-markdown';
import { visibleHostileText } from '@app/markdown/testing/hostile-text';
import { runs } from '@app/testing/runs';
import type { Report } from '@app/wording/report';
import { fixed, wordable } from '@app/wording/wording';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReportMeta, writeReport } from './report-markdown.ts';

const meta: ReportMeta = {
  reference: 'SEC-7K3F-92QD',
  receivedAt: '2025-06-01T22:30:00.000Z',
  source: 'rules',
  company: { name: 'Acme Security' },
};

const report = (fact: string): Report => ({
  title: 'Security assessment report',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        { kind: 'paragraph', text: wordable('You wrote: {1}', fact) },
        {
          kind: 'list',
          ordered: true,
          items: [
            { lead: 'Gate.', text: fixed('{1} at {2}', 'Close it', fact) },
            { text: fixed(fact.replaceAll(/[{}]/g, '')) },
          ],
        },
        { kind: 'table', columns: ['Control', 'Cost'], rows: [[fact, 'R1\u00a0249.50']] },
      ],
    },
  ],
});

describe('a report in Markdown', () => {
  test('has title, reference, day in South Africa, source and caution, then its sections', () => {
    expect(writeReport(report('bars'), meta)).toBe(`# Security assessment report

- **Reference:** SEC-7K3F-92QD
- **Date:** 2 June 2025
- **Prepared by:** fixed rules, without AI

Please use with caution. Our system made this report from your answers by fixed rules. It can miss or misread something, and nobody from Acme Security has seen your site yet. Check anything important with us before you act on it or spend money.

## In short

You wrote: bars

1. **Gate.** Close it at bars
2. bars

| Control | Cost |
| - | - |
| bars | R1\u00a0249.50 |
`);
  });

  test('says that AI worded it and can be wrong, when a model did', () => {
    const markdown = writeReport(report('bars'), { ...meta, source: 'model' });
    expect(markdown).toContain('- **Prepared by:** fixed rules, worded by AI\n');
    expect(markdown).toContain('AI worded it. AI can get things wrong, and nobody from Acme');
    expect(markdown).not.toContain('without AI');
  });

  test('says that AI helped to read the answers, when a model did', () => {
    const markdown = writeReport(report('bars'), { ...meta, readByModel: true });
    expect(markdown).toContain('- **Prepared by:** fixed rules; AI helped to read your answers\n');
    expect(markdown).not.toContain('without AI');
  });

  test('shows any text of a visitor as the same words, and as nothing else', () => {
    const shape = (markdown: string) =>
      readMarkdown(markdown).map((block) =>
        block.kind === 'list' ? block.items.length : block.kind,
      );
    const plain = shape(writeReport(report('bars'), meta));
    fc.assert(
      fc.property(visibleHostileText, (any) => {
        const markdown = writeReport(report(any), meta);
        expect(shape(markdown)).toEqual(plain);
        const paragraph = readMarkdown(markdown)[4];
        const words = paragraph?.kind === 'paragraph' ? plainText(paragraph.content) : '';
        expect(words.replace(/\s/g, '')).toBe(visible(`You wrote: ${any}`));
      }),
      { numRuns: runs(100) },
    );
  });
});

/** The characters of a text that are seen, as the writer leaves them. */
const visible = (words: string) => oneLine(words).replace(/\s/g, '');
