import { oneLine } from '@app/markdown/one-line';
import { registrations } from '@app/site/registrations';
import type { Letterhead, MailBlock, MailContent } from './mail-content.ts';
import { markdownText } from './markdown-text.ts';

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
  const parts = [oneLine(content.heading).trim(), ...content.blocks.map(blockText)];
  return `${parts.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return oneLine(block.text).trim();
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${oneLine(value).trim()}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((line) => `> ${oneLine(line).trim()}`)
        .join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'markdown':
      return block.document.map(markdownText).join('\n\n');
    case 'order-lines': {
      const lines = block.lines.map(
        ({ name, sku, quantity, price, lineTotal }) =>
          `${quantity} x ${oneLine(name).trim()} (${oneLine(sku).trim()})\n    ${price} each, ${lineTotal}`,
      );
      const sums = block.sums.map(({ label, value }) => `${label}: ${value}`);
      return [...lines, '', ...sums].join('\n');
    }
  }
}
