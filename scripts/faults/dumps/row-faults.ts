import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { below, oneOf, type Random } from '@app/testing/seeded-random';
import { type DumpWriter, statementInto, textOf, write } from './dump-writers.ts';
import { always, maybe, never, type Verdict } from './verdict.ts';

/** A file as text, and what may come of it. */
export interface MadeDump extends Verdict {
  readonly what: string;
  readonly text: string;
}

type Maker = (random: Random, writer: DumpWriter, list: readonly StoredProduct[]) => MadeDump;

const without = (list: readonly StoredProduct[], at: number): readonly StoredProduct[] =>
  list.filter((_, index) => index !== at);

/** One row that is refused; a list of a hundred rows may have one. */
const oneBadRow =
  (what: string, change: (product: StoredProduct) => Partial<StoredProduct>): Maker =>
  (random, writer, list) => {
    const at = below(random, list.length);
    const changed = list.map((one, index) => (index === at ? { ...one, ...change(one) } : one));
    return { what, text: textOf(write(writer, changed)), ...always(without(list, at)) };
  };

const isCopy = ({ tool }: DumpWriter): boolean => tool === 'pg_dump';
const escapesByBackslash = ({ tool }: DumpWriter): boolean =>
  tool === 'mysqldump' || tool === 'HeidiSQL';

/** A row whose price is something else. */
const oddPrice =
  (what: string, sql: (random: Random, writer: DumpWriter) => string): Maker =>
  (random, writer, list) => {
    const bad = oneOf(random, list);
    const text = textOf(write(writer, list, { [bad.sku]: sql(random, writer) }));
    return { what, text, ...always(list.filter((one) => one !== bad)) };
  };

/** Neither a stack nor time may run out, however deep the parentheses are. */
function parentheses(random: Random): string {
  const depth = 10 ** (1 + below(random, 5));
  return `${'('.repeat(depth)}1${')'.repeat(depth)}`;
}

export const whole: Maker = (_, writer, list) => ({
  what: 'whole',
  text: textOf(write(writer, list)),
  ...always(list),
});

/** The last of several rows with one SKU counts. */
const duplicate: Maker = (random, writer, list) => {
  const at = below(random, list.length);
  const again = list.flatMap((one, index) =>
    index === at ? [{ ...one, price: one.price + 1 }] : [],
  );
  const text = textOf(write(writer, [...list, ...again]));
  return { what: 'one SKU twice', text, ...always([...without(list, at), ...again]) };
};

const duplicates: Maker = (_, writer, list) => {
  const dearer = list.map((one) => ({ ...one, price: one.price + 1 }));
  const text = textOf(write(writer, [...list, ...dearer]));
  return { what: 'every SKU twice', text, ...always(dearer) };
};

/** A quotation mark or a backslash too many or too few never makes a wrong product. */
const quotes: Maker = (random, writer, list) => {
  const dump = write(writer, list);
  if (isCopy(writer)) return whole(random, writer, list);
  const at = below(random, dump.statements.length);
  const hit = dump.statements[at];
  if (!hit) throw new Error('There is no such statement');
  const marks = [...hit.text.matchAll(/'/g)].map(({ index }) => index);
  const mark = oneOf(random, marks);
  const changes = ['', "''", ...(escapesByBackslash(writer) ? ["\\'"] : [])];
  const change = oneOf(random, changes);
  const text = hit.text.slice(0, mark) + change + hit.text.slice(mark + 1);
  const statements = dump.statements.with(at, { ...hit, text });
  const lists = hit.products.map(({ sku }) => list.filter((one) => one.sku !== sku));
  return {
    what: `a ' became "${change}"`,
    text: textOf({ ...dump, statements }),
    ...maybe(list, ...lists),
  };
};

/** The first schema that has a complete table is read. */
const twoSchemas: Maker = (_, writer, list) => {
  const other = list.map((one) => ({ ...one, sku: `OTHER-${one.sku}`, price: 1 }));
  const dump = write(writer, list);
  const archive = statementInto('archive.products', writer, other);
  const text = textOf({ ...dump, tail: archive + dump.tail });
  return { what: 'archive.products as well', text, ...always(list) };
};

export const rowFaults: readonly Maker[] = [
  whole,
  oneBadRow('a name of 100 000 characters', () => ({ name: 'x'.repeat(100_000) })),
  oneBadRow('no name', () => ({ name: '' })),
  oneBadRow('a NUL byte in a SKU', ({ sku }) => ({ sku: `${sku}\0` })),
  oneBadRow('a NUL byte in a name', () => ({ name: 'gate\0motor' })),
  oneBadRow('a name written backwards', () => ({ name: 'gate \u202erotom' })),
  oneBadRow('a zero-width space in a SKU', ({ sku }) => ({ sku: `${sku}\u200b1` })),
  oneBadRow('a name that is not text', () => ({ name: 'gate \ufffd motor' })),
  oddPrice('a price that is a word', (_, writer) => (isCopy(writer) ? 'soon' : "'soon'")),
  oddPrice('a negative price', () => '-12.00'),
  oddPrice('a price of 400 digits', () => '9'.repeat(400)),
  oddPrice('a price in many parentheses', parentheses),
  duplicate,
  duplicates,
  quotes,
  twoSchemas,
  (_, writer, list) => {
    const [first, ...rest] = list;
    const huge = first ? [{ ...first, name: 'x'.repeat(1_200_000) }, ...rest] : [];
    return { what: 'a row of 1.2 MB', text: textOf(write(writer, huge)), ...never };
  },
];
