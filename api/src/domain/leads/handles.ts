import type { LeadReceipt } from '@app/contracts/submission';
import type { Randomness } from '../randomness.ts';

/** How a lead is spoken of and linked to. */
export interface Handles {
  /** `ORD-7K3F-92QD`: short enough to say on the phone. */
  readonly reference: string;
  /** 32 hex digits that nobody can guess: with them anyone can read the lead's public side. */
  readonly token: string;
}

/** No 0, O, 1, I or L: they are mistaken for each other on the phone and on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export const newHandles = (prefix: string, randomness: Randomness): Handles => ({
  reference: `${prefix}-${code(randomness)}`,
  token: randomness.hex(16),
});

/** The answer to a request of which the visitor needs no more than the reference. */
export const leadReceipt = ({ reference }: Handles): LeadReceipt => ({ success: true, reference });

/** Ten random bytes for eight letters: the remainder's bias is then too small to matter. */
function code(randomness: Randomness): string {
  let rest = BigInt(`0x${randomness.hex(10)}`);
  const base = BigInt(ALPHABET.length);
  let letters = '';
  for (let index = 0; index < LENGTH; index++) {
    letters += ALPHABET[Number(rest % base)];
    rest /= base;
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
