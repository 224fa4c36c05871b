import { registrations } from '@app/site/registrations';
import { type Html, html } from './html.ts';
import { blockHtml } from './mail-blocks.ts';
import type { Letterhead, MailContent } from './mail-content.ts';
import { mailText } from './mail-text.ts';

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
