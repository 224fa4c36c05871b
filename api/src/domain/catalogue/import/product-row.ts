import type { Cents } from '@app/contracts/money';
import { SKU_LIMIT } from '@app/contracts/product';
import { failed, type Result, success } from '@app/result';
import type { StoredProduct } from '../ports.ts';
import { centsFromDecimal } from './cents-from-decimal.ts';
import type { Cell } from './sql-cell.ts';
import type { TableDescription } from './wanted-table.ts';

/** The table that holds the price list. */
export const productsTable: TableDescription = {
  name: 'products',
  columns: ['Sku', 'Product', 'Category', 'Cost', 'Price'],
  required: ['Sku', 'Product', 'Price'],
};

const NAME_LIMIT = 500;
const CATEGORY_LIMIT = 120;
const NO_CATEGORY = 'UNCATEGORISED';

const NOT_TEXT = 'has letters that cannot be read (�). Export the file again as UTF-8 (utf8mb4)';
/** Nearly no text has another character; a test of one range costs next to nothing. */
const notPlain = /[^ -~]/;
const controlCharacter = /\p{Cc}/u;
const controlInName = /[^\P{Cc}\t\n\r]/u;
/** Zero-width characters and those that turn the direction of writing: what is read is not what is there. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
/** Have invisible characters of their own: variation selectors, joiners, tags of flags. */
const emoji = /\p{RGI_Emoji}/gv;

/** A product from the cells of its row, or the reason why the row is refused. */
export function productFrom(cells: readonly Cell[]): Result<StoredProduct, string> {
  const [skuCell, nameCell, categoryCell, costCell, priceCell] = cells;
  const sku = readText(skuCell, 'Sku', SKU_LIMIT);
  if (!sku.ok) return sku;
  if (sku.value === '') return failed('Sku is empty');
  const name = readText(nameCell, 'Product', NAME_LIMIT);
  if (!name.ok) return name;
  if (name.value === '') return failed('Product is empty');
  const category = readText(categoryCell, 'Category', CATEGORY_LIMIT);
  if (!category.ok) return category;
  const cost = isEmpty(costCell) ? none : readCents(costCell, 'Cost');
  if (!cost.ok) return cost;
  const price = readCents(priceCell, 'Price');
  if (!price.ok) return price;
  return success({
    sku: sku.value,
    name: name.value,
    category: category.value || NO_CATEGORY,
    cost: cost.value,
    price: price.value,
  });
}

const none = success(0);

const isEmpty = (cell: Cell): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

function readText(cell: Cell, column: string, limit: number): Result<string, string> {
  if (cell === null || cell === undefined) return success('');
  if (typeof cell !== 'string' && 'unreadable' in cell) {
    return failed(`${column} ${cell.unreadable}`);
  }
  const text = (typeof cell === 'string' ? cell : cell.fromBytes).trim();
  const flaw = notPlain.test(text) ? flawOf(text, column === 'Sku') : undefined;
  if (flaw !== undefined) return failed(`${column} ${flaw}`);
  if (text.length > limit) return failed(`${column} is longer than ${limit} characters`);
  return success(text);
}

/** Why a text is refused, as the end of a sentence. */
function flawOf(text: string, isSku: boolean): string | undefined {
  if (text.includes('\ufffd') || !text.isWellFormed()) return NOT_TEXT;
  if (isSku && controlCharacter.test(text)) {
    return 'has a control character, such as a line break, in it';
  }
  if (controlInName.test(text)) return 'has a control character in it';
  // A SKU is typed and compared, so that an emoji with a joiner would be two SKUs that look alike.
  const hidden = invisible.exec(text) && invisible.exec(isSku ? text : text.replace(emoji, ''));
  return hidden ? notVisible(hidden[0]) : undefined;
}

/** Names the character, because it cannot be seen in the file either. */
function notVisible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `has an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')}) in it`;
}

function readCents(cell: Cell, column: string): Result<Cents, string> {
  if (cell === null || cell === undefined) return failed(`${column} is missing`);
  if (typeof cell !== 'string') {
    return failed(`${column} ${'unreadable' in cell ? cell.unreadable : 'is not a number'}`);
  }
  const cents = centsFromDecimal(cell);
  return cents.ok ? cents : failed(`${column} ${cents.failure}`);
}
