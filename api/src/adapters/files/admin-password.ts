import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { makePrivateFolder } from './make-folder.ts';
import { hashPassword, PasswordHash } from './password-hash.ts';

const FILE = 'admin.json';
const GENERATED_BYTES = 18;

/** The owner could not sign in, or anybody could. The message is one line for the operator. */
export class AdminPasswordUnusable extends Error {
  override readonly name: string = 'AdminPasswordUnusable';
}

/** The stored password cannot be read. */
class AdminPasswordUnreadable extends AdminPasswordUnusable {
  override readonly name = 'AdminPasswordUnreadable';

  constructor(folder: string, cause: unknown) {
    const way = 'set a new password with npm run admin:password';
    super(`${join(folder, FILE)} cannot be read; ${way}.`, { cause });
  }
}

/** 24 letters, digits, `-` and `_`: 144 random bits. */
export const generatePassword = (): string => randomBytes(GENERATED_BYTES).toString('base64url');

/** The hash that is stored in a data folder; undefined when there is none. */
export async function readAdminPassword(dataDir: string): Promise<PasswordHash | undefined> {
  try {
    return v.parse(PasswordHash, JSON.parse(await readFile(join(dataDir, FILE), 'utf8')));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new AdminPasswordUnreadable(dataDir, fault);
  }
}

/** Replaces the stored hash by that of a new password. */
export async function writeAdminPassword(dataDir: string, password: string): Promise<void> {
  await makePrivateFolder(dataDir);
  const draft = await writeDraft(dataDir, password);
  await rename(draft, join(dataDir, FILE));
}

/**
 * Makes a password when the folder has none, and returns it; it cannot be read again later. Of two
 * processes that start at once, only one makes it.
 */
export async function ensureAdminPassword(dataDir: string): Promise<string | undefined> {
  if (await readAdminPassword(dataDir)) return undefined;
  const password = generatePassword();
  const draft = await writeDraft(dataDir, password);
  try {
    // Unlike a rename, a link does not replace a file that another process has written meanwhile.
    await link(draft, join(dataDir, FILE));
    return password;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw fault;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(dataDir: string, password: string): Promise<string> {
  const draft = join(dataDir, `${FILE}.${randomBytes(6).toString('hex')}`);
  const text = `${JSON.stringify(await hashPassword(password), null, 2)}\n`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  return draft;
}
