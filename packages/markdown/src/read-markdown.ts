import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type {
  HeadingLevel,
  MarkdownBlock,
  MarkdownDocument,
  MarkdownInline,
  TableCell,
} from './markdown-document.ts';

/** Markdown that stays plain text: what could load, link to or run something, and code. */
const notRead = {
  disable: {
    null: [
      ...['htmlFlow', 'htmlText', 'autolink', 'definition'],
      ...['labelStartImage', 'labelStartLink', 'labelEnd'],
      ...['codeFenced', 'codeIndented', 'codeText', 'blockQuote', 'hardBreakEscape'],
    ],
  },
};

/**
 * Reads a Markdown text: CommonMark with the tables of GitHub's Markdown. It never fails: what is
 * not in `MarkdownDocument` is plain text. Source: CommonMark 0.31.2 and GFM 0.29, as micromark
 * reads them.
 */
export const readMarkdown = (markdown: string): MarkdownDocument =>
  fromMarkdown(markdown, {
    extensions: [gfmTable(), notRead],
    mdastExtensions: [gfmTableFromMarkdown()],
  }).children.map(toBlock);

function toBlock(node: RootContent): MarkdownBlock {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', level: headingLevel(node.depth), content: inlines(node.children) };
    case 'paragraph':
      return { kind: 'paragraph', content: inlines(node.children) };
    case 'list': {
      const items = node.children.map(({ children }) => itemContent(children));
      return { kind: 'list', ordered: node.ordered === true, items };
    }
    case 'table': {
      const [head, ...body] = node.children.map(({ children }) =>
        children.map((cell) => inlines(cell.children)),
      );
      const columns = head ?? [];
      return { kind: 'table', columns, rows: body.map((cells) => padded(cells, columns.length)) };
    }
    case 'thematicBreak':
      return { kind: 'thematic-break' };
    default:
      return { kind: 'paragraph', content: plain(node) };
  }
}

/** Headings below the third level are headings of the third. */
const headingLevel = (depth: number): HeadingLevel => (depth === 1 || depth === 2 ? depth : 3);

/** GitHub's tables may leave cells at the end of a row away. */
const padded = (cells: readonly TableCell[], count: number): readonly TableCell[] =>
  Array.from({ length: count }, (_, index) => cells[index] ?? []);

/** An item is one content here: its paragraphs, and what is nested in it, follow each other. */
const itemContent = (blocks: readonly (BlockContent | DefinitionContent)[]): MarkdownInline[] =>
  blocks.flatMap((block, index) => [
    ...(index > 0 ? [{ kind: 'text', text: ' ' } as const] : []),
    ...(block.type === 'paragraph' ? inlines(block.children) : plain(block)),
  ]);

const inlines = (nodes: readonly PhrasingContent[]): MarkdownInline[] => nodes.flatMap(toInline);

function toInline(node: PhrasingContent): MarkdownInline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, content: inlines(node.children) }];
    default:
      return plain(node);
  }
}

/** The words of any node, apart from each other. */
const plain = (node: Nodes): MarkdownInline[] => [{ kind: 'text', text: words(node) }];

function words(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  const separator = node.type === 'paragraph' || node.type === 'heading' ? '' : ' ';
  return node.children.map(words).join(separator);
}
