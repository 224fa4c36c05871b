import type { LiveReleases } from '../releases/live-releases.ts';

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

/** What advertisements, mails and social networks add to a link, to see what it brought. */
const MARKETING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_gl)(?:=|$)/;

/** Whether a query has nothing but such parameters, in plain letters, and the page reads none of them. */
export const isOnlyMarketing = (search: string, names: readonly string[] | undefined): boolean =>
  piecesOf(search).every((piece) => MARKETING.test(piece)) && readQuery(search, names) === '';

/** Secret parameters of releases from before they declared theirs; goes when none of them is kept. */
const undeclared = ['order', 'plan', 'resume', 'cart'];

/**
 * Whether an address has a parameter that any of these releases declares as secret, for whichever
 * page: a link to the wrong page tells as much.
 * @param allLive all that visitors get, so that no release can end what another declares.
 */
export function hasSecret(
  search: string,
  allLive: readonly Pick<LiveReleases, 'shell' | 'remotes'>[],
): boolean {
  const names = piecesOf(search).map(nameOf);
  if (names.length === 0) return false;
  const routes = allLive.flatMap(({ shell, remotes }) =>
    [shell, ...remotes].flatMap((one) => one.routes),
  );
  return routes.some(({ secret = undeclared }) => secret.some((name) => names.includes(name)));
}

const piecesOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? '';
