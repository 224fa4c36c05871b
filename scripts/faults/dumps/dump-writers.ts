import type { StoredProduct } from '@app/api/domain/catalogue/ports';

/** A dump in pieces, which make the file one after another. */
export interface WrittenDump {
  readonly tool: string;
  readonly head: string;
  readonly statements: readonly Statement[];
  readonly tail: string;
  /** Whether the tool writes something at the end, so that a shorter file is known to be cut. */
  readonly isMarked: boolean;
}

/** A product as it is written; cost and price are SQL. */
type Row = Pick<StoredProduct, 'sku' | 'name' | 'category'> & {
  readonly cost: string;
  readonly price: string;
};

interface Statement {
  readonly text: string;
  readonly products: readonly StoredProduct[];
}

/** How one tool writes a list. */
export interface DumpWriter {
  readonly tool: string;
  /** What it calls the table. */
  readonly table: string;
  readonly head: string;
  readonly tail: string;
  readonly isMarked: boolean;
  readonly rowsPerStatement: number;
  /** The table's columns are (sku, product, category, cost, price). */
  statement(table: string, rows: readonly Row[]): string;
  /** SQL that sets the charset of the file. */
  charset(name: string): string;
}

const decimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const mysqlText = (text: string): string => `'${text.replace(/[\\'"]/g, '\\$&')}'`;
const standardText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const copyText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');

const rowIn =
  (quote: (text: string) => string) =>
  ({ sku, name, category, cost, price }: Row): string =>
    `(${quote(sku)}, ${quote(name)}, ${quote(category)}, ${cost}, ${price})`;
const inserts =
  (quote: (text: string) => string) =>
  (table: string, rows: readonly Row[]): string =>
    `INSERT INTO ${table} (Sku, Product, Category, Cost, Price) VALUES\n${rows.map(rowIn(quote)).join(',\n')};\n`;
const copies = (table: string, rows: readonly Row[]): string => {
  const lines = rows.map(({ sku, name, category, cost, price }) =>
    [...[sku, name, category].map(copyText), cost, price].join('\t'),
  );
  return `COPY ${table} (sku, product, category, cost, price) FROM stdin;\n${lines.join('\n')}\n\\.\n`;
};

const create = (table: string, engine = ''): string =>
  `CREATE TABLE ${table} (Sku varchar(64), Product text, Category text, Cost decimal(10,2), Price decimal(10,2))${engine};\n`;
const setNames = (name: string): string => `SET NAMES ${name};\n`;
const setEncoding = (name: string): string => `SET client_encoding = '${name}';\n`;

const pgDump = {
  table: 'public.products',
  head: `--\n-- PostgreSQL database dump\n--\nSET standard_conforming_strings = on;\n${create('public.products')}`,
  tail: '--\n-- PostgreSQL database dump complete\n--\n',
  isMarked: true,
  charset: setEncoding,
};

export const dumpWriters: readonly DumpWriter[] = [
  {
    tool: 'mysqldump',
    table: '`products`',
    head: `-- MySQL dump 10.13  Distrib 8.4.3\n${create('`products`', ' ENGINE=InnoDB')}LOCK TABLES \`products\` WRITE;\n`,
    tail: 'UNLOCK TABLES;\n-- Dump completed on 2026-11-02  7:41:00\n',
    isMarked: true,
    rowsPerStatement: 30,
    statement: inserts(mysqlText),
    charset: setNames,
  },
  {
    tool: 'HeidiSQL',
    table: '`products`',
    head: `-- HeidiSQL Version: 12.8\n${create('`products`', ' ENGINE=InnoDB')}`,
    tail: '',
    isMarked: false,
    rowsPerStatement: 5,
    statement: inserts(mysqlText),
    charset: setNames,
  },
  { ...pgDump, tool: 'pg_dump', rowsPerStatement: Number.POSITIVE_INFINITY, statement: copies },
  {
    ...pgDump,
    tool: 'pg_dump --inserts',
    rowsPerStatement: 1,
    statement: inserts(standardText),
  },
  {
    tool: 'sqlite3 .dump',
    table: 'products',
    head: `PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n${create('products')}`,
    tail: 'COMMIT;\n',
    isMarked: true,
    rowsPerStatement: 1,
    statement: inserts(standardText),
    // SQLite knows UTF-8 only; the words are those of another tool.
    charset: setNames,
  },
];

/** SQL for the prices of some SKUs. */
export type Prices = Readonly<Record<string, string>>;

/** The whole dump of a list; `prices` replaces some of its prices. */
export function write(
  writer: DumpWriter,
  list: readonly StoredProduct[],
  prices: Prices = {},
): WrittenDump {
  const { tool, head, tail, isMarked, rowsPerStatement } = writer;
  const statements: Statement[] = [];
  for (let from = 0; from < list.length; from += rowsPerStatement) {
    const products = list.slice(from, from + rowsPerStatement);
    const text = writer.statement(writer.table, rowsOf(products, prices));
    statements.push({ text, products });
  }
  return { tool, head, statements, tail, isMarked };
}

/** One statement for all products, into a table of another name. */
export const statementInto = (
  table: string,
  writer: DumpWriter,
  list: readonly StoredProduct[],
): string => writer.statement(table, rowsOf(list, {}));

const rowsOf = (list: readonly StoredProduct[], prices: Prices): Row[] =>
  list.map(({ cost, price, ...rest }) => ({
    ...rest,
    cost: decimal(cost),
    price: prices[rest.sku] ?? decimal(price),
  }));

export const textOf = ({ head, statements, tail }: WrittenDump): string =>
  head + statements.map(({ text }) => text).join('') + tail;
