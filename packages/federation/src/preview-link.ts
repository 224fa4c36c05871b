import { type KeyObject, sign, verify } from 'node:crypto';
import { failed, type Result, success } from '@app/result';
import type { PartVersion } from './live-releases.ts';

/** So that no signature of this key for another purpose is one of a preview. */
const PURPOSE = 'preview of a release\n';
const SEPARATOR = '~';
const TOKEN = /^([a-z][a-z-]{0,30})~(\d+\.\d+\.\d+-[0-9a-f]{12})~(\d{1,12})~([\w-]{86})$/;

/** Which version the holder of a link may see until when. */
export interface Preview extends PartVersion {
  readonly until: Date;
}

/** `foreign`: it is not one of our tokens, or was changed. `ended`: it is one, and its time is over. */
export type PreviewFailure = 'foreign' | 'ended';

/**
 * Text for a query or a cookie: `<part>~<version>~<end in seconds since 1970>~<Ed25519 signature, base64url>`.
 */
export function previewToken({ part, version, until }: Preview, privateKey: KeyObject): string {
  const signed = [part, version, Math.floor(until.getTime() / 1000)].join(SEPARATOR);
  const signature = sign(null, Buffer.from(PURPOSE + signed), privateKey).toString('base64url');
  return signed + SEPARATOR + signature;
}

/** Reads a token. @param publicKey asked for when the text looks like a token. */
export async function readPreviewToken(
  token: string,
  publicKey: () => Promise<KeyObject | undefined>,
): Promise<Result<Preview, PreviewFailure>> {
  const [, part = '', version = '', end, signature = ''] = TOKEN.exec(token) ?? [];
  const key = end === undefined ? undefined : await publicKey();
  if (!key) return failed('foreign');
  const signed = [part, version, end].join(SEPARATOR);
  const bytes = Buffer.from(signature, 'base64url');
  const isExact = bytes.toString('base64url') === signature;
  if (!isExact || !verify(null, Buffer.from(PURPOSE + signed), key, bytes))
    return failed('foreign');
  const until = new Date(Number(end) * 1000);
  return until.getTime() > Date.now() ? success({ part, version, until }) : failed('ended');
}
