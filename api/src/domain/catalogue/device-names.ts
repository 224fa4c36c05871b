import type { DeviceNames } from '@app/contracts/device-names';
import type { StoredProduct } from './ports.ts';

/** A word that starts fewer names may be an ordinary word, such as "Quad" of "Quad beam". */
const NAMES_OF_A_BRAND = 5;

/**
 * Categories and brands of a price list, sorted. A list has no column for brands, so a brand is a
 * capitalised word that starts several names, and is in no other place of a name or category.
 */
export function deviceNamesOf(products: readonly StoredProduct[]): DeviceNames {
  const deviceTypes = new Set<string>();
  const starts = new Map<string, number>();
  const ordinary = new Set<string>();
  for (const { name, category } of products) {
    const [first = '', ...rest] = name.split(/\s+/);
    starts.set(first, (starts.get(first) ?? 0) + 1);
    for (const word of [...rest, ...category.split(/\s+/)]) ordinary.add(word.toLowerCase());
    deviceTypes.add(category);
  }
  const brands = [...starts]
    .filter(([word, names]) => names >= NAMES_OF_A_BRAND && /^\p{Lu}\p{L}{2,}$/u.test(word))
    .filter(([word]) => !ordinary.has(word.toLowerCase()))
    .map(([word]) => word);
  deviceTypes.delete('');
  return { deviceTypes: [...deviceTypes].sort(), brands: brands.sort() };
}
