import { csvFile } from '@app/contracts/csv';
import { type Cents, toRand } from '@app/contracts/money';
import type { BomLine, SecurityPlan } from '@app/contracts/security-plan';

const TO_BE_QUOTED = 'To be quoted';

const HEAD = ['Line', 'System', 'Quantity', 'Item', 'SKU', 'Unit price', 'Line total', 'Why'];

/** The bill of materials for a spreadsheet, with amounts in rand with VAT. */
export function bomCsv({ bom, totals }: Pick<SecurityPlan, 'bom' | 'totals'>): string {
  return csvFile([
    HEAD,
    ...bom.map(lineCells),
    totalCells('Sub-total, without VAT', totals.subtotal),
    totalCells('VAT', totals.vat),
    totalCells('Total', totals.total),
  ]);
}

const lineCells = (line: BomLine, index: number) => [
  index + 1,
  line.system,
  line.quantity,
  line.item,
  line.sku ?? '',
  line.unitPrice === undefined ? TO_BE_QUOTED : amount(line.unitPrice),
  line.lineTotal === undefined ? TO_BE_QUOTED : amount(line.lineTotal),
  line.justification,
];

const totalCells = (name: string, cents: Cents) => [
  ...['', '', '', name],
  ...['', '', amount(cents), ''],
];

const amount = (cents: Cents): string => toRand(cents).toFixed(2);
