import { type Cents, formatRand } from '@app/contracts/money';
import type { BomLine } from '@app/contracts/security-plan';
import { type MarkdownInline, strong, text } from '@app/markdown/markdown-document';
import { formatDay } from '@app/site/johannesburg-time';
import type { PaperBlock } from '../../paper/paper-document.ts';
import type { Plan } from '../plan.ts';
import { heading, paragraph, smallTable } from './blocks.ts';

const COLUMNS = ['No.', 'Item and why', 'Qty', 'Each', 'Total'];
const RIGHT = [2, 3, 4];
const TO_BE_QUOTED = 'To be quoted';

/** The bill of materials: a table for each system with its sub-total, and the totals. */
export function bomBlocks({ bom, totals }: Plan): readonly PaperBlock[] {
  const numbered = bom.map((line, index) => ({ line, number: index + 1 }));
  const systems = [...Map.groupBy(numbered, ({ line }) => line.system)];
  const { priceListDate } = totals;
  return [
    heading('Bill of materials'),
    paragraph(
      priceListDate === undefined
        ? 'There is no price list at the moment: every line is to be quoted.'
        : `Prices are in rand with VAT, from the price list of ${formatDay(priceListDate)}. Each line has its reason and, in brackets, its number in the price list.`,
    ),
    ...systems.flatMap(([system, lines]) => [
      heading(system, 3),
      smallTable(COLUMNS, [...lines.map(lineRow), subTotalRow(system, lines)], RIGHT),
    ]),
    heading('Totals', 3),
    smallTable(
      ['', 'Rand'],
      [
        ['Sub-total, without VAT', formatRand(totals.subtotal)],
        ['VAT', formatRand(totals.vat)],
        ['Total, VAT included', [strong(formatRand(totals.total))]],
      ],
      [1],
    ),
  ];
}

interface NumberedLine {
  readonly line: BomLine;
  readonly number: number;
}

type Row = readonly (string | readonly MarkdownInline[])[];

const lineRow = ({ line, number }: NumberedLine): Row => [
  String(number),
  [
    strong(`${line.item}.`),
    text(` ${line.justification}${line.sku === undefined ? '' : ` [${line.sku}]`}`),
  ],
  String(line.quantity),
  amountOf(line.unitPrice),
  amountOf(line.lineTotal),
];

function subTotalRow(system: string, lines: readonly NumberedLine[]): Row {
  const sum = lines.reduce((total, { line }) => total + (line.lineTotal ?? 0), 0);
  return ['', [strong(`Sub-total ${system}`)], '', '', [strong(formatRand(sum))]];
}

const amountOf = (cents: Cents | undefined): string =>
  cents === undefined ? TO_BE_QUOTED : formatRand(cents);
