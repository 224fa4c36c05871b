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

export const States = () => <Markdown source={EXAMPLE} idPrefix="example" />;
