import type { Cents } from '@app/contracts/money';
import type { BomLine, SecurityPlan } from '@app/contracts/security-plan';

/** One line of a bill that is not as it was. `before` is absent when it was added, `after` when removed. */
export interface LineChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly system: string;
  readonly item: string;
  readonly sku?: string;
  readonly before?: BomLine;
  readonly after?: BomLine;
  /** What is to be quoted counts as nothing, as in the totals. */
  readonly difference: Cents;
}

export interface PlanChanges {
  /** In the order of the newer bill; removed lines last. */
  readonly lines: readonly LineChange[];
  /** Of the totals; the differences of the lines add up to it. */
  readonly difference: Cents;
}

type Priced = Pick<SecurityPlan, 'bom' | 'totals'>;

/**
 * What changed in the bill of materials from one plan to another. Lines are the same when they are of
 * one system and one product, or to be quoted for one need. A line changes with its quantity or its
 * price, not with its reason alone.
 */
export function planChanges(before: Priced, after: Priced): PlanChanges {
  // The needs of older plans have no ids; they are known by their names.
  const haveIds = [...before.bom, ...after.bom].every(({ id }) => id !== undefined);
  const old = byKey(before.bom, haveIds);
  const now = byKey(after.bom, haveIds);
  const kept = [...now].flatMap(([key, line]) => changeOf(old.get(key), line));
  const removed = [...old].flatMap(([key, line]) =>
    now.has(key) ? [] : changeOf(line, undefined),
  );
  return {
    lines: [...kept, ...removed],
    difference: after.totals.total - before.totals.total,
  };
}

/** Lines by what they are. Should a bill name one thing twice, the second is a line of its own. */
function byKey(bom: readonly BomLine[], haveIds: boolean): ReadonlyMap<string, BomLine> {
  const lines = new Map<string, BomLine>();
  for (const line of bom) {
    const { system, sku, item, id = item } = line;
    const names = sku === undefined ? ['need', haveIds ? id : item] : ['sku', sku];
    let time = 1;
    const key = () => JSON.stringify([system, ...names, time]);
    while (lines.has(key())) time += 1;
    lines.set(key(), line);
  }
  return lines;
}

function changeOf(before: BomLine | undefined, after: BomLine | undefined): LineChange[] {
  const shown = after ?? before;
  if (!shown || (before && after && costsTheSame(before, after))) return [];
  const { system, item, sku } = shown;
  return [
    {
      kind: before ? (after ? 'changed' : 'removed') : 'added',
      system,
      item,
      ...(sku !== undefined && { sku }),
      ...(before && { before }),
      ...(after && { after }),
      difference: (after?.lineTotal ?? 0) - (before?.lineTotal ?? 0),
    },
  ];
}

const costsTheSame = (before: BomLine, after: BomLine): boolean =>
  before.quantity === after.quantity &&
  before.unitPrice === after.unitPrice &&
  before.lineTotal === after.lineTotal;
