import type { PhrasingContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { MarkdownBlock, MarkdownDocument, MarkdownInline } from './markdown-document.ts';
import { oneLine } from './one-line.ts';

/**
 * What other readers of Markdown make links of or strike through. `readMarkdown` does neither, but
 * the text may be shown by a program that is not ours. Source: GFM 0.29, sections 6.5 and 6.9.
 */
const unsafeElsewhere: Options['unsafe'] = [
  { character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
  { character: '.', before: '[Ww]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
  { character: ':', before: '[ps]', after: '\\/', inConstruct: 'phrasing' },
  { character: '~', inConstruct: 'phrasing' },
];

/**
 * Writes a document as Markdown. Every text in it is made one line and escaped, so `readMarkdown`
 * gives the same document back, whatever the texts are.
 */
export const writeMarkdown = (document: MarkdownDocument): string =>
  toMarkdown(
    { type: 'root', children: document.map(toNode) },
    {
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), { unsafe: unsafeElsewhere }],
    },
  );

function toNode(block: MarkdownBlock): RootContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', depth: block.level, children: phrasing(block.content) };
    case 'paragraph':
      return { type: 'paragraph', children: phrasing(block.content) };
    case 'list': {
      const children = block.items.map((item) => ({
        type: 'listItem' as const,
        spread: false,
        children: [{ type: 'paragraph' as const, children: phrasing(item) }],
      }));
      return { type: 'list', ordered: block.ordered, spread: false, children };
    }
    case 'table': {
      const children = [block.columns, ...block.rows].map((cells) => ({
        type: 'tableRow' as const,
        children: cells.map((cell) => ({
          type: 'tableCell' as const,
          children: phrasing(cell),
        })),
      }));
      return { type: 'table', children };
    }
    case 'thematic-break':
      return { type: 'thematicBreak' };
  }
}

const phrasing = (content: readonly MarkdownInline[]): PhrasingContent[] =>
  content.map((inline) =>
    inline.kind === 'text'
      ? { type: 'text', value: oneLine(inline.text) }
      : { type: inline.kind, children: phrasing(inline.content) },
  );
