/**
 * The part of a query that a page reads, as it was written: parameters with other names are left
 * out, so that links with `utm_source` and the like lead to the same page.
 * @param search starts with `?` or is empty.
 * @param names of the parameters that the page reads; absent when not known: all of them.
 */
export function readQuery(search: string, names: readonly string[] | undefined): string {
  if (names === undefined) return search;
  const read = piecesOf(search).filter((piece) => names.includes(nameOf(piece)));
  return read.length > 0 ? `?${read.join('&')}` : '';
}

const tokens = ['order', 'plan', 'resume', 'cart'];

/** Links to an order, a plan, saved answers and a cart have a token that gives access to what they show. */
export const hasToken = (search: string): boolean =>
  piecesOf(search).some((piece) => tokens.includes(nameOf(piece)));

const piecesOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? '';
