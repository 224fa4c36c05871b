import { Contents } from '@app/ui/contents';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Markdown } from '@app/ui/markdown';

const EXAMPLE = `# Title of a report

- **Reference:** SEC-7K3F-92QD
- **Date:** 2 June 2025

A paragraph with a **strong** and an *emphasised* word.

## Section

1. **First.** One sentence.
2. **Second.** Another one.

- An entry
- Another entry

### Part of a section

| Control | Who does it | Cost | When |
| - | - | - | - |
| A control | Installer | R1 249.50 to R3 000.00 | This week |
| Another control | Manager | No cost | This month |

---

A [link](https://example.com) and <b>HTML</b> stay text.
`;

const sender = {
  name: 'Name of the company',
  phone: { shown: '031 555 0123', dialled: '+27315550123' },
  email: 'office@example.com',
  website: 'example.com',
};

export function Documents() {
  return (
    <>
      <p>In print, the sender stands above a document.</p>
      <LetterheadOnPaper company={sender} />
      <Contents title="In this document" headings={[{ id: 'example-section', title: 'Section' }]} />
      <Markdown source={EXAMPLE} idPrefix="example" />
    </>
  );
}
