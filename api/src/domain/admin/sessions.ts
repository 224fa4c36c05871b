import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { LimitPolicy, Limits } from '../limits/limits.ts';
import type { Randomness } from '../randomness.ts';

/** How long the owner stays signed in, in seconds, whatever happens meanwhile. */
export const SESSION_SECONDS = 15 * 60;

/** Who may sign in at the moment. */
export interface SessionOwner {
  readonly username: string;
  /** Another text after each change of the password; undefined while there is none. */
  fingerprint(): Promise<string | undefined>;
}

/** A session that counts. */
export interface Session {
  readonly id: string;
  readonly username: string;
  readonly expiresAt: Date;
}

export interface StartedSession {
  /** Gives access; for the owner's browser only. */
  readonly token: string;
  readonly session: Session;
}

/**
 * Sessions of the owner. Each ends after a quarter of an hour, when the owner signs out, and when the
 * name or the password changes.
 */
export interface Sessions {
  start(): Promise<StartedSession>;
  /**
   * The session of a token of this store; nothing when it was changed or has ended.
   * @throws StoreDown when nobody can know whether the owner has signed out.
   */
  read(token: string | undefined): Promise<Session | undefined>;
  /** Its token counts nowhere any more. */
  end(session: Session): Promise<void>;
  /** What tells a page of the owner in this session from other code of the site. */
  pageToken(session: Session): string;
}

const shape = /^([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})$/;

/** Clocks of machines on one store differ by less. */
const CLOCKS_DIFFER_SECONDS = 60;

/** A permit for each session that was ended: the rows that say so expire with the session. */
const ended: LimitPolicy<string> = {
  name: 'ended-admin-sessions',
  limit: 1,
  windowMs: SESSION_SECONDS * 1000,
  outlastsClocks: true,
  subject: (id) => id,
};

/**
 * A token is `<id>.<end in seconds since 1970>.<HMAC-SHA256 of both, of the name and the password>`, so
 * that no session has to be stored.
 * @param key a secret of the store, so that all processes on it know the same sessions.
 */
export function createSessions({
  key,
  owner,
  limits,
  clock,
  randomness,
}: {
  readonly key: string;
  readonly owner: SessionOwner;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly randomness: Randomness;
}): Sessions {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  function sign(id: string, expires: string, fingerprint: string): string {
    const signed = JSON.stringify(['admin session', id, expires, owner.username, fingerprint]);
    return createHmac('sha256', key).update(signed).digest('base64url');
  }

  const sessionOf = (id: string, expires: string): Session => ({
    id,
    username: owner.username,
    expiresAt: new Date(Number(expires) * 1000),
  });

  return {
    async start() {
      const fingerprint = await owner.fingerprint();
      if (fingerprint === undefined) throw new Error('There is no password to sign in with');
      const id = randomness.hex(16);
      const expires = String(seconds() + SESSION_SECONDS);
      const token = `${id}.${expires}.${sign(id, expires, fingerprint)}`;
      return { token, session: sessionOf(id, expires) };
    },
    async read(token = '') {
      const [, id = '', expires = '', signature = ''] = shape.exec(token) ?? [];
      const left = Number(expires) - seconds();
      // Of more than a session has, it was started by a clock that has been set back since.
      if (!id || left <= 0 || left > SESSION_SECONDS + CLOCKS_DIFFER_SECONDS) return undefined;
      const fingerprint = await owner.fingerprint();
      if (fingerprint === undefined) return undefined;
      const expected = Buffer.from(sign(id, expires, fingerprint));
      if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined;
      const counts = await limits.check(ended, id);
      return counts.ok ? sessionOf(id, expires) : undefined;
    },
    async end({ id }) {
      await limits.take(ended, id);
    },
    pageToken: ({ id }) =>
      createHmac('sha256', key)
        .update(JSON.stringify(['owner page', id]))
        .digest('base64url'),
  };
}
