import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnerAction } from '@app/contracts/passkey-assertion';
import type { Clock } from '../../clock.ts';
import type { LimitPolicy, Limits } from '../../limits/limits.ts';
import type { Randomness } from '../../randomness.ts';

/** How long the owner has to find and touch a device, in seconds. */
export const CHALLENGE_SECONDS = 120;

/** An action, and the session that asks for it; an empty one for a sign-in. */
export interface SessionAction extends OwnerAction {
  readonly session: string;
}

/** What a challenge is for. */
export interface Purpose extends SessionAction {
  /** A passkey that is made was approved before its challenge was issued, and one that is used was not. */
  readonly ceremony: 'make' | 'use';
}

/** Challenges that passkeys sign: each for one purpose, once, for two minutes. */
export interface Challenges {
  issue(purpose: Purpose): string;
  /** True once, for the purpose that it was issued for. */
  spend(challenge: string, purpose: Purpose): Promise<boolean>;
}

const shape = /^([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})$/;

/** Clocks of machines on one store differ by less. */
const CLOCKS_DIFFER_SECONDS = 60;

/** A permit for each challenge that was used: it outlasts the challenge. */
const spent: LimitPolicy<string> = {
  name: 'spent-passkey-challenges',
  limit: 1,
  windowMs: 2 * (CHALLENGE_SECONDS + CLOCKS_DIFFER_SECONDS) * 1000,
  outlastsClocks: true,
  subject: (id) => id,
};

/**
 * A challenge is `<id>.<end in seconds since 1970>.<HMAC-SHA256 of both and of the purpose>`, so that only
 * those that were used have to be stored.
 * @param key a secret of the store, so that all processes on it know the same challenges.
 */
export function createChallenges({
  key,
  limits,
  clock,
  randomness,
}: {
  readonly key: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly randomness: Randomness;
}): Challenges {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  function sign(id: string, expires: string, purpose: Purpose): string {
    const { ceremony, path, target, session } = purpose;
    const facts = ['passkey challenge', id, expires, ceremony, path, target, session];
    const signed = JSON.stringify(facts);
    return createHmac('sha256', key).update(signed).digest('base64url');
  }

  return {
    issue(purpose) {
      const id = randomness.hex(16);
      const expires = String(seconds() + CHALLENGE_SECONDS);
      return `${id}.${expires}.${sign(id, expires, purpose)}`;
    },
    async spend(challenge, purpose) {
      const [, id = '', expires = '', signature = ''] = shape.exec(challenge) ?? [];
      const left = Number(expires) - seconds();
      if (!id || left <= 0 || left > CHALLENGE_SECONDS + CLOCKS_DIFFER_SECONDS) return false;
      const expected = Buffer.from(sign(id, expires, purpose));
      if (!timingSafeEqual(Buffer.from(signature), expected)) return false;
      return (await limits.take(spent, id)).ok;
    },
  };
}
