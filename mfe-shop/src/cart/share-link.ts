import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { SKU_LIMIT } from '@app/contracts/product';
import { paths } from '@app/site/paths';

/** The most characters of a link's path and query. Some programs for mail and chat cut longer ones. */
const LINK_LIMIT = 1900;

/** What a link asks for. */
export interface SharedCart {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** Parts of the link that are no product and quantity, or more than a cart holds. */
  readonly unreadable: readonly string[];
}

/**
 * Path that offers the products of a cart, such as `/consulting?cart=VT-4T:2,HL-KL:1`. It has no
 * prices, which are those of the day on which it is opened. Undefined when it would be too long.
 */
export function shareLink(cart: Cart): string | undefined {
  const parts = cart.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`);
  // A SKU with a comma or a colon is encoded twice, so that only these two separate parts.
  const query = encodeURIComponent(parts.join()).replaceAll('%3A', ':').replaceAll('%2C', ',');
  const link = `${paths.priceList}?cart=${query}`;
  return link.length <= LINK_LIMIT ? link : undefined;
}

/** Reads the parameter `cart`. A product without a quantity is one piece. */
export function readSharedCart(text: string): SharedCart {
  const quantities = new Map<string, number>();
  const unreadable: string[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const line = readPart(part);
    if (line && (quantities.has(line.sku) || quantities.size < CART_LINE_LIMIT)) {
      quantities.set(line.sku, (quantities.get(line.sku) ?? 0) + line.quantity);
    } else unreadable.push(part);
  }
  const lines = [...quantities].map(([sku, quantity]) => ({
    sku,
    quantity: Math.min(quantity, QUANTITY_LIMIT),
  }));
  return { lines, unreadable };
}

function readPart(part: string) {
  const [, encoded = '', digits = '1'] = /^(.*?)(?::(\d+))?$/.exec(part) ?? [];
  const sku = decoded(encoded).trim();
  const quantity = Number(digits);
  const readable = sku !== '' && sku.length <= SKU_LIMIT;
  return readable && quantity >= 1 && quantity <= QUANTITY_LIMIT ? { sku, quantity } : undefined;
}

/** Links that people write by hand may have a percent sign that encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
