import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, test } from 'vitest';
import {
  type MarkdownDocument,
  type MarkdownInline,
  plainText,
  strong,
  text,
} from './markdown-document.ts';
import { oneLine } from './one-line.ts';
import { readMarkdown } from './read-markdown.ts';
import { visibleHostileText } from './testing/hostile-text.ts';
import { writeMarkdown } from './write-markdown.ts';

const parameters = { numRuns: runs(200) };

/** Adjoining texts are one text, and spaces at the ends of a block have no meaning. */
const words = (content: readonly MarkdownInline[]): string => oneLine(plainText(content)).trim();

/** All texts of a document, block by block, with the kind of each block. */
const outline = (document: MarkdownDocument) =>
  document.map((block) => {
    const { kind } = block;
    if (kind === 'thematic-break') return { kind };
    if (kind === 'list') return { ...block, items: block.items.map(words) };
    if (kind !== 'table') return { ...block, content: words(block.content) };
    return {
      kind,
      columns: block.columns.map(words),
      rows: block.rows.map((row) => row.map(words)),
    };
  });

/** Kinds of nodes that a reader finds which turns nothing off. */
function kinds(node: Nodes): readonly string[] {
  return [node.type, ...('children' in node ? node.children.flatMap(kinds) : [])];
}
const everyKind = (markdown: string) =>
  kinds(
    fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }),
  );

const places: readonly [string, (any: string) => MarkdownDocument, kinds: readonly string[]][] = [
  [
    'in a heading',
    (any) => [{ kind: 'heading', level: 2, content: [text(any)] }],
    ['heading', 'text'],
  ],
  ['in a paragraph', (any) => [{ kind: 'paragraph', content: [text(any)] }], ['paragraph', 'text']],
  [
    'after words that stand out',
    (any) => [{ kind: 'paragraph', content: [strong('Gate.'), text(any)] }],
    ['paragraph', 'strong', 'text'],
  ],
  [
    'in lists and after them',
    (any) => [
      { kind: 'list', ordered: true, items: [[text(any)], [strong('x'), text(any)]] },
      { kind: 'list', ordered: false, items: [[text(any)], [text(any)]] },
      { kind: 'list', ordered: false, items: [[text(any)]] },
      { kind: 'paragraph', content: [text(any)] },
    ],
    ['list', 'listItem', 'paragraph', 'strong', 'text'],
  ],
  [
    'in a table',
    (any) => [
      {
        kind: 'table',
        columns: [[text(any)], [text('b')]],
        rows: [
          [[text(any)], [text(any)]],
          [[], []],
        ],
      },
    ],
    ['table', 'tableRow', 'tableCell', 'text'],
  ],
];

describe.each(places)('any text %s', (_, around, allowed) => {
  test('comes back as the same text', () => {
    fc.assert(
      fc.property(visibleHostileText, (any) => {
        const document = around(any);
        expect(outline(readMarkdown(writeMarkdown(document)))).toEqual(outline(document));
      }),
      parameters,
    );
  });

  test('is text for a reader that knows links, images, code and HTML too', () => {
    fc.assert(
      fc.property(visibleHostileText, (any) => {
        const found = new Set(everyKind(writeMarkdown(around(any))));
        expect([...found].filter((kind) => kind !== 'root' && !allowed.includes(kind))).toEqual([]);
      }),
      parameters,
    );
  });
});

test('words that stand out stay apart from the words after them, whatever they are', () => {
  fc.assert(
    fc.property(visibleHostileText, (any) => {
      const lead = oneLine(any).trim();
      const document: MarkdownDocument = [
        { kind: 'paragraph', content: [strong(lead), text(' after')] },
      ];
      expect(readMarkdown(writeMarkdown(document))).toEqual(document);
    }),
    parameters,
  );
});
