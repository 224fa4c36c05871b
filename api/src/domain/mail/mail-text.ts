import {
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownTable,
  plainText,
} from '@app/markdown/markdown-document';
import { oneLine } from '@app/markdown/one-line';
import { registrations } from '@app/site/registrations';
import type { Letterhead, MailBlock, MailContent } from './mail-content.ts';

/** The plain-text part of a mail. */
export function mailText(content: MailContent, { company }: Letterhead): string {
  const footer = [
    company.name,
    ...company.postalAddress,
    `${company.phone.shown} | ${company.email}`,
    ...registrations(company).map(({ label, number }) => `${label}: ${number}`),
    '',
    content.because,
  ];
  const parts = [line(content.heading), ...content.blocks.map(blockText)];
  return `${parts.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return line(block.text);
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${line(value)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((quoted) => `> ${line(quoted)}`)
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'markdown':
      return block.document.map(markdownText).join('\n\n');
    case 'order-lines': {
      const lines = block.lines.map(
        ({ name, sku, quantity, price, lineTotal }) =>
          `${quantity} x ${line(name)} (${line(sku)})\n    ${price} each, ${lineTotal}`,
      );
      const sums = block.sums.map(({ label, value }) => `${label}: ${value}`);
      return [...lines, '', ...sums].join('\n');
    }
  }
}

const line = (text: string): string => oneLine(text).trim();

/** A block of a Markdown text for the plain-text part of a mail, without marks of Markdown. */
function markdownText(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return underlined(words(block.content), block.level);
    case 'paragraph':
      return words(block.content);
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${words(item)}`)
        .join('\n');
    case 'table':
      return tableText(block);
    case 'thematic-break':
      return '-'.repeat(40);
  }
}

const words = (content: readonly MarkdownInline[]): string => line(plainText(content));

function underlined(title: string, level: number): string {
  if (level === 3) return title;
  return `${title}\n${(level === 1 ? '=' : '-').repeat(Math.min(title.length, 60))}`;
}

/** Each row as a paragraph, a cell a line with the name of its column: columns do not line up in mail. */
const tableText = ({ columns, rows }: MarkdownTable): string =>
  rows
    .map((row) =>
      row.map((cell, index) => `${words(columns[index] ?? [])}: ${words(cell)}`).join('\n    '),
    )
    .join('\n\n');
