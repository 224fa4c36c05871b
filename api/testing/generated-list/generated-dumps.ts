import type { StoredProduct } from '../../src/domain/catalogue/ports.ts';

export const dumpDialects = ['mysql', 'postgresql', 'postgresql-copy', 'sqlite'] as const;
export type DumpDialect = (typeof dumpDialects)[number];

const ROWS_PER_STATEMENT = 500;

/** The dump that a database of this dialect would write of these products, in pieces. */
export function* dumpOf(
  dialect: DumpDialect,
  products: Iterable<StoredProduct>,
): Generator<string> {
  yield* writers[dialect](products);
}

const writers: Readonly<
  Record<DumpDialect, (products: Iterable<StoredProduct>) => Iterable<string>>
> = {
  mysql: function* mysql(products) {
    yield `-- MySQL dump 10.13  Distrib 8.0.36
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS \`products\`;
CREATE TABLE \`products\` (
  \`Sku\` varchar(64) NOT NULL,
  \`Product\` varchar(255) NOT NULL,
  \`Category\` varchar(120) NOT NULL,
  \`Cost\` decimal(12,2) NOT NULL,
  \`Price\` decimal(12,2) NOT NULL,
  PRIMARY KEY (\`Sku\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
`;
    const into = 'INSERT INTO `products` (`Sku`, `Product`, `Category`, `Cost`, `Price`) VALUES\n';
    yield* severalRows(into, products, backslashed);
    yield '-- Dump completed\n';
  },
  postgresql: function* postgresql(products) {
    yield `--\n-- PostgreSQL database dump\n--\nSET client_encoding = 'UTF8';\n${postgresqlTable}`;
    yield* severalRows(`INSERT INTO ${postgresqlColumns} VALUES\n`, products, doubled);
    yield '--\n-- PostgreSQL database dump complete\n--\n';
  },
  'postgresql-copy': function* copy(products) {
    yield `--\n-- PostgreSQL database dump\n--\nSET client_encoding = 'UTF8';\n${postgresqlTable}`;
    yield `COPY ${postgresqlColumns} FROM stdin;\n`;
    for (const batch of batchesOf(products)) {
      yield batch.map((product) => `${cellsOf(product, copied).join('\t')}\n`).join('');
    }
    yield '\\.\n\n--\n-- PostgreSQL database dump complete\n--\n';
  },
  sqlite: function* sqlite(products) {
    yield `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE products(sku TEXT PRIMARY KEY, product TEXT, category TEXT, cost REAL, price REAL);
`;
    for (const batch of batchesOf(products)) {
      yield batch
        .map((product) => `INSERT INTO products VALUES(${cellsOf(product, doubled).join(',')});\n`)
        .join('');
    }
    yield 'COMMIT;\n';
  },
};

const postgresqlColumns = 'public.products (sku, product, category, cost, price)';
const postgresqlTable = `CREATE TABLE public.products (
    sku character varying(64) NOT NULL,
    product text NOT NULL,
    category text NOT NULL,
    cost numeric(12,2) NOT NULL,
    price numeric(12,2) NOT NULL
);
`;

function* severalRows(
  into: string,
  products: Iterable<StoredProduct>,
  quoted: (text: string) => string,
): Generator<string> {
  for (const batch of batchesOf(products)) {
    const rows = batch.map((product) => `(${cellsOf(product, quoted).join(', ')})`);
    yield `${into}${rows.join(',\n')};\n`;
  }
}

function* batchesOf(products: Iterable<StoredProduct>): Generator<StoredProduct[]> {
  let batch: StoredProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < ROWS_PER_STATEMENT) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const cellsOf = (
  { sku, name, category, cost, price }: StoredProduct,
  text: (value: string) => string,
): string[] => [
  text(sku),
  text(name),
  text(category),
  (cost / 100).toFixed(2),
  (price / 100).toFixed(2),
];

const doubled = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const backslashed = (text: string): string => `'${text.replace(/['"\\]/g, '\\$&')}'`;
const copied = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
