import type { KeyObject } from 'node:crypto';
import { type Preview, type PreviewFailure, readPreviewToken } from '@app/federation/preview-link';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Result } from '@app/result';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { cookieOf } from '../cookie-of.ts';

const PARAMETER = 'preview';
/** `?preview=end` leaves the preview. */
export const END = 'end';

const cookie = (c: Context<ServerEnv>) => cookieOf(c, 'preview');

/** What the query of a link says; undefined when it is none of a preview. */
export const previewQuery = (c: Context<ServerEnv>): string | undefined =>
  new URL(c.req.url).searchParams.get(PARAMETER) ?? undefined;

/** The query without the part that opens or ends a preview. @param search starts with `?` or is empty. */
export function withoutPreview(search: string): string {
  const pieces = search.slice(1).split('&');
  // Also what is written as `%70review`, which is read as the same parameter.
  const others = pieces.filter((piece) => !new URLSearchParams(piece).has(PARAMETER));
  return others.length === pieces.length ? search : others.length > 0 ? `?${others.join('&')}` : '';
}

/**
 * The preview that a link opens or that the session is in; undefined for all other visitors. The session
 * holds until the browser is closed or the link ends, so that links and forms of the page stay in it.
 * @param publicKey asked for only when there is a token.
 */
export async function previewOf(
  c: Context<ServerEnv>,
  publicKey: () => Promise<KeyObject | undefined>,
): Promise<Result<Preview, PreviewFailure> | undefined> {
  const { name, ...options } = cookie(c);
  const query = previewQuery(c);
  const token = query ?? getCookie(c, name);
  if (token === undefined) return undefined;
  const preview = await readPreviewToken(token, publicKey);
  if (preview.ok && query !== undefined) setCookie(c, name, token, options);
  return preview;
}

export function leavePreview(c: Context<ServerEnv>): void {
  const { name, ...options } = cookie(c);
  deleteCookie(c, name, options);
}
