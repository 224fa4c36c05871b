import { kindOfSupply, nameOfDevice } from './part-names.ts';
import type { BomSystem, Device, Supply, SystemDesign } from './plan-parts.ts';

/** How many of one thing a plan has in one system, and which products they are. */
export interface PartCount {
  readonly system: BomSystem;
  readonly drawn: boolean;
  readonly name: string;
  readonly quantity: number;
  /** Names of products; needs where the price list has none. */
  readonly products: readonly string[];
}

/** The parts of a plan by what a visitor calls them, keyed so that two plans can be compared. */
export function countParts(designs: readonly SystemDesign[]): ReadonlyMap<string, PartCount> {
  const counts = new Map<string, PartCount>();
  const add = (part: Device | Supply, drawn: boolean, name: string, quantity: number) => {
    const key = JSON.stringify([part.system, drawn, name]);
    const before = counts.get(key);
    const product = part.offer?.name ?? part.item;
    counts.set(key, {
      system: part.system,
      drawn,
      name,
      quantity: quantity + (before?.quantity ?? 0),
      products: [...new Set([...(before?.products ?? []), product])],
    });
  };
  for (const { devices, supplies } of designs) {
    for (const device of devices) add(device, true, nameOfDevice(device), 1);
    for (const supply of supplies) add(supply, false, kindOfSupply(supply), supply.quantity);
  }
  return counts;
}
