import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A stored password. Finding it out takes guesses, each at the cost stated here. */
export const PasswordHash = v.object({
  algorithm: v.literal('scrypt'),
  /** Work, block size and parallel lanes of scrypt, RFC 7914. */
  N: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(2 ** 20)),
  r: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32)),
  p: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  /** Base64. */
  salt: v.pipe(v.string(), v.minLength(8)),
  hash: v.pipe(v.string(), v.minLength(8)),
});
export type PasswordHash = v.InferOutput<typeof PasswordHash>;

export type ScryptCost = Pick<PasswordHash, 'N' | 'r' | 'p'>;

/**
 * OWASP's password storage cheat sheet asks for this at 32 MB: a few tenths of a second for every
 * guess. A hash states its own cost, so hashes of an earlier cost still work.
 */
const COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

export async function hashPassword(password: string, cost = COST): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, cost);
  return {
    algorithm: 'scrypt',
    ...cost,
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
  };
}

export async function matchesHash(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const salt = Buffer.from(stored.salt, 'base64');
  const given = await derive(password, salt, expected.length, stored);
  return timingSafeEqual(given, expected);
}

function derive(
  password: string,
  salt: Buffer,
  bytes: number,
  { N, r, p }: ScryptCost,
): Promise<Buffer> {
  // Node refuses to use more than 32 MB unless `maxmem` allows it.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (fault, key) => {
      if (fault) reject(fault);
      else resolve(key);
    });
  });
}
