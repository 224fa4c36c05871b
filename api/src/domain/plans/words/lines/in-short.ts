import { counted } from '@app/wording/counted';
import { capitalised, listed } from '@app/wording/phrases';
import type { PartCount, PartCounts } from '../../counted-parts.ts';
import type { BomSystem } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { bomOrder, bomSystems } from './bom-systems.ts';
import { type PartName, partNames } from './part-names.ts';

/** One system of a plan in a few words. */
export interface SystemInShort {
  /** As the lines of the bill name it. */
  readonly name: string;
  /** As a visitor calls it. */
  readonly title: string;
  /** On the drawing. */
  readonly devices: number;
  /** One sentence. */
  readonly has: string;
}

/** More would be a list, which the lines are. */
const MOST_PARTS = 3;

/** What a plan has of each system, for who reads only that. */
export const systemsInShort = (site: Site, parts: PartCounts): SystemInShort[] =>
  ofSystems(parts).map(([system, own]) => ({
    name: bomSystems[system],
    title: titleOf(system),
    devices: sumOf(own.filter(({ drawn }) => drawn)),
    has: system === 'power' ? powerFor(site) : sentence(firstWords(system, site), phrasesOf(own)),
  }));

/**
 * What the least budget has, or what a larger one adds to the one before it: one sentence.
 * @param less undefined for the least one.
 */
export function budgetInShort(parts: PartCounts, less: PartCounts | undefined): string {
  if (!less) {
    const systems = ofSystems(parts).flatMap(([system]) => (isService.has(system) ? [] : [system]));
    return sentence(
      [],
      systems.map((system) => titleOf(system).toLowerCase()),
      systems.length,
    );
  }
  const more = [...parts].flatMap(([key, part]) => {
    const quantity = part.quantity - (less.get(key)?.quantity ?? 0);
    return part.drawn && quantity > 0 ? [{ ...part, quantity }] : [];
  });
  const added = phrasesOf(more);
  // Nothing but what follows from others: then that is what the larger one has more.
  const words = sentence([], added.length > 0 ? added : phrasesOf(more, new Set()));
  if (words) return `Adds ${lower(words)}`;
  return parts.size === less.size ? 'The same devices.' : 'Adds parts that make it last longer.';
}

const isService: ReadonlySet<BomSystem> = new Set(['signs', 'labour']);

/** Where the bill has a word of the trade. */
const titles: Readonly<Partial<Record<BomSystem, string>>> = {
  video: 'Cameras',
  alarm: 'Burglar alarm',
  vehicles: 'Vehicle tracking',
  labour: 'Installation',
};

const titleOf = (system: BomSystem): string => titles[system] ?? bomSystems[system];

const ofSystems = (parts: PartCounts): [BomSystem, readonly PartCount[]][] => {
  const bySystem = Map.groupBy(parts.values(), ({ system }) => system);
  return bomOrder.flatMap((system) => {
    const own = bySystem.get(system);
    return own ? [[system, own] satisfies [BomSystem, readonly PartCount[]]] : [];
  });
};

/** What no number of devices says. */
const firstWords = (system: BomSystem, { boundary }: Site): string[] =>
  system === 'fence' ? [`${boundary.length} m of boundary`] : [];

const powerFor = ({ outageHours }: Site): string =>
  outageHours > 0 ? `Power for ${counted(outageHours, 'hour', 'hours')}.` : '';

/** "3 entrance cameras", the most first. */
function phrasesOf(parts: readonly PartCount[], left: ReadonlySet<PartName> = isMinor): string[] {
  const named = parts.flatMap(({ name, quantity }) =>
    name === undefined || left.has(name) ? [] : [{ name, quantity }],
  );
  return named
    .toSorted((one, other) => other.quantity - one.quantity)
    .map(({ name, quantity }) => {
      const [one, many] = partNames[name];
      return counted(quantity, one, many);
    });
}

/** Follow from the others. */
const isMinor: ReadonlySet<PartName> = new Set([
  'camera-supply',
  'screen',
  'keypad',
  'spare-camera',
  'other',
]);

function sentence(first: readonly string[], phrases: readonly string[], most = MOST_PARTS): string {
  const shown = [...first, ...phrases].slice(0, most);
  return shown.length > 0 ? `${capitalised(listed(shown))}.` : '';
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const sumOf = (parts: readonly PartCount[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);
