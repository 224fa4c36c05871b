import type { PartCount, PartCounts } from '../../counted-parts.ts';
import type { BomSystem } from '../../plan-parts.ts';
import { bomOrder, bomSystems } from './bom-systems.ts';
import { type PartName, partNames } from './part-names.ts';

/** The same thing in two plans; `undefined` where a plan has none. */
interface Pair {
  readonly here: PartCount | undefined;
  readonly there: PartCount | undefined;
}

/**
 * What a plan has more, less or otherwise than another, one sentence for each system that differs:
 * "Video: 4 fewer boundary cameras; and the parts that go with them".
 */
export function differencesBetween(here: PartCounts, there: PartCounts): string[] {
  const pairs = [...new Set([...there.keys(), ...here.keys()])].map((key) => ({
    here: here.get(key),
    there: there.get(key),
  }));
  const bySystem = Map.groupBy(pairs, ({ here, there }) => (there ?? here)?.system);
  return bomOrder.flatMap((system) => {
    const words = differenceOf(system, bySystem.get(system) ?? []);
    return words === undefined ? [] : [`${bomSystems[system]}: ${words}`];
  });
}

function differenceOf(system: BomSystem, pairs: readonly Pair[]): string | undefined {
  if (pairs.length === 0) return undefined;
  if (pairs.every(({ here }) => !here)) return 'left out';
  if (pairs.every(({ there }) => !there)) return 'added';
  const devices = pairs.filter(({ here, there }) => (there ?? here)?.drawn);
  const supplies = pairs.filter(({ here, there }) => !(there ?? here)?.drawn);
  const counts = devices.flatMap(fewerOrMore);
  const swaps = [...new Set(devices.filter(isInUse).flatMap(insteadOf))];
  const supplySwaps = [...new Set(supplies.flatMap(insteadOf))];
  const supplied = supplies.flatMap((pair) => [...insteadOf(pair), ...otherCount(pair)]);
  if (supplied.length === 0) return joined([...counts, ...swaps]);
  if (counts.length === 0) return joined([...swaps, ...supplied]);
  // Brackets and cable follow from the devices that the sentence has named, but not the lines of a fence.
  const own = system === 'fence' ? supplySwaps : [];
  return joined([...counts, ...swaps, ...own, 'and the parts that go with them']);
}

const joined = (words: readonly string[]): string | undefined =>
  words.length > 0 ? words.join('; ') : undefined;

function fewerOrMore({ here, there }: Pair): string[] {
  const part = there ?? here;
  const change = (here?.quantity ?? 0) - (there?.quantity ?? 0);
  if (!part || change === 0) return [];
  const count = Math.abs(change);
  return [`${count} ${change < 0 ? 'fewer' : 'more'} ${shownAs(part, count)}`];
}

function shownAs({ name, products }: PartCount, count: number): string {
  if (name === undefined) return [...products].map(quoted).join(' or ');
  const [one, many] = partNames[name];
  return count === 1 ? one : many;
}

const quoted = (product: string): string => `“${product}”`;

/** “A” instead of “B”, where each plan has one product for it; with the counts when supplies differ in these too. */
function insteadOf({ here, there }: Pair): string[] {
  const own = onlyProduct(here);
  const other = onlyProduct(there);
  if (!here || !there || own === undefined || other === undefined || own === other) return [];
  const counted = !here.drawn && here.quantity !== there.quantity;
  const [some, others] = counted ? [`${here.quantity} `, `${there.quantity} `] : ['', ''];
  return [`${some}${quoted(own)} instead of ${others}${quoted(other)}`];
}

const onlyProduct = (part: PartCount | undefined): string | undefined =>
  part?.products.size === 1 ? [...part.products][0] : undefined;

const otherCount = (pair: Pair): string[] => (insteadOf(pair).length > 0 ? [] : fewerOrMore(pair));

/** Which product the spare or the monitor is says nothing about a budget. */
const isInUse = ({ here, there }: Pair): boolean => !unused.has((there ?? here)?.name);

const unused: ReadonlySet<PartName | undefined> = new Set(['spare-camera', 'screen']);
