import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyFile, PARTIAL, serverKeyFile, teamKeyFile } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';

/** What the registry is signed and checked with. */
export interface ReleaseKeys {
  /** Absent where only the public key is known: such a process serves and cannot release. */
  readonly privateKey?: KeyObject;
  readonly publicKey: KeyObject;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads an Ed25519 private key: PKCS #8 in DER, as one line of base64. */
export const readPrivateKey = (text: string): KeyObject =>
  ed25519(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));

/** Reads an Ed25519 public key: SPKI in DER, as one line of base64. */
export const readPublicKey = (text: string): KeyObject =>
  ed25519(createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

/** The public key in the form that `readPublicKey` reads. */
export const publicKeyText = ({ publicKey }: ReleaseKeys): string =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('This is not an Ed25519 key');
  return key;
}

const ofPrivateKey = (privateKey: KeyObject): ReleaseKeys => ({
  privateKey,
  publicKey: createPublicKey(privateKey),
});

/**
 * The keys from `RELEASE_KEY` or `RELEASE_PUBLIC_KEY`, else the one that this installation made.
 * Undefined when there is none yet.
 * @throws ReleaseRefused when there is one that cannot be read.
 */
export async function findKeys(
  releases: string,
  env: Environment = process.env,
): Promise<ReleaseKeys | undefined> {
  if (hasOwnKey(env)) return ownKeys(env);
  return readKeyFile(keyFile(releases));
}

/** True when the key comes from the settings. */
export const hasOwnKey = (env: Environment = process.env): boolean =>
  Boolean(env.RELEASE_KEY?.trim() || env.RELEASE_PUBLIC_KEY?.trim());

function ownKeys({ RELEASE_KEY, RELEASE_PUBLIC_KEY }: Environment): ReleaseKeys {
  try {
    return RELEASE_KEY?.trim()
      ? ofPrivateKey(readPrivateKey(RELEASE_KEY))
      : { publicKey: readPublicKey(RELEASE_PUBLIC_KEY ?? '') };
  } catch (cause) {
    // The message never repeats the value.
    const which = RELEASE_KEY?.trim() ? 'RELEASE_KEY' : 'RELEASE_PUBLIC_KEY';
    throw new ReleaseRefused(`${which} is not an Ed25519 key as one line of base64.`, { cause });
  }
}

async function readKeyFile(file: string): Promise<ReleaseKeys | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new ReleaseRefused(`The key ${file} cannot be read (${cause.code}).`, { cause });
  });
  if (text === undefined) return undefined;
  try {
    return ofPrivateKey(readPrivateKey(text));
  } catch (cause) {
    throw new ReleaseRefused(`${file} is not a key.`, { cause });
  }
}

/** A key that was made and does not count yet: something may not be signed with it. */
export const findDraft = (releases: string): Promise<ReleaseKeys | undefined> =>
  readKeyFile(keyFile(releases) + PARTIAL).catch(() => undefined);

/**
 * Makes a key, or takes the one of a process that was killed, under the name of an unfinished file: it
 * becomes the key when everything is signed with it.
 */
export async function draftKeys(releases: string): Promise<ReleaseKeys> {
  return (await findDraft(releases)) ?? makeKeys(keyFile(releases) + PARTIAL);
}

async function makeKeys(file: string): Promise<ReleaseKeys> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  return ofPrivateKey(privateKey);
}

async function findOrMake(file: string): Promise<ReleaseKeys> {
  const found = await readKeyFile(file);
  if (found) return found;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const made = await makeKeys(file + PARTIAL);
  await rename(file + PARTIAL, file);
  return made;
}

/**
 * The keys that sign releases of a part here: those of `RELEASE_TEAM_KEY`, and the one that this
 * installation made for the part.
 * @throws ReleaseRefused when one cannot be read.
 */
export async function findTeamKeys(
  releases: string,
  part: string,
  { RELEASE_TEAM_KEY = '' }: Environment = process.env,
): Promise<readonly ReleaseKeys[]> {
  const given = RELEASE_TEAM_KEY.split(/\s+/).filter(Boolean).map(teamKey);
  const made = await readKeyFile(teamKeyFile(releases, part));
  return made ? [...given, made] : given;
}

function teamKey(text: string): ReleaseKeys {
  try {
    return ofPrivateKey(readPrivateKey(text));
  } catch (cause) {
    const why = 'RELEASE_TEAM_KEY is not one or more Ed25519 keys in base64, with spaces between.';
    throw new ReleaseRefused(why, { cause });
  }
}

/** The key of a part whose `OWNERS` names none. Call it under the lock. */
export const makeTeamKeys = (releases: string, part: string): Promise<ReleaseKeys> =>
  findOrMake(teamKeyFile(releases, part));

/** The key with which this server says that a registry is still the latest; undefined: not made yet. */
export const findServerKeys = (releases: string): Promise<ReleaseKeys | undefined> =>
  readKeyFile(serverKeyFile(releases));

/** The same, made when there is none. Call it under the lock. */
export const makeServerKeys = (releases: string): Promise<ReleaseKeys> =>
  findOrMake(serverKeyFile(releases));
