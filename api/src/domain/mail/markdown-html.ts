import type { MarkdownBlock, MarkdownInline, MarkdownTable } from '@app/markdown/markdown-document';
import { type Html, html } from './html.ts';

const CELL = 'padding:8px 8px 8px 0;border-bottom:1px solid #e2eaf5;vertical-align:top';
const HEAD = 'padding:8px 8px 8px 0;border-bottom:2px solid #0a1f3f;color:#4c5c75;text-align:left';
const TABLE = 'margin:0 0 20px;border-collapse:collapse;font-size:14px';
const HEADINGS = {
  1: 'margin:8px 0 12px;font-size:21px;line-height:1.25',
  2: 'margin:24px 0 12px;padding-top:16px;border-top:1px solid #e2eaf5;font-size:18px;line-height:1.3',
  3: 'margin:16px 0 8px;font-size:16px;line-height:1.3',
} as const;

/** More columns than these do not fit a phone. */
const COLUMNS = 3;

/** A block of a Markdown text with the inline styles that mail programs need. */
export function markdownHtml(block: MarkdownBlock): Html {
  switch (block.kind) {
    case 'heading':
      return heading(block);
    case 'paragraph':
      return html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${block.content.map(inline)}</p>`;
    case 'list': {
      const items = block.items.map(
        (item) => html`<li style="margin:0 0 8px;overflow-wrap:anywhere">${item.map(inline)}</li>`,
      );
      return block.ordered
        ? html`<ol style="margin:0 0 16px;padding-left:24px">${items}</ol>`
        : html`<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`;
    }
    case 'table':
      return block.columns.length > COLUMNS ? stackedTable(block) : table(block);
    case 'thematic-break':
      return html`<hr style="margin:24px 0;border:0;border-top:1px solid #c6d5ea">`;
  }
}

function heading({ level, content }: Extract<MarkdownBlock, { kind: 'heading' }>): Html {
  const words = content.map(inline);
  switch (level) {
    case 1:
      return html`<h2 style="${HEADINGS[1]}">${words}</h2>`;
    case 2:
      return html`<h3 style="${HEADINGS[2]}">${words}</h3>`;
    case 3:
      return html`<h4 style="${HEADINGS[3]}">${words}</h4>`;
  }
}

function inline(part: MarkdownInline): Html {
  switch (part.kind) {
    case 'text':
      return html`${part.text}`;
    case 'strong':
      return html`<strong>${part.content.map(inline)}</strong>`;
    case 'emphasis':
      return html`<em>${part.content.map(inline)}</em>`;
  }
}

function table({ columns, rows }: MarkdownTable): Html {
  const head = columns.map(
    (cell) => html`<th scope="col" style="${HEAD}">${cell.map(inline)}</th>`,
  );
  const body = rows.map(
    (row) =>
      html`<tr>${row.map((cell) => html`<td style="${CELL};overflow-wrap:anywhere">${cell.map(inline)}</td>`)}</tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="${TABLE}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A row below the other: its first cell, then each other cell after the name of its column. */
function stackedTable({ columns, rows }: MarkdownTable): Html {
  const items = rows.map(([first = [], ...others]) => {
    const lines = others.map(
      (cell, index) =>
        html`<br><span style="color:#4c5c75">${(columns[index + 1] ?? []).map(inline)}:</span> ${cell.map(inline)}`,
    );
    return html`<tr><td style="${CELL};overflow-wrap:anywhere"><strong>${first.map(inline)}</strong>${lines}</td></tr>`;
  });
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${TABLE}">${items}</table>`;
}
