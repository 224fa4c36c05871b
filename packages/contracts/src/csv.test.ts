import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

test.each([
  ...['=1+1', '+27315550100', '-1', '@SUM(A1)', '|calc', '%x', '\tx', '\rx', '\nx'],
  ...[
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1',
    '\uff20SUM(A1)',
    '\ufe661',
    '\ufe621',
    '\ufe631',
    '\u22121',
  ],
])('%j is text to a spreadsheet, not a formula', (text) => {
  const line = csvLine([text]);
  expect(line.replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
});

test('cells with commas, quotation marks or line breaks are quoted', () => {
  const cells = ['plain', 'a,b', 'say "hi"', 'two\nlines', '', -5, true, '=HYPERLINK("x","y")'];
  expect(csvLine(cells)).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,-5,true,"\'=HYPERLINK(""x"",""y"")"\r\n',
  );
});

test('cells with semicolons or tabs are quoted', () => {
  expect(csvLine(['a;b', 'a\tb', 'ab'])).toBe('"a;b","a\tb",ab\r\n');
});

/**
 * The cells of a file as a spreadsheet reads it whose list is separated in another way, as by `;` in South
 * Africa: quotation marks protect a cell only where it begins with one.
 */
function cellsRead(file: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      for (at += 1; at < file.length; at += 1) {
        if (file[at] !== '"') cell += file[at];
        else if (file[at + 1] === '"') cell += file[at++];
        else break;
      }
      at += 1;
    }
    while (at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at] ?? '')) {
      cell += file[at++];
    }
    cells.push(cell);
    at += 1;
  }
  return cells;
}

const piece = fc.constantFrom(
  ...[';', '\t', '\n', '\r\n', '"', "'", ',', ' ', '\u00a0', '\u200b', 'a', '7'],
  ...['=', '+', '-', '@', '|', '\uff1d', '\uff20', '=HYPERLINK("http://evil.example")'],
);
const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

describe.each([',', ';', '\t'])('a spreadsheet that separates cells by %j', (separator) => {
  test('finds no formula in any cell, whatever visitors typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
        (rows) => {
          for (const read of cellsRead(csvFile(rows).slice(1), separator)) {
            expect(read).not.toMatch(/^[\s\u200b"]*[=+\-@|\uff1d\uff20]/);
          }
        },
      ),
    );
  });
});

test('a spreadsheet that separates cells by commas reads what was typed, but for apostrophes', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
      const plain = (text: string) => text.replaceAll("'", '');
      const read = cellsRead(csvLine([...row, 'end']), ',');
      expect(read.map(plain).slice(0, row.length + 1)).toEqual([...row, 'end'].map(plain));
    }),
  );
});
