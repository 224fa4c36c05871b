import { readMarkdown } from '@app/markdown/read-markdown';
import { expect, test } from 'vitest';
import { letterhead } from '../../../testing/mail-leads.ts';
import { frameMail } from './mail-frame.ts';

const mail = (markdown: string) =>
  frameMail(
    {
      subject: 'Your report',
      heading: 'Your report is ready',
      preview: '',
      blocks: [{ kind: 'markdown', document: readMarkdown(markdown) }],
      because: 'You asked for it.',
    },
    letterhead,
  );

const REPORT = `# Report

Close the **rear gate** *first*.

## Costs

1. Lock it
2. Light it

- Beams

| Control | Cost |
| - | - |
| Gate | R1\u00a0249.50 |

| Control | Who | Cost | When |
| - | - | - | - |
| Lights | Electrician | R804.90 | This week |
| Siren | Installer | R400.00 | Later |

---
`;

test('a report in a mail has headings below that of the mail, lists and tables in HTML', () => {
  const { html } = mail(REPORT);
  const tags = html.match(/<(?:h\d|ol|ul|li|th|td|strong|em|hr)\b/g)?.map((tag) => tag.slice(1));
  const report = html.slice(
    html.indexOf('>Report<'),
    html.indexOf('Acme Security', html.indexOf('>Report<')),
  );
  expect(tags?.slice(tags.indexOf('h1'))).toEqual([
    ...['h1', 'h2', 'strong', 'em', 'h3', 'ol', 'li', 'li', 'ul', 'li'],
    ...['th', 'th', 'td', 'td', 'td', 'strong', 'td', 'strong', 'hr', 'td', 'strong'],
  ]);
  expect(report).toContain('<strong>rear gate</strong> <em>first</em>.');
  expect(report).toContain(
    '<strong>Lights</strong><br><span style="color:#4c5c75">Who:</span> Electrician<br>',
  );
});

test('a report in a mail is readable as plain text', () => {
  expect(mail(REPORT).text).toContain(`Report
======

Close the rear gate first.

Costs
-----

1. Lock it
2. Light it

- Beams

Control: Gate
    Cost: R1\u00a0249.50

Control: Lights
    Who: Electrician
    Cost: R804.90
    When: This week

Control: Siren
    Who: Installer
    Cost: R400.00
    When: Later

----------------------------------------

-- `);
});

test('text of a visitor in a report makes no markup in a mail', () => {
  const { html } = mail(
    'You wrote: <img src=x> "quoted" \\*x\\*\n\n| <b> | a |\n| - | - |\n| <i> | \\| |',
  );
  expect(html).not.toMatch(/<(?:img|b|i)\b/);
  expect(html).toContain('You wrote: &lt;img src=x&gt; &quot;quoted&quot; *x*');
});
