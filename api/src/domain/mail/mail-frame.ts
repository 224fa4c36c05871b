import { registrations } from '@app/site/registrations';
import { type Html, html } from './html.ts';
import type { Fact, Letterhead, MailBlock, MailContent } from './mail-content.ts';
import { mailText } from './mail-text.ts';
import { markdownHtml } from './markdown-html.ts';

/** Puts the content of a mail into the frame that all mails share, as HTML and as plain text. */
export const frameMail = (
  content: MailContent,
  letterhead: Letterhead,
): { readonly html: string; readonly text: string } => ({
  html: `<!doctype html>\n${frame(content, letterhead).markup}\n`,
  text: mailText(content, letterhead),
});

const frame = (
  content: MailContent,
  { company, accent, origin }: Letterhead,
): Html => html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="margin:0;padding:0;background:#f4f7fb;color:#06142b;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7fb"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="background:#0a1f3f;padding:20px 24px;border-bottom:4px solid ${accent}"><a href="${origin}/" style="color:#ffffff;font-size:18px;font-weight:bold;text-decoration:none">${company.name}</a></td></tr>
<tr><td style="padding:28px 24px 12px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${content.heading}</h1>
${content.blocks.map((block) => blockHtml(block, accent))}
</td></tr>
<tr><td style="padding:20px 24px;border-top:1px solid #e2eaf5;font-size:13px;color:#4c5c75">
<p style="margin:0 0 8px"><strong>${company.name}</strong>${company.postalAddress.map((line) => html`<br>${line}`)}<br>${company.phone.shown} | <a href="mailto:${company.email}" style="color:#1f57a8">${company.email}</a>${registrations(company).map(({ label, number }) => html`<br>${label}: ${number}`)}</p>
<p style="margin:0">${content.because}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

const CELL = 'padding:8px 0;border-bottom:1px solid #e2eaf5;vertical-align:top';
const RIGHT = `${CELL};text-align:right;white-space:nowrap;padding-left:12px`;
const NOTE = 'font-size:13px;color:#4c5c75';
const HEAD = 'padding:8px 0;border-bottom:2px solid #0a1f3f;font-size:13px;text-align:left';

/** A block of a mail as a table row or paragraph with the inline styles that mail programs need. */
function blockHtml(block: MailBlock, accent: string): Html {
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
