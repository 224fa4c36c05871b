/**
 * The order in which every store gives the products of a list: by code points, as bytes of UTF-8 are
 * ordered. Negative when the first SKU comes first.
 */
export function compareSkus(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(at);
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return one.length - other.length;
}

/** Surrogates stand for code points above all others, but their own codes are below U+E000. */
function rankOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
