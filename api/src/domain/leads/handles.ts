import type { LeadReceipt } from '@app/contracts/submission';
import type { Randomness } from '../randomness.ts';

/** The reference and the link token of a lead. */
export interface Handles {
  /** `ORD-7K3F-92QD`: short enough to say on the phone. */
  readonly reference: string;
  /** 32 random hex digits. Anyone who has them can read what the link of the lead shows. */
  readonly token: string;
}

/** Without 0, O, 1, I and L, which people confuse on the phone and on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export const newHandles = (prefix: string, randomness: Randomness): Handles => ({
  reference: `${prefix}-${code(randomness)}`,
  token: randomness.hex(16),
});

/** The answer to a request when the visitor needs only the reference. */
export const leadReceipt = ({ reference }: Handles): LeadReceipt => ({ success: true, reference });

/** Ten random bytes for eight letters, so that the bias of the remainder is negligible. */
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
