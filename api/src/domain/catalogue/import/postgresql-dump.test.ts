import { describe, expect, test } from 'vitest';
import { product, productsOf, structureFailureOf } from '../../../../testing/dumps.ts';

const header = `--
-- PostgreSQL database dump
--

\\restrict 0aVw1iJYJ

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
`;

/** With the last line of pg_dump, without which it counts as cut off. */
const whole = (dump: string) => `${dump}\n-- PostgreSQL database dump complete\n`;

describe('a dump of PostgreSQL', () => {
  test('with COPY blocks gives their rows, without INSERTs in functions and rules', async () => {
    const dump = `${header}
CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $_$
BEGIN
  INSERT INTO products VALUES ('it''s ; $$ not a row');
END;
$_$;
CREATE FUNCTION public.g() RETURNS void LANGUAGE sql BEGIN ATOMIC
  SELECT CASE WHEN true THEN 1 END;
  INSERT INTO products VALUES ('no row either');
END;
CREATE RULE r AS ON INSERT TO public.v DO INSTEAD (SELECT 2; INSERT INTO products VALUES (1));
CREATE TABLE public.suppliers (id integer, name text);
COPY public.suppliers (id, name) FROM stdin;
1\tLocal wholesaler's depot; -- Durban
2\tCOPY public.products FROM stdin;
\\.


COPY public.products (id, sku, product, category, cost, price) FROM stdin;
1\tA-1\tCamera\tCAMERAS\t519.45\t804.90
2\tA-2\tit's; "quoted" -- \\\\ a\\tb\tCAMERAS\t\\N\t1
3\tA-3\tÉclair 😀 \\xc3\\xa9\t\\N\t0.00\t2.5
\\.

ALTER TABLE ONLY public.products ADD CONSTRAINT p PRIMARY KEY (sku);
\\unrestrict 0aVw1iJYJ
`;
    const expected = [
      product(),
      product({ sku: 'A-2', name: 'it\'s; "quoted" -- \\ a\tb', cost: 0, price: 100 }),
      product({
        sku: 'A-3',
        name: 'Éclair 😀 é',
        category: 'UNCATEGORISED',
        cost: 0,
        price: 250,
      }),
    ];
    expect(await productsOf(whole(dump))).toEqual(expected);
    expect(await productsOf(whole(dump).replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  test('without columns in COPY takes the columns from CREATE TABLE', async () => {
    const dump = `${header}CREATE TABLE public."Products" (
  "Price" numeric(10,2) DEFAULT 0.00 CHECK (("Price" > (0)::numeric)),
  "Sku" text NOT NULL, "Product" text DEFAULT 'a,b'::text,
  "Category" text GENERATED ALWAYS AS ('CAMERAS'::text) STORED,
  CONSTRAINT positive CHECK (("Price" >= (0)::numeric)),
  "Cost" numeric, key text
);
COPY public."Products" FROM stdin;
804.90\tA-1\tCamera\tCAMERAS\t519.45\tk
\\.
`;
    expect(await productsOf(whole(dump))).toEqual([product()]);
  });

  test('with INSERT statements gives their rows', async () => {
    const dump = `${header}
INSERT INTO public.products (sku, product, category, cost, price) VALUES ('A-1', 'Camera', 'CAMERAS', 519.45, 804.90);
INSERT INTO public.products (sku, product, category, cost, price) OVERRIDING SYSTEM VALUE VALUES
  ('A-2', 'C:\\', E'it\\'s\\tnew', NULL::numeric(10,2), '804.90'::numeric(10, 2)),
  ('A-3'::character varying(40), $$it's; "so"$$, 'it''s', -0.00::double precision, 804.9::public.money)
  ON CONFLICT (sku) DO NOTHING;
`;
    expect(await productsOf(whole(dump))).toEqual([
      product(),
      product({ sku: 'A-2', name: 'C:\\', category: "it's\tnew", cost: 0 }),
      product({ sku: 'A-3', name: 'it\'s; "so"', category: "it's", cost: 0 }),
    ]);
  });

  test('gives its rows whatever expressions are in unused columns', async () => {
    const values = [
      'now()',
      "nextval('public.s'::regclass)",
      "ARRAY['a]b', 'c'::text]",
      "'{1,2}'::integer[]",
      "'2026-01-01'::timestamp without time zone",
      "'2026-01-01' AT TIME ZONE 'UTC'",
      "'a' || E'b\\'c' || $x$)$x$",
      '(((1)))',
      'NULL::text',
      "U&'d\\0061t'",
      "'a' /* b /* ' */ ) */",
      "'a' -- ')\n",
    ];
    const rows = values.map((value, at) => `('A-${at}', ${value}, 'Camera', 804.90, ${value})`);
    const dump = `${header}INSERT INTO products (sku, x, product, price, y) VALUES ${rows.join(', ')};`;
    const expected = values.map((_, at) =>
      product({ sku: `A-${at}`, category: 'UNCATEGORISED', cost: 0 }),
    );
    expect(await productsOf(whole(dump))).toEqual(expected);
  });

  test('with standard_conforming_strings off has backslash escapes in its texts', async () => {
    const dump = `${header.replace('= on', '= off')}
INSERT INTO products (sku, product, price) VALUES ('A-1', 'it\\'s', 1), (E'A-2', 'C:\\\\', 2);`;
    expect((await productsOf(whole(dump))).map(({ name }) => name)).toEqual(["it's", 'C:\\']);
  });

  test('is refused when COPY is not in the plain form', async () => {
    for (const options of ["FROM stdin WITH (FORMAT csv, DELIMITER ';')", "FROM '/tmp/p.csv'"]) {
      const dump = `${header}COPY public.products (sku, product, price) ${options};\nA;B;1\n\\.\n`;
      expect(await structureFailureOf(dump)).toBe(
        'Line 11: the rows are not in the plain form of COPY ... FROM stdin, so they cannot be read.',
      );
    }
  });

  test('is refused when a COPY block has no end', async () => {
    const rows = 'A\tB\t1\nA-2\tB\t1\n';
    for (const table of ['products', 'suppliers']) {
      for (const data of [rows, `${rows}\\`, `${rows}x\\.`, '', `${rows}\\.x\n`]) {
        const dump = `${header}COPY ${table} (sku, product, price) FROM stdin;\n${data}`;
        expect(await structureFailureOf(dump)).toBe(
          'Line 11: the COPY block that starts here has no end. The file may be cut off.',
        );
      }
    }
    const ended = `${header}COPY products (sku, product, price) FROM stdin;\n${rows}\\.`;
    expect(await productsOf(whole(ended))).toHaveLength(2);
  });
});
