import { type Cents, formatRand } from '@app/contracts/money';
import type { BomLine } from '@app/contracts/security-plan';

/** A line with its index in the bill, which devices on the drawing refer to. */
export interface IndexedLine {
  readonly line: BomLine;
  readonly index: number;
}

export interface BomGroup {
  readonly system: string;
  readonly lines: readonly IndexedLine[];
  /** Sum of the lines that have a price. */
  readonly total: Cents;
  readonly toBeQuoted: number;
}

export const TO_BE_QUOTED = 'To be quoted';

/** The lines by system, in the order in which the systems begin. */
export function bomGroups(bom: readonly BomLine[]): readonly BomGroup[] {
  const systems = new Set(bom.map(({ system }) => system));
  return [...systems].map((system) => {
    const lines = bom
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.system === system);
    return {
      system,
      lines,
      total: lines.reduce((sum, { line }) => sum + (line.lineTotal ?? 0), 0),
      toBeQuoted: lines.filter(({ line }) => line.lineTotal === undefined).length,
    };
  });
}

export const countToBeQuoted = (bom: readonly BomLine[]): number =>
  bom.filter(({ lineTotal }) => lineTotal === undefined).length;

export const amountOr = (cents: Cents | undefined, otherwise: string): string =>
  cents === undefined ? otherwise : formatRand(cents);
