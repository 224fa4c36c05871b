import { gzipSync } from 'node:zlib';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { below, oneOf, type Random } from '@app/testing/seeded-random';
import { cutAnywhere, cutBetweenStatements, damagedGzip } from './cuts.ts';
import { type DumpWriter, textOf, type WrittenDump, write } from './dump-writers.ts';
import { rowFaults } from './row-faults.ts';
import { always, maybe, never, type Verdict } from './verdict.ts';

interface Making {
  readonly random: Random;
  readonly writer: DumpWriter;
  readonly list: readonly StoredProduct[];
  /** The list as that tool writes it. */
  readonly dump: WrittenDump;
  /** A file that exists only if something in the dump was executed. */
  readonly canary: string;
}

export interface FileFault extends Verdict {
  readonly what: string;
  readonly bytes: Uint8Array;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const cut = ({ random, dump }: Making): FileFault => {
  const { text, ...verdict } = cutAnywhere(random, dump);
  return { what: `cut at ${text.length}`, bytes: utf8(text), ...verdict };
};

const cutBetween = ({ random, dump }: Making): FileFault => {
  const { text, ...verdict } = cutBetweenStatements(random, dump);
  return { what: 'cut between two statements', bytes: utf8(text), ...verdict };
};

/** Statements that a database would execute, with traces that would be noticed. */
const commands = ({ random, dump, canary, list }: Making): FileFault => {
  const wrong = "INSERT INTO products VALUES ('WRONG', 'Wrong', 'X', 1.00, 1.00)";
  const statement = oneOf(random, [
    'DELETE FROM leads;',
    `ATTACH DATABASE '${canary}' AS other;`,
    `SELECT writefile('${canary}', 'executed');`,
    `SELECT 'executed' INTO OUTFILE '${canary}';`,
    `COPY leads TO '${canary}';`,
    `COPY leads FROM PROGRAM 'touch ${canary}';`,
    `LOAD DATA INFILE '/etc/passwd' INTO TABLE leads;`,
    `CREATE TRIGGER wrong AFTER INSERT ON leads BEGIN ${wrong}; END;`,
  ]);
  const tail = `${statement}\n${dump.tail}`;
  return { what: statement, bytes: utf8(textOf({ ...dump, tail })), ...always(list) };
};

/** Statements that would make another list of the rows before them. */
const changes = ({ random, writer, dump }: Making): FileFault => {
  const { table } = writer;
  const [first] = dump.statements;
  const repeated = first ? first.text.replace(/;\n$/, ' ON CONFLICT DO NOTHING;\n') : '';
  const statement = oneOf(random, [
    `DROP TABLE ${table};`,
    `UPDATE ${table} SET Price = 0.01;`,
    `DELETE FROM ${table} WHERE Price > 100;`,
    `TRUNCATE TABLE ${table};`,
    `ALTER TABLE ${table} RENAME TO old;`,
    `MERGE INTO ${table} USING news ON true WHEN MATCHED THEN DELETE;`,
    ...(first?.text.startsWith('INSERT') ? [repeated] : []),
  ]);
  const tail = `${statement}\n${dump.tail}`;
  const what = statement.slice(0, 40);
  return { what, bytes: utf8(textOf({ ...dump, tail })), ...never };
};

/** A line of psql, which runs a program of the machine. */
const psqlCommand = ({ dump, canary, list }: Making): FileFault => {
  const head = `\\! touch ${canary}\n${dump.head}`;
  // Other tools have no such line, so the file may be refused.
  return { what: '\\! touch', bytes: utf8(textOf({ ...dump, head })), ...maybe(list) };
};

const withAccents = (list: readonly StoredProduct[]): StoredProduct[] =>
  list.map((one) => ({ ...one, name: `café ${one.sku}` }));

const undeclared = ({ writer, list }: Making): FileFault => ({
  what: 'Latin-1 that is not declared',
  bytes: latin1(textOf(write(writer, withAccents(list)))),
  ...never,
});

const declared = ({ writer, list }: Making): FileFault => {
  const dump = write(writer, withAccents(list));
  const text = textOf({ ...dump, head: writer.charset('latin1') + dump.head });
  return { what: 'Latin-1 that is declared', bytes: latin1(text), ...always(withAccents(list)) };
};

const unknownCharset = ({ writer, dump }: Making): FileFault => ({
  what: 'a charset that we cannot read',
  bytes: utf8(writer.charset('gbk') + textOf(dump)),
  ...never,
});

const utf16 = ({ dump }: Making): FileFault => ({
  what: 'UTF-16',
  bytes: Buffer.from(`\ufeff${textOf(dump)}`, 'utf16le'),
  ...never,
});

const byteOrderMark = ({ dump, list }: Making): FileFault => ({
  what: 'a byte order mark',
  bytes: utf8(`\ufeff${textOf(dump)}`),
  ...always(list),
});

const compressed = ({ dump, list }: Making): FileFault => ({
  what: 'compressed',
  bytes: gzipSync(textOf(dump)),
  ...always(list),
});

const damaged = ({ random, dump, list }: Making): FileFault => ({
  what: 'compressed and damaged',
  bytes: damagedGzip(random, dump),
  // One of the last bits may mean nothing.
  ...maybe(list),
});

/** Fits into an upload and unpacks to much more than may be unpacked. */
const bomb = ({ dump }: Making): FileFault => ({
  what: 'a compressed file that unpacks to 64 MB',
  bytes: gzipSync(`${dump.head}${' '.repeat(64 * 1024 * 1024)}${dump.tail}`, { level: 9 }),
  ...never,
});

const noise = ({ random }: Making): FileFault => ({
  what: 'noise',
  bytes: Uint8Array.from({ length: 1 + below(random, 5_000) }, () => below(random, 256)),
  ...never,
});

const rolledBack = ({ dump }: Making): FileFault => ({
  what: 'ROLLBACK at its end',
  bytes: utf8(textOf({ ...dump, tail: `ROLLBACK;\n${dump.tail}` })),
  ...never,
});

const deepComment = ({ dump, list }: Making): FileFault => {
  const comment = `${'/*'.repeat(50_000)}${'*/'.repeat(50_000)}\n`;
  // Only PostgreSQL nests comments; elsewhere the rest is no SQL.
  const text = textOf({ ...dump, tail: comment + dump.tail });
  return { what: '50 000 comments in one another', bytes: utf8(text), ...maybe(list) };
};

/** Every SKU is there twice, and the last one counts: the same list. */
const twice = ({ dump, list }: Making): FileFault => ({
  what: 'twice in one file',
  bytes: utf8(textOf(dump).repeat(2)),
  ...always(list),
});

const rows = ({ random, writer, list }: Making): FileFault => {
  const { what, text, ...verdict } = oneOf(random, rowFaults)(random, writer, list);
  return { what, bytes: utf8(text), ...verdict };
};

/** A fault that has many forms is there several times. */
const faults: readonly ((making: Making) => FileFault)[] = [
  ...Array.from({ length: 4 }, () => cut),
  ...Array.from({ length: 4 }, () => cutBetween),
  ...Array.from({ length: 16 }, () => rows),
  ...Array.from({ length: 3 }, () => commands),
  ...Array.from({ length: 3 }, () => changes),
  psqlCommand,
  undeclared,
  declared,
  unknownCharset,
  utf16,
  byteOrderMark,
  compressed,
  damaged,
  bomb,
  noise,
  rolledBack,
  deepComment,
  twice,
];

/** A file with one random fault, or with none. */
export const randomFault = (making: Making): FileFault => oneOf(making.random, faults)(making);
