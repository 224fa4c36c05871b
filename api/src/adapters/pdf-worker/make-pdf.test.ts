import { type MarkdownDocument, strong, text } from '@app/markdown/markdown-document';
import { readMarkdown } from '@app/markdown/read-markdown';
import { visibleHostileText } from '@app/markdown/testing/hostile-text';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { paperDetails } from '../../../testing/paper.ts';
import { latin1, type ReadPdf, readPdf } from '../../../testing/read-pdf.ts';
import { makePdf } from './make-pdf.ts';

const make = (markdown: string) => makePdf(readMarkdown(markdown), paperDetails);
const read = async (markdown: string) => readPdf(await make(markdown));
const oneSpace = (text = '') => text.replace(/\s+/g, ' ').trim();

const REPORT = `# Security report

- **Reference:** SEC-7K3F-92QD

Close the **rear gate** at *all* times.

## In short

1. **Gate.** Lock it
2. Lights

- Beams

### Costs

| Control | From |
| - | - |
| Siren | R804.90 |
| Gate | R1\u00a0249.50 |

---

## Next
`;

describe('the PDF of a report', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await read(REPORT);
  });

  test('has all of its text, between the letterhead and the foot of the page', () => {
    expect(oneSpace(pdf.pages[0])).toBe(
      'Acme Security +27 31 555 0199 hello@acme.example ' +
        'Security report Reference: SEC-7K3F-92QD Close the rear gate at all times. ' +
        'In short 1. Gate. Lock it 2. Lights • Beams ' +
        'Costs Control From Siren R804.90 Gate R1 249.50 Next ' +
        'Made by fixed rules. Page 1 of 1',
    );
  });

  test('has title, company, language and date in its properties', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Security report',
      Author: 'Acme Security',
      Language: 'en-ZA',
      CreationDate: 'D:20250602100000Z',
    });
  });

  test('has a bookmark for each heading, one below the other as their levels are', () => {
    expect(pdf.bookmarks).toEqual([
      {
        title: 'Security report',
        items: [
          { title: 'In short', items: [{ title: 'Costs', items: [] }] },
          { title: 'Next', items: [] },
        ],
      },
    ]);
  });

  test('is tagged: headings, paragraphs, lists, the table and the logo', async () => {
    expect(pdf.isTagged).toBe(true);
    const item = ['LI', 'Lbl', 'LBody'];
    expect(await pdf.roles(1)).toEqual([
      ...['Root', 'Document', 'Figure', 'P', 'P', 'H1', 'L', 'LI', 'LBody', 'P'],
      ...['H2', 'L', ...item, ...item, 'L', ...item, 'H3'],
      ...['Table', 'THead', 'TR', 'TH', 'TH', 'TBody', 'TR', 'TD', 'TD', 'TR', 'TD', 'TD', 'H2'],
    ]);
    expect(latin1(await make(REPORT))).toContain('/Alt (Logo of Acme Security)');
  });

  test('embeds the fonts of the site and no others', () => {
    expect(pdf.fonts.map((name) => name.replace(/^[A-Z]{6}\+/, '')).toSorted()).toEqual([
      'SchibstedGrotesk-Italic',
      'SchibstedGrotesk-Medium',
      'SchibstedGrotesk-Regular',
      'SchibstedGrotesk-Strong',
    ]);
  });

  test('is the same, byte for byte, each time it is made', async () => {
    const [first, second] = [await make(REPORT), await make(REPORT)];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

test('a document of many pages has its reference and the number of the page on each', async () => {
  const section = `## Area\n\n${'The gate stays closed while stock is loaded. '.repeat(40)}\n\n`;
  const { pages } = await read(`# Plan\n\n${section.repeat(27)}`);
  expect(pages.length).toBeGreaterThan(9);
  for (const [index, page] of pages.entries()) {
    const text = oneSpace(page);
    expect(text).toMatch(new RegExp(`Page ${index + 1} of ${pages.length}$`));
    if (index > 0) expect(text).toMatch(/^.*Acme Security SEC-7K3F-92QD/);
  }
  expect(pages.join(' ').match(/stays\s+closed/g)).toHaveLength(27 * 40);
});

describe('a table', () => {
  test('that does not fit on one page has its head again on each, and the tree has it once', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => `| Control ${row} | R${row} |\n`).join('');
    const bytes = await make(`# Plan\n\n| Measure | Price |\n| - | - |\n${rows}`);
    const pdf = await readPdf(bytes);
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const page of pdf.pages) expect(page.match(/Measure\s+Price/g)).toHaveLength(1);
    expect(latin1(bytes).match(/\/S \/TH\b/g)).toHaveLength(2);
    for (let row = 0; row < 90; row++) {
      expect(
        pdf.pages.join(' ').match(new RegExp(`Control ${row}\\s+R${row}\\b`, 'g')),
      ).toHaveLength(1);
    }
  });

  test('keeps short cells on one line beside long ones', async () => {
    const long = 'Put silent hold-up buttons where people would need them, and test each of them';
    const row = `| ${long} | This month | ${long} |\n`;
    const { pages } = await read(`| Step | When | Cost |\n| - | - | - |\n${row.repeat(3)}`);
    expect(pages[0]?.match(/This month/g)).toHaveLength(3);
  });

  test('goes on on the next page in the middle of a row that is taller than a page', async () => {
    const words = Array.from({ length: 1500 }, (_, word) => `w${word}`);
    const { pages } = await read(`| A | B |\n| - | - |\n| ${words.join(' ')} | short |\n`);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ').match(/\bw\d+\b/g)).toEqual(words);
  });
});

