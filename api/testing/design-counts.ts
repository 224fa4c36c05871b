import type { DeviceKind } from '../src/domain/catalogue/capabilities/device-kinds.ts';
import type { Device, Supply, SystemDesign, SystemDraft } from '../src/domain/plans/plan-parts.ts';
import { itemWords, labelWords, reasonWords } from '../src/domain/plans/words/lines/lines.ts';
import { systemAssumptionWords } from '../src/domain/plans/words/statements/assumptions.ts';
import { calculationWords } from '../src/domain/plans/words/statements/calculations.ts';
import { complianceNoteOf } from '../src/domain/plans/words/statements/compliance.ts';
import { handoverTestWords } from '../src/domain/plans/words/statements/handover.ts';
import { loadWords } from '../src/domain/plans/words/statements/inputs.ts';
import { refusalWords } from '../src/domain/plans/words/statements/refusals.ts';

/** A design with the texts of its parts in words. */
export const worded = ({ withLocalSwitches: _, ...design }: SystemDraft) => ({
  ...design,
  calculations: design.calculations.map(calculationWords),
  loads: design.loads.map(({ name, ...load }) => ({ ...load, name: loadWords(name) })),
  compliance: design.compliance.map(complianceNoteOf),
  commissioning: design.commissioning.map(handoverTestWords),
  refusals: design.refusals.map(refusalWords),
  assumptions: design.assumptions.map(systemAssumptionWords),
  devices: design.devices.map(({ label, ...device }) => ({
    ...wordedPart(device),
    label: labelWords(label),
  })),
  supplies: design.supplies.map(wordedPart),
});
export type WordedDesign = ReturnType<typeof worded>;

const wordedPart = <Others extends object>({
  item,
  reason,
  ...others
}: Others & Pick<Supply, 'item' | 'reason'>) => ({
  ...others,
  item: itemWords(item),
  reason: reasonWords(reason),
});

interface Parts<OneDevice, OneSupply> {
  readonly devices: readonly OneDevice[];
  readonly supplies: readonly OneSupply[];
}
type AnyDesign = SystemDesign | WordedDesign;
type Offered = Pick<Device, 'offer'>;

/** Devices, one piece each, and supplies. */
export const partsOf = <OneDevice, OneSupply>(
  design: Parts<OneDevice, OneSupply>,
): readonly (OneSupply | (OneDevice & { quantity: 1 }))[] => [
  ...design.devices.map((device) => ({ ...device, quantity: 1 as const })),
  ...design.supplies,
];

/** Pieces of a kind of product. */
export const countOf = (design: AnyDesign, kind: DeviceKind): number =>
  partsOf<Offered, Offered & Pick<Supply, 'quantity'>>(design)
    .filter(({ offer }) => offer?.device === kind)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** SKUs of a kind of product. */
export const skusOf = (design: AnyDesign, kind: DeviceKind): readonly string[] => [
  ...new Set(
    partsOf<Offered, Offered>(design).flatMap(({ offer }) =>
      offer?.device === kind ? [offer.sku] : [],
    ),
  ),
];

/** A kind of product; of what is to be quoted, the words before its figures. */
const kindOf = ({ offer, item }: Supply | Device): string =>
  offer?.device ?? itemWords(item).replace(/,.*/, '').replace(/\d+/g, '#');

/**
 * How much a design has of each kind: metres of rolls, doors of controllers, ports of switches, and
 * pieces of everything else.
 */
export function amountsOf(design: SystemDesign): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const part of partsOf(design)) {
    const { metres, doors, ports } = part.offer?.figures ?? {};
    const rolls = /cable|wire|rack/.test(part.offer?.device ?? '');
    const size = (rolls ? metres : (doors ?? ports)) ?? 1;
    amounts.set(kindOf(part), (amounts.get(kindOf(part)) ?? 0) + part.quantity * size);
  }
  return amounts;
}

/** Kinds of which the second design has less than the first. */
export function fewerIn(first: SystemDesign, second: SystemDesign): readonly string[] {
  const amounts = amountsOf(second);
  return [...amountsOf(first)].flatMap(([kind, amount]) =>
    (amounts.get(kind) ?? 0) < amount ? [kind] : [],
  );
}
