import { type KeyObject, sign, verify } from 'node:crypto';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import { Registry } from './registry.ts';

/** So that no signature of this key for another purpose is one of a registry. */
const PURPOSE = 'registry of releases\n';

const signedText = (members: object): Buffer => Buffer.from(PURPOSE + JSON.stringify(members));

/** The text of a registry with its Ed25519 signature over all other members. */
export function signedRegistry(registry: Registry, privateKey: KeyObject): string {
  const signature = sign(null, signedText(registry), privateKey).toString('base64');
  return `${JSON.stringify({ ...registry, signature }, null, 2)}\n`;
}

/** A registry that can be read, signed or not. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly isSigned: boolean;
  /** True when the signature is that of this key. */
  signedWith(publicKey: KeyObject): boolean;
}

/** Reads the text of a registry. Fails with what is wrong, as one line. */
export function parseRegistry(text: string): Result<ReadRegistry, string> {
  let members: unknown;
  try {
    members = JSON.parse(text);
  } catch (cause) {
    return failed(cause instanceof Error ? cause.message : String(cause));
  }
  const parsed = v.safeParse(Registry, members);
  if (!parsed.success) return failed(v.summarize(parsed.issues).replaceAll('\n', ' '));
  // Whatever the schema does not know is signed too: a newer program wrote it.
  const { signature, ...signed } = members as Readonly<Record<string, unknown>>;
  return success({
    registry: parsed.output,
    isSigned: signature !== undefined,
    signedWith(publicKey) {
      const bytes = Buffer.from(String(signature), 'base64');
      const isExact = bytes.toString('base64') === signature;
      return isExact && verify(null, signedText(signed), publicKey, bytes);
    },
  });
}
