import type { BomLine } from '@app/contracts/security-plan';
import type { Device, Supply, SystemDesign } from './plan-parts.ts';
import { bomOrder, bomSystems } from './words/lines/bom-systems.ts';
import { justificationWords } from './words/lines/justification.ts';
import { itemWords, keyOf, type Reason } from './words/lines/lines.ts';

/** A bill of materials, with amounts in cents. */
export interface Bill {
  readonly lines: readonly BomLine[];
  /** Index of the one line that counts a device of these designs. Throws for any other device. */
  lineOf(device: Device): number;
  /** The same of a supply. */
  lineOfSupply(supply: Supply): number;
}

/** The parts that one line counts. */
interface Counted {
  readonly first: Device | Supply;
  quantity: number;
  /** How many of the quantity each reason made, by its key. */
  readonly reasons: Map<string, { readonly reason: Reason; here: number }>;
  readonly devices: Device[];
}

/**
 * The parts of all systems as lines: one for a product in a system, and one for each need in a system
 * that the price list has no product for. Systems are in the order of `bomSystems`; within one,
 * devices come before supplies.
 */
export function billOf(designs: readonly SystemDesign[]): Bill {
  const counted = new Map<string, Counted>();
  // Parts of one rule share their reason: its key is written once.
  const keys = new Map<Reason, string>();
  const count = (part: Device | Supply, quantity: number): Counted => {
    const key = lineKey(part);
    const line = counted.get(key) ?? { first: part, quantity: 0, reasons: new Map(), devices: [] };
    counted.set(key, line);
    line.quantity += quantity;
    const { reason } = part;
    const reasonKey = keys.get(reason) ?? keyOf(reason);
    keys.set(reason, reasonKey);
    const made = line.reasons.get(reasonKey) ?? { reason, here: 0 };
    line.reasons.set(reasonKey, made);
    made.here += quantity;
    return line;
  };
  for (const device of designs.flatMap(({ devices }) => devices))
    count(device, 1).devices.push(device);
  const devicesByReason = devicesOfReasons(counted.values());
  for (const supply of designs.flatMap(({ supplies }) => supplies)) count(supply, supply.quantity);
  const bySystem = Map.groupBy(counted.values(), ({ first }) => first.system);
  const ordered = bomOrder.flatMap((system) => bySystem.get(system) ?? []);
  const lineOfDevice = new Map(
    ordered.flatMap(({ devices }, index) => devices.map((device) => [device.id, index] as const)),
  );
  const lineOfKey = new Map(ordered.map(({ first }, index) => [lineKey(first), index] as const));
  return {
    lines: ordered.map((line) => lineFrom(line, devicesByReason)),
    lineOf(device) {
      const line = lineOfDevice.get(device.id);
      if (line === undefined) throw new Error(`No line counts the device ${device.id}`);
      return line;
    },
    lineOfSupply(supply) {
      const line = lineOfKey.get(lineKey(supply));
      if (line === undefined) throw new Error(`No line counts ${lineKey(supply)}`);
      return line;
    },
  };
}

/** Before supplies are counted: how many devices each reason made, by its key. */
function devicesOfReasons(lines: Iterable<Counted>): ReadonlyMap<string, number> {
  const devices = new Map<string, number>();
  for (const { reasons } of lines)
    for (const [key, { here }] of reasons) devices.set(key, (devices.get(key) ?? 0) + here);
  return devices;
}

const lineKey = ({ system, offer, item }: Device | Supply): string =>
  offer ? `${system} product ${offer.sku}` : `${system} item ${keyOf(item)}`;

function lineFrom(
  { first, quantity, reasons }: Counted,
  devicesByReason: ReadonlyMap<string, number>,
): BomLine {
  const { system, offer, item } = first;
  const id = keyOf(item);
  const justification = justificationWords(
    [...reasons].map(([key, { reason, here }]) => ({
      reason,
      here,
      made: devicesByReason.get(key) ?? here,
    })),
  );
  const described = { justification, system: bomSystems[system] };
  if (!offer) return { id, quantity, item: itemWords(item), ...described };
  const { sku, name, price } = offer;
  return {
    id,
    quantity,
    item: name,
    ...described,
    sku,
    unitPrice: price,
    lineTotal: quantity * price,
  };
}
