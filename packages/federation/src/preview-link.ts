import { type KeyObject, sign, verify } from 'node:crypto';
import { failed, type Result, success } from '@app/result';
import type { PartVersion } from './live-releases.ts';

/** So that no signature of this key for another purpose is one of a preview. */
const PURPOSE = 'preview of a release\n';
const SEPARATOR = '~';
const TOKEN =
  /^((?:[a-z][a-z-]{0,30}~\d+\.\d+\.\d+-[0-9a-f]{12}~){1,20})(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)~([\w-]{86})$/;
const PART = /([a-z-]+)~([\w.-]+)~/g;

/** Which versions the holder of a link may see until when. */
export interface Preview {
  readonly parts: readonly PartVersion[];
  readonly until: Date;
}

/** `foreign`: it is not one of our tokens, or was changed. `ended`: it is one, and its time is over. */
export type PreviewFailure = 'foreign' | 'ended';

/** As links and headers say it: `2026-11-30T14:00:00Z`. */
export const endOf = ({ until }: Pick<Preview, 'until'>): string =>
  `${until.toISOString().slice(0, 19)}Z`;

/**
 * Text for a query or a cookie, in which who gets it can read what it shows until when: `<part>~<version>~` of each
 * part, then `<end>~<Ed25519 signature, base64url>`.
 */
export function previewToken(preview: Preview, privateKey: KeyObject): string {
  const named = preview.parts.flatMap(({ part, version }) => [part, version]);
  const signed = [...named, endOf(preview)].join(SEPARATOR);
  const signature = sign(null, Buffer.from(PURPOSE + signed), privateKey).toString('base64url');
  return signed + SEPARATOR + signature;
}

/** Reads a token. @param publicKey asked for when the text looks like a token. */
export async function readPreviewToken(
  token: string,
  publicKey: () => Promise<KeyObject | undefined>,
): Promise<Result<Preview, PreviewFailure>> {
  const [, named = '', end, signature = ''] = TOKEN.exec(token) ?? [];
  const key = end === undefined ? undefined : await publicKey();
  if (!key) return failed('foreign');
  const signed = named + end;
  const bytes = Buffer.from(signature, 'base64url');
  const isExact = bytes.toString('base64url') === signature;
  if (!isExact || !verify(null, Buffer.from(PURPOSE + signed), key, bytes))
    return failed('foreign');
  const until = new Date(end ?? '');
  if (until.getTime() <= Date.now()) return failed('ended');
  const parts = [...named.matchAll(PART)].map(([, part = '', version = '']) => ({ part, version }));
  return success({ parts, until });
}
