/** A file that is meant to keep the parser busy or to fill the memory. */
export interface Bomb {
  readonly what: string;
  /** Whether it is a dump with one good product in spite of all. */
  readonly isDump: boolean;
  /** The file, made while it is read. */
  chunks(): Iterable<Uint8Array>;
}

const CHUNK = 256 * 1024;
const columns = '(sku, product, category, cost, price)';
const insert = `INSERT INTO products ${columns} VALUES`;
const good = `${insert} ('GOOD', 'Camera', 'CAMERAS', 1.00, 2.00);\n`;
const mysql = '-- MySQL dump 10.13\n';
const postgresql = '-- PostgreSQL database dump\n';
const ends = '\n-- Dump completed\n-- PostgreSQL database dump complete\n';

interface Shape {
  readonly what: string;
  readonly before?: string;
  /** Repeated until the file has its length. */
  readonly filling: string;
  readonly after?: string;
  readonly isDump?: boolean;
}

const shapes: readonly Shape[] = [
  { what: 'a row with one huge text', before: `${insert} ('`, filling: 'x' },
  { what: 'a row with deep parentheses', before: `${insert} ('A', `, filling: '(' },
  { what: 'a name of a column without end', before: 'CREATE TABLE products ("', filling: 'x' },
  { what: 'a list of columns without end', before: 'INSERT INTO products (', filling: 'a,' },
  { what: 'a comment without end', before: '/* ', filling: 'x' },
  { what: 'comments in comments without end', before: postgresql, filling: '/*' },
  { what: 'executable comments without end', filling: '/*!40101 ' },
  { what: 'a quotation mark for each character', before: mysql, filling: "'" },
  { what: 'empty rows', before: `${mysql}${insert} (1)`, filling: ',()' },
  { what: 'commas', before: `${insert} (`, filling: ',' },
  { what: 'NUL bytes', filling: '\0' },
  { what: 'dollar signs', filling: '$' },
  { what: 'dollar quotes of many names', before: postgresql, filling: '$a$b$c$d' },
  { what: 'backslashes in a text', before: `${insert} ('`, filling: '\\' },
  {
    what: 'a huge text in another table',
    before: "INSERT INTO other VALUES ('",
    filling: "x''",
    after: "');",
    isDump: true,
  },
  {
    what: 'backslashes in a text of another table',
    before: `${mysql}INSERT INTO other VALUES ('`,
    filling: "\\'\\\\",
    after: "');",
    isDump: true,
  },
  {
    what: 'deep parentheses in another table',
    before: 'INSERT INTO other VALUES (',
    filling: '(',
    after: ');',
    isDump: true,
  },
  {
    what: 'deep parentheses in a function',
    before: 'CREATE FUNCTION f() AS ',
    filling: '()',
    after: ';',
    isDump: true,
  },
  { what: 'a huge comment', before: '/* ', filling: "it's *", after: '*/', isDump: true },
  { what: 'many comments', filling: '--\n', isDump: true },
  { what: 'many block comments', filling: '/**/', isDump: true },
  { what: 'many empty statements', filling: ';', isDump: true },
  { what: 'many tiny statements', filling: 'a b;', isDump: true },
  { what: 'many settings', filling: 'SET a=1;', isDump: true },
  { what: 'many tables', filling: 'CREATE TABLE t(a);', isDump: true },
  { what: 'many tables with its name', filling: 'CREATE TABLE x.products(a);', isDump: true },
  {
    what: 'many schemas of its name',
    filling: `INSERT INTO x.products (a) VALUES(1);`,
    isDump: true,
  },
  {
    what: 'many inserts of one row into others',
    filling: 'INSERT INTO t VALUES(1);',
    isDump: true,
  },
  { what: 'many transactions', filling: 'BEGIN;COMMIT;', isDump: true },
  { what: 'many delimiters', before: mysql, filling: 'DELIMITER ;\n', isDump: true },
  {
    what: 'many COPY lines of another table',
    before: 'COPY t FROM stdin;\n',
    filling: '\n',
    after: '\\.\n',
    isDump: true,
  },
  { what: 'many blanks', filling: ' ', isDump: true },
  { what: 'a word without end', filling: 'x', after: ';', isDump: true },
  { what: 'a number without end', filling: '7', after: ';', isDump: true },
];

/** Bombs of about so many bytes each. */
export const bombs = (bytes: number): readonly Bomb[] =>
  shapes.map(({ what, before = '', filling, after = '', isDump = false }) => ({
    what,
    isDump,
    *chunks() {
      yield Buffer.from(before);
      const chunk = Buffer.from(filling.repeat(Math.ceil(Math.min(CHUNK, bytes) / filling.length)));
      for (let made = 0; made < bytes; made += chunk.length) yield chunk;
      yield Buffer.from(isDump ? `${after}\n${good}${ends}` : after);
    },
  }));