describe('characters that the fonts do not have', () => {
  test('are boxes, and the text is kept for screen readers', async () => {
    const markdown = 'At 😀 العربية 漢字 ✓Xun 👨‍👩‍👧 end';
    const { pages } = await read(markdown);
    expect(oneSpace(pages[0])).toContain(
      'At \ufffd \ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd \ufffd\ufffd \ufffdXun \ufffd end',
    );
    const bytes = latin1(await make(markdown));
    expect(bytes).toContain(`/ActualText (\xfe\xff${bigEndian('漢字')})`);
  });

  test('are what looks like them, if anything does', async () => {
    const markdown = 'ǃXun ǁXam, 4\u20118\u2009mm, Ｆｕｌｌ, soft\u00adhyphen';
    expect(oneSpace((await read(markdown)).pages[0])).toContain(
      '!Xun ||Xam, 4-8 mm, Full, softhyphen',
    );
  });

  test('are the bare letters for letters with marks', async () => {
    expect(oneSpace((await read('Tshivenḓa na Luṱanga, café, ≥ 5 Ω → 3')).pages[0])).toContain(
      'Tshivenda na Lutanga, café, ≥ 5 Ω → 3',
    );
  });

  test.each([
    ['a word that is wider than the page', 'x'.repeat(3000)],
    ['thousands of characters without a space or a glyph', '漢'.repeat(3000)],
    [
      'a column of a long word in a table',
      `| a | b | c |\n| - | - | - |\n| ${'y'.repeat(900)} | x | x |`,
    ],
    [
      'twenty columns',
      `${'| word '.repeat(20)}|\n${'| - '.repeat(20)}|\n${'| other '.repeat(20)}|`,
    ],
    ['no text at all', ''],
    ['a table without rows', '| a |\n| - |\n'],
  ])('%s stays between the margins', async (_, markdown) => {
    const { edges } = await read(markdown);
    expect(edges.left).toBeGreaterThanOrEqual(55);
    expect(edges.right).toBeLessThanOrEqual(540.5);
    expect(edges.bottom).toBeGreaterThan(36);
  });
});

test('any text of a visitor makes a PDF', async () => {
  const anyBlock = visibleHostileText.map(
    (any): MarkdownDocument => [
      { kind: 'heading', level: 1, content: [text(any)] },
      { kind: 'list', ordered: false, items: [[text(any)], [strong(any), text(any)]] },
      { kind: 'table', columns: [[text(any)], [text(any)]], rows: [[[text(any)], [text(any)]]] },
    ],
  );
  await fc.assert(
    fc.asyncProperty(anyBlock, async (document) => {
      expect(latin1(await makePdf(document, paperDetails))).toMatch(/%%EOF\n$/);
    }),
    { numRuns: runs(30) },
  );
});

const bigEndian = (text: string) => latin1(Buffer.from(text, 'utf16le').swap16());
