import type { KeyObject } from 'node:crypto';
import { readPublicKey } from './release-keys.ts';
import { ReleaseRefused } from './release-refused.ts';

/** Whose signatures a release of a part needs. */
export interface OwnerKeys {
  readonly keys: readonly KeyObject[];
  /** How many of them have to sign. */
  readonly threshold: number;
}

export interface Owners {
  /** The first decides. */
  readonly teams: readonly string[];
  /** Absent: the installation makes a key. */
  readonly signers?: OwnerKeys;
}

/**
 * Reads an `OWNERS` file: a team a line. `key` with a public key in base64 names who signs releases, and
 * `threshold 2` that two of the keys have to.
 * @throws ReleaseRefused when a key is none, one is named twice, or fewer are named than have to sign.
 */
export function readOwners(text: string): Owners {
  const lines = text.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const valuesOf = (word: string) =>
    named.flatMap((line) => new RegExp(`^${word} +(\\S+)$`).exec(line)?.[1] ?? []);
  const texts = valuesOf('key');
  const threshold = Number(valuesOf('threshold')[0] ?? 1);
  const teams = named.filter((line) => !/^(key|threshold) /.test(line));
  const isPossible = Number.isInteger(threshold) && threshold >= 1;
  if (!isPossible || threshold > Math.max(texts.length, 1) || new Set(texts).size < texts.length) {
    throw new ReleaseRefused(`OWNERS of ${teams[0]} has no ${threshold} different keys.`);
  }
  if (texts.length === 0) return { teams };
  return { teams, signers: { keys: texts.map((key) => publicKey(key, teams[0])), threshold } };
}

function publicKey(text: string, team: string | undefined): KeyObject {
  try {
    return readPublicKey(text);
  } catch (cause) {
    throw new ReleaseRefused(`OWNERS of ${team} has a key that is not an Ed25519 public key.`, {
      cause,
    });
  }
}
