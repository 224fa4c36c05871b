import { type Cents, toRand } from '@app/contracts/money';
import type { BomLine, SecurityPlan } from '@app/contracts/security-plan';

const TO_BE_QUOTED = 'To be quoted';

/** Without it, Excel reads the file in the code page of the computer. */
const BYTE_ORDER_MARK = '\ufeff';

const HEAD = ['Line', 'System', 'Quantity', 'Item', 'SKU', 'Unit price', 'Line total', 'Why'];

/** The bill of materials for a spreadsheet: RFC 4180, amounts in rand with VAT. */
export function bomCsv({ bom, totals }: Pick<SecurityPlan, 'bom' | 'totals'>): string {
  const rows = [
    HEAD,
    ...bom.map(lineCells),
    totalCells('Sub-total, without VAT', totals.subtotal),
    totalCells('VAT', totals.vat),
    totalCells('Total', totals.total),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

const lineCells = (line: BomLine, index: number): readonly string[] => [
  String(index + 1),
  line.system,
  String(line.quantity),
  line.item,
  line.sku ?? '',
  line.unitPrice === undefined ? TO_BE_QUOTED : amount(line.unitPrice),
  line.lineTotal === undefined ? TO_BE_QUOTED : amount(line.lineTotal),
  line.justification,
];

const totalCells = (name: string, cents: Cents): readonly string[] => [
  '',
  '',
  '',
  name,
  '',
  '',
  amount(cents),
  '',
];

const amount = (cents: Cents): string => toRand(cents).toFixed(2);

/**
 * A cell that a spreadsheet shows as text. Names come from a price list that others wrote: one that
 * begins like a formula would be run, so it gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(text: string): string {
  const safe = /^[\s\u00a0]*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
