import type { Randomness } from '../../randomness.ts';
import { sha256 } from '../../sha256.ts';

export const RECOVERY_CODES = 8;

/** Without I, L, O and U, which people mistake for others (Crockford's Base32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 24;

/** Codes of 120 random bits in groups of four. */
export const makeRecoveryCodes = (randomness: Randomness): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = Buffer.from(randomness.hex(LENGTH), 'hex');
    const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.replace(/.{4}(?=.)/g, '$&-');
  });

/** What is stored of a code: nobody can guess 120 random bits, so that a slow hash would add nothing. */
export const hashRecoveryCode = (typed: string): string =>
  sha256(
    `recovery code ${typed
      .toUpperCase()
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1')
      .replace(/[^0-9A-Z]/g, '')}`,
  );
