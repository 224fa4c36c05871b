import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+27315550100', '-1', '@SUM(A1)', '\tx', '\rx'])(
  '%j is text to a spreadsheet, not a formula',
  (text) => {
    const line = csvLine([text]);
    expect(line.replace(/^"/, '').startsWith(`'${text[0]}`)).toBe(true);
  },
);

test('cells with commas, quotation marks or line breaks are quoted', () => {
  const cells = ['plain', 'a,b', 'say "hi"', 'two\nlines', '', -5, true, '=HYPERLINK("x","y")'];
  expect(csvLine(cells)).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,-5,true,"\'=HYPERLINK(""x"",""y"")"\r\n',
  );
});
