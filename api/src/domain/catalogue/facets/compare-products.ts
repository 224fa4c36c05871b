import { capableOf } from '../capabilities/capable.ts';
import type { Feature } from '../capabilities/features.ts';
import type { Figure } from '../capabilities/figures.ts';
import type { ComparisonAnswer, StoredProduct } from '../ports.ts';

type Say = (value: number) => string;
const of =
  (unit: string): Say =>
  (value) =>
    `${value} ${unit}`;

/** What a comparison says of figures, in this order. */
const figureRows: readonly (readonly [Figure, label: string, say: Say])[] = [
  ['megapixels', 'Megapixels', of('MP')],
  ['widestLensMm', 'Widest lens', of('mm')],
  ['lensMm', 'Longest lens', of('mm')],
  ['channels', 'Channels', String],
  ['bays', 'Hard drive bays', String],
  ['terabytes', 'Storage', of('TB')],
  ['ports', 'Ports', String],
  ['zones', 'Zones', String],
  ['doors', 'Doors', String],
  ['users', 'Users', String],
  ['lines', 'Lines', String],
  ['joules', 'Energy', of('J')],
  ['kilograms', 'Gate weight or holding force', of('kg')],
  ['metres', 'Distance or length', of('m')],
  ['watts', 'Power', of('W')],
  ['volts', 'Voltage', of('V')],
  ['amperes', 'Current', of('A')],
  ['ampereHours', 'Capacity', of('Ah')],
  ['wattHours', 'Energy stored', of('Wh')],
  ['voltAmperes', 'Apparent power', of('VA')],
  ['inches', 'Size', of('inch')],
  ['pack', 'Pieces in a pack', String],
];

const featureRows: readonly (readonly [Feature, label: string])[] = [
  ['outdoor', 'Outdoor'],
  ['indoor', 'Indoor'],
  ['wireless', 'Wireless'],
  ['poe', 'PoE'],
  ['infra-red', 'Infra-red'],
  ['colour-at-night', 'Colour at night'],
  ['varifocal', 'Varifocal lens'],
  ['vandal-proof', 'Vandal-proof'],
  ['two-way-audio', 'Two-way audio'],
  ['h265', 'H.265'],
  ['pet-immune', 'Pet-immune'],
  ['dual-technology', 'Dual technology'],
  ['mobile', 'Mobile network'],
  ['dual-sim', 'Two SIM cards'],
  ['solar', 'Solar'],
  ['battery-backup', 'Battery backup'],
  ['lithium', 'Lithium battery'],
];

/**
 * Products side by side, by what their names say. A row in which no product has a value is left out.
 * That a name does not mention a feature does not mean that the product lacks it, so its value is
 * empty and not "No".
 */
export function compareProducts(products: readonly StoredProduct[]): ComparisonAnswer {
  const capable = products.map((product) => capableOf([product])[0]);
  const rows = [
    ...figureRows.map(([figure, label, say]) => ({
      label,
      values: capable.map((known) => {
        const value = known?.figures[figure];
        return value === undefined ? '' : say(value);
      }),
    })),
    ...featureRows.map(([feature, label]) => ({
      label,
      values: capable.map((known) => (known?.features.has(feature) ? 'Yes' : '')),
    })),
  ];
  return { products, rows: rows.filter(({ values }) => values.some(Boolean)) };
}
