import { kindOfSupply, nameOfDevice } from './part-names.ts';
import type { BomSystem, Device, Supply, SystemDesign } from './plan-parts.ts';

/** How many of one thing a plan has in one system, and which products they are. */
export interface PartCount {
  readonly system: BomSystem;
  readonly drawn: boolean;
  readonly name: string;
  readonly quantity: number;
  /** Names of products; needs where the price list has none. */
  readonly products: ReadonlySet<string>;
}

/** The parts of a plan by what a visitor calls them; the keys are the same in every plan. */
export type PartCounts = ReadonlyMap<string, PartCount>;

export function countParts(designs: readonly SystemDesign[]): PartCounts {
  const counts = new Map<string, PartCount & { quantity: number; products: Set<string> }>();
  const add = (part: Device | Supply, drawn: boolean, name: string, quantity: number) => {
    const key = `${part.system} ${drawn ? 'device' : 'supply'} ${name}`;
    const { system } = part;
    const count = counts.get(key) ?? { system, drawn, name, quantity: 0, products: new Set() };
    counts.set(key, count);
    count.quantity += quantity;
    count.products.add(part.offer?.name ?? part.item);
  };
  for (const { devices, supplies } of designs) {
    for (const device of devices) add(device, true, nameOfDevice(device), 1);
    for (const supply of supplies) add(supply, false, kindOfSupply(supply), supply.quantity);
  }
  return counts;
}
