import { describe, expect, test } from 'vitest';
import {
  dumpOfRows,
  goodRows,
  productsOf,
  readDump,
  structureFailureOf,
} from '../../../../testing/dumps.ts';

const named = "('A-1', 'Émeraude à 5 €', 'CAMERAS', 1, 2)";
const dump = (declaration: string, rows: readonly string[] = [named]) =>
  dumpOfRows(rows).replace('INSERT', `${declaration}\nINSERT`);

/** The bytes of a text in Windows-1252, which is latin-1 with a euro sign. */
const windows1252 = (text: string): Uint8Array =>
  Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');

describe('the charset of a dump', () => {
  test.each([
    '/*!40101 SET NAMES latin1 */;',
    "SET NAMES 'latin1';",
    "SET client_encoding = 'WIN1252';",
    "SET client_encoding TO 'LATIN1';",
  ])('declared by %s is the one it is read in', async (declaration) => {
    const [product] = await productsOf(windows1252(dump(declaration)));
    expect(product?.name).toBe('Émeraude à 5 €');
  });

  test.each(['', '/*!50503 SET NAMES utf8mb4 */;', "SET client_encoding = 'UTF8';"])(
    'declared by "%s" is UTF-8',
    async (declaration) => {
      expect((await productsOf(dump(declaration)))[0]?.name).toBe('Émeraude à 5 €');
    },
  );

  test('is not read from text in the rows', async () => {
    const rows = ["('A-1', 'SET NAMES latin1 é', 'CAMERAS', 1, 2)"];
    expect((await productsOf(dumpOfRows(rows)))[0]?.name).toBe('SET NAMES latin1 é');
  });

  test('that is not supported makes the file refused, with the line and what to do', async () => {
    expect(await structureFailureOf(dump('/*!40101 SET NAMES sjis */;'))).toBe(
      'Line 2: the file says that its text is in sjis, which cannot be read. Export it again as UTF-8 (utf8mb4).',
    );
  });

  test('that does not fit the bytes makes each row with broken letters refused', async () => {
    const rows = [...goodRows(99), named];
    const { result } = await readDump(windows1252(dumpOfRows(rows)));
    expect(result).toMatchObject({
      ok: true,
      value: {
        accepted: 99,
        refusals: [
          {
            line: 102,
            reason:
              'Product has letters that cannot be read (�). Export the file again as UTF-8 (utf8mb4)',
          },
        ],
      },
    });
  });

  test('that does not fit many rows makes the file refused, with the line, the reason and what to do', async () => {
    const rows = Array.from({ length: 53 }, (_, at) => named.replace('A-1', `A-${at}`));
    const { result } = await readDump(windows1252(dumpOfRows([...rows, ...goodRows(348)])));
    expect(result).toMatchObject({
      ok: false,
      failure: {
        kind: 'too-many-refusals',
        message:
          '53 of 401 rows have errors; at most one in 100 may. The first is on line 3: Product has ' +
          'letters that cannot be read (�). Export the file again as UTF-8 (utf8mb4).',
      },
    });
  });
});
