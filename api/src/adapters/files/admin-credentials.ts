import { timingSafeEqual } from 'node:crypto';
import type { CredentialsCheck } from '../../domain/admin/sign-in.ts';
import { sha256 } from '../../domain/sha256.ts';
import { ensureAdminPassword, readAdminPassword } from './admin-password.ts';
import { hashPassword, matchesHash, type PasswordHash } from './password-hash.ts';

export interface AdminCredentials extends CredentialsCheck {
  /**
   * Makes a password when there is none and returns it, to be shown once. Before this call every
   * sign-in is refused: a start that fails must not leave a password that no one has seen.
   */
  makePassword(): Promise<string | undefined>;
}

/**
 * The owner's credentials: the password from the settings, compared as a hash, or the one in
 * the data folder. That one is read for each check, so that a new password works at once.
 */
export async function openAdminCredentials(settings: {
  readonly dataDir: string;
  readonly username: string;
  readonly password: string | undefined;
}): Promise<AdminCredentials> {
  const { dataDir, username, password } = settings;
  if (password !== undefined) {
    let hash: Promise<PasswordHash> | undefined;
    return {
      makePassword: async () => undefined,
      // Hashed at the first check, whose work no start waits for: many processes never have one.
      ...checkAgainst(username, () => (hash ??= hashPassword(password))),
      // The hash has another salt in each process, and all of them know the same sessions.
      fingerprint: async () => sha256(password),
    };
  }
  const read = () => readAdminPassword(dataDir);
  await read();
  return { makePassword: () => ensureAdminPassword(dataDir), ...checkAgainst(username, read) };
}

const checkAgainst = (
  username: string,
  readHash: () => Promise<PasswordHash | undefined>,
): CredentialsCheck => ({
  username,
  async fingerprint() {
    const stored = await readHash();
    return stored && sha256(`${stored.salt} ${stored.hash}`);
  },
  async verify(given) {
    const hash = await readHash();
    if (!hash) return false;
    // The password is hashed for every username, so that the time does not tell which one exists.
    const passwordMatches = await matchesHash(given.password, hash);
    return sameText(given.username, username) && passwordMatches;
  },
});

/** Compares digests, because `timingSafeEqual` needs equal lengths. */
const sameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const digest = (text: string): Buffer => Buffer.from(sha256(text));
