import { userInfo } from 'node:os';

/** `RELEASED_BY`, or the user of the operating system; its number where it has no name. */
export function releasedBy(): string {
  const given = process.env.RELEASED_BY?.trim();
  if (given) return given;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
