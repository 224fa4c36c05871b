import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarkdownBlock, strong, text } from './markdown-document.ts';
import { readMarkdown } from './read-markdown.ts';
import { hostileText } from './testing/hostile-text.ts';
import { writeMarkdown } from './write-markdown.ts';

const paragraph = (words: string): MarkdownBlock => ({ kind: 'paragraph', content: [text(words)] });

test('a Markdown text is read as headings, paragraphs, lists, tables and breaks', () => {
  const markdown = `# Report

One *quiet* and one **loud** word.

1. **Gate.** Close it.
2. Lights

- Beams

---

#### Costs

| Control | From |
| --- | --- |
| Gate | R1 249.50 |
| Lights |
`;
  expect(readMarkdown(markdown)).toEqual([
    { kind: 'heading', level: 1, content: [text('Report')] },
    {
      kind: 'paragraph',
      content: [
        text('One '),
        { kind: 'emphasis', content: [text('quiet')] },
        text(' and one '),
        strong('loud'),
        text(' word.'),
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[strong('Gate.'), text(' Close it.')], [text('Lights')]],
    },
    { kind: 'list', ordered: false, items: [[text('Beams')]] },
    { kind: 'thematic-break' },
    { kind: 'heading', level: 3, content: [text('Costs')] },
    {
      kind: 'table',
      columns: [[text('Control')], [text('From')]],
      rows: [
        [[text('Gate')], [text('R1 249.50')]],
        [[text('Lights')], []],
      ],
    },
  ]);
});

describe('what a report may not hold is plain text', () => {
  test.each([
    ['HTML', '<b onclick="x()">now</b>'],
    ['a block of HTML', '<script>alert(1)</script>'],
    ['a link', '[here](https://x.example)'],
    ['an image', '![](https://x.example/a.png)'],
    ['an address in brackets', '<https://x.example>'],
    ['a bare address', 'https://x.example and a@b.example'],
    ['code', 'run `rm` now'],
    ['a definition', '[a]: https://x.example'],
    ['a quotation', '> hear'],
  ])('%s', (_, markdown) => {
    expect(readMarkdown(markdown)).toEqual([paragraph(markdown)]);
  });

  test('a block of code', () => {
    expect(readMarkdown('```js\nx\n```')).toEqual([paragraph('```js x ```')]);
  });

  test('a list in a list', () => {
    expect(readMarkdown('- one\n  - two\n  - three')).toEqual([
      { kind: 'list', ordered: false, items: [[text('one'), text(' '), text('two three')]] },
    ]);
  });
});

test('a line break in a paragraph is a space', () => {
  expect(readMarkdown('one\ntwo  \nthree\\\nfour')).toEqual([
    { kind: 'paragraph', content: [text('one two'), text(' '), text('three\\ four')] },
  ]);
});

test('any text at all can be read', () => {
  fc.assert(
    fc.property(hostileText, (any) => {
      expect(() => readMarkdown(any)).not.toThrow();
    }),
    { numRuns: runs(2000) },
  );
});

test('what other programs make links of or strike through is escaped', () => {
  expect(writeMarkdown([paragraph('a@b.example www.x.example https://x.example ~~no~~')])).toBe(
    'a\\@b.example www\\.x.example https\\://x.example \\~\\~no\\~\\~\n',
  );
});

test('each line break, control character and change of direction in a text is written as a space', () => {
  expect(writeMarkdown([paragraph('a\r\n\r\nb\u0000c\u202ed\ud800')])).toBe('a b c d\ufffd\n');
});

test('a code point that is no character is written as U+FFFD, also where Markdown needs a reference', () => {
  const document = [
    { kind: 'paragraph', content: [strong('Gate.'), text('\u{10fffe}x\ufdd0')] },
  ] as const;
  expect(readMarkdown(writeMarkdown(document))).toEqual([
    { kind: 'paragraph', content: [strong('Gate.'), text('\ufffdx\ufffd')] },
  ]);
});
