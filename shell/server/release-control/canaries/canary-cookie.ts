import type { CanaryOfPart } from '@app/federation/known-releases';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieOf } from '../cookie-of.ts';

/** The choice of a visitor who is in no canary. After it stand the canaries that were drawn for: `live~shop.1.2.0`. */
const LIVE = 'live';
const BETWEEN = '~';
/** A visitor is asked again after a day, so a larger percentage reaches those who come back. */
const KEPT_SECONDS = 24 * 60 * 60;

const cookie = (c: Context<ServerEnv>) => cookieOf(c, 'release');
const textOf = ({ part, version }: CanaryOfPart): string => `${part}.${version}`;

/**
 * The canary of this visitor: as the cookie says, else by chance, which the cookie then keeps. Each visitor
 * is in at most one. Without canaries there is no cookie. Only canaries that have a release set here are
 * given by chance. One that is not ready yet keeps its cookies: it may be on another server.
 * @param draw a number from 0, inclusive, to 1.
 */
export function assignCanary<Canary extends CanaryOfPart & { readonly set: unknown }>(
  c: Context<ServerEnv>,
  canaries: readonly Canary[],
  draw: () => number,
): Canary | undefined {
  const { name, ...options } = cookie(c);
  const before = getCookie(c, name);
  if (canaries.length === 0) {
    if (before !== undefined) deleteCookie(c, name, options);
    return undefined;
  }
  const kept = canaries.find((one) => textOf(one) === before);
  if (kept) return kept;
  // Who was not drawn for one canary may be for the next.
  const [live, ...drawnFor] = before?.split(BETWEEN) ?? [];
  const refused = live === LIVE ? drawnFor : [];
  const ready = canaries.filter((one) => one.set !== undefined && !refused.includes(textOf(one)));
  if (ready.length === 0) return undefined;
  const drawn = canaryAt(ready, draw() * 100);
  const stillThere = canaries.filter((one) => refused.includes(textOf(one)) || ready.includes(one));
  const value = drawn ? textOf(drawn) : [LIVE, ...stillThere.map(textOf)].join(BETWEEN);
  setCookie(c, name, value, { ...options, maxAge: KEPT_SECONDS });
  return drawn;
}

/** The canary that the cookie names; undefined when there is none, or it has ended. */
export function canaryOf<Canary extends CanaryOfPart>(
  c: Context<ServerEnv>,
  canaries: readonly Canary[],
): Canary | undefined {
  const named = getCookie(c, cookie(c).name);
  return canaries.find((one) => textOf(one) === named);
}

/** @param at from 0 to 100, of which each canary has its share. */
function canaryAt<Canary extends CanaryOfPart>(
  canaries: readonly Canary[],
  at: number,
): Canary | undefined {
  let end = 0;
  return canaries.find(({ percent }) => {
    end += percent;
    return at < end;
  });
}
