import { type Html, html } from './html.ts';
import type { Fact, MailBlock } from './mail-content.ts';
import { markdownHtml } from './markdown-html.ts';

const CELL = 'padding:8px 0;border-bottom:1px solid #e2eaf5;vertical-align:top';
const RIGHT = `${CELL};text-align:right;white-space:nowrap;padding-left:12px`;
const NOTE = 'font-size:13px;color:#4c5c75';
const HEAD = 'padding:8px 0;border-bottom:2px solid #0a1f3f;font-size:13px;text-align:left';

/** A block of a mail as a table row or paragraph with the inline styles that mail programs need. */
export function blockHtml(block: MailBlock, accent: string): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts.map(factRow)}</table>`;
    case 'quote':
      return html`<blockquote style="margin:0 0 20px;padding:12px 16px;background:#f4f7fb;border-left:4px solid #1f57a8;white-space:pre-wrap;overflow-wrap:anywhere">${block.text}</blockquote>`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${accent};border-radius:5px"><a href="${block.url}" style="display:inline-block;padding:12px 24px;color:#06142b;font-weight:bold;text-decoration:none">${block.label}</a></td></tr></table>`;
    case 'markdown':
      return html`${block.document.map(markdownHtml)}`;
    case 'order-lines':
      return orderTable(block);
  }
}

const factRow = ({ label, value }: Fact): Html =>
  html`<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;width:30%;color:#4c5c75;font-weight:normal">${label}</th><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>`;

/** Three columns and no more: a fourth does not fit a phone. */
function orderTable({ lines, sums }: Extract<MailBlock, { kind: 'order-lines' }>): Html {
  const rows = lines.map(
    ({ name, sku, quantity, price, lineTotal }) =>
      html`<tr><td style="${CELL};overflow-wrap:anywhere">${name}<br><span style="${NOTE}">SKU: ${sku}</span><br><span style="${NOTE}">${price} each</span></td><td style="${RIGHT}">${quantity}</td><td style="${RIGHT}">${lineTotal}</td></tr>`,
  );
  const totals = sums.map(
    ({ label, value }) =>
      html`<tr><th scope="row" colspan="2" style="${CELL};text-align:right">${label}</th><td style="${RIGHT};font-weight:bold">${value}</td></tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse"><thead><tr><th scope="col" style="${HEAD}">Product</th><th scope="col" style="${HEAD};text-align:right">Quantity</th><th scope="col" style="${HEAD};text-align:right">Total</th></tr></thead><tbody>${rows}</tbody><tfoot>${totals}</tfoot></table>`;
}
