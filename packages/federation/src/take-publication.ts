import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata, Targets } from '@tufjs/models';
import * as v from 'valibot';
import { type BuiltRelease, refuseDamaged } from './copy-release.ts';
import { isDiskFull } from './disk-full.ts';
import { exclusively } from './exclusively.ts';
import { compressedCopy, integrityOf, isIntact } from './integrity.ts';
import { knownReleases } from './known-releases.ts';
import { hexOf, roleOf, type TrustedMetadata } from './metadata.ts';
import { type PartStanding, Publication, readTeamMetadata } from './publication.ts';
import { type Registry, Release } from './registry.ts';
import { readTrusted } from './registry-store.ts';
import { findKeys } from './release-keys.ts';
import { incomingFolder, incomingLock, RELEASE_FILE } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { publish } from './releases.ts';
import { textOf } from './sign-metadata.ts';
import type { CheckFlip } from './stage-release.ts';
import { descriptionPath } from './stored-files.ts';

/** Far more than a build of any part here, which is held in memory until all of it is good. */
export const PUBLICATION_BYTES = 32 * 1024 * 1024;
/** The head names files, and the versions that are kept. */
export const HEAD_BYTES = 512 * 1024;

/** Why a build is not taken. */
export type PublicationFailure =
  | 'not-taken-here'
  | 'unreadable'
  | 'not-signed'
  /** Somebody else is publishing the part, or has since this team asked how it stands. */
  | 'meanwhile'
  | 'too-large'
  | 'refused';

/** A refusal with its kind, for whoever answers the team. */
export class PublicationRefused extends ReleaseRefused {
  readonly kind: PublicationFailure;
  constructor(kind: PublicationFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

interface Signers {
  readonly registry: Registry;
  readonly metadata: TrustedMetadata;
  readonly before: Metadata<Targets>;
}

/**
 * How a part stands.
 * @throws PublicationRefused where no build of it is taken.
 */
export async function standingOf(releases: string, part: string): Promise<PartStanding> {
  const { registry, metadata, before } = await signersOf(releases, part);
  const { roles = {} } = metadata.targets.signed.delegations ?? {};
  const { keyIDs = [], threshold = 1 } = roles[roleOf(part)] ?? {};
  return {
    versions: Object.keys(knownReleases(registry, part)),
    active: registry.parts[part]?.active ?? null,
    signed: textOf(before),
    keys: [...keyIDs],
    threshold,
  };
}

async function signersOf(releases: string, part: string): Promise<Signers> {
  if (!(await findKeys(releases))?.privateKey) {
    throw new PublicationRefused('not-taken-here', 'This server has no key to make releases live.');
  }
  const { registry, metadata } = (await readTrusted(releases)) ?? {};
  const before = metadata?.parts[part];
  if (!(registry && metadata && before)) {
    const why = `There is no ${part} yet: whoever runs the site releases it once.`;
    throw new PublicationRefused('not-taken-here', why);
  }
  return { registry, metadata, before };
}

/** What an upload begins with. @throws PublicationRefused when it cannot be read, or announces too much. */
export function readHead(text: string): Publication {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Publication), text);
  if (!read.success) {
    throw new PublicationRefused('unreadable', 'The upload does not begin as it has to.');
  }
  if (bytesOf(read.output) > PUBLICATION_BYTES) throw tooLarge();
  return read.output;
}

const bytesOf = ({ files }: Publication): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

export const tooLarge = (): PublicationRefused =>
  new PublicationRefused('too-large', `A build has at most ${PUBLICATION_BYTES / 1024 / 1024} MB.`);

/** What holds before a build is live. Both throw `ReleaseRefused` when it does not. */
export interface PublicationGates {
  readonly check: CheckFlip;
  /** Looks at a build that is good as far as `check` knows. It may put it into the store as a preview. */
  readonly open?:
    | ((built: BuiltRelease, check: CheckFlip, who: string) => Promise<void>)
    | undefined;
  /** Why it goes live though a gate refuses it, for the history. */
  readonly why?: () => string | undefined;
}

/**
 * Takes a build from a team: checks who signed it before its files are read, then each file, then what any release
 * is checked for, has it opened, and makes it live. Until it may be opened nothing of it is where releases are; what
 * is refused after that stays as a preview.
 * @param readFiles reads the bytes after the head; undefined when the upload broke off.
 * @throws ReleaseRefused to leave what is live as it is.
 */
export async function takePublication(
  releases: string,
  part: string,
  head: Publication,
  readFiles: (bytes: number) => Promise<Uint8Array | undefined>,
  { check, open, why }: PublicationGates,
): Promise<Release> {
  const signed = readTeamMetadata(part, head.signed);
  await refuseUnsigned(releases, part, head, signed);
  const taken = await oneAtATime(releases, part, async () => {
    const bytes = await readFiles(bytesOf(head));
    if (bytes?.length !== bytesOf(head)) {
      throw new PublicationRefused('unreadable', 'The upload broke off. Nothing was changed.');
    }
    const written = await writeBuild(incomingFolder(releases, part), part, head, signed, bytes);
    const built = { ...written, published: signed };
    // Nobody else changes the releases while these run.
    const first: CheckFlip = async (flip) => {
      await refuseUnsigned(releases, part, head, signed);
      await check(flip);
    };
    const last: CheckFlip = async (flip) => {
      if (!(await isPreviewOf(releases, part, signed))) return first(flip);
      await check(flip);
    };
    await open?.(built, first, head.by);
    await publish(releases, built, last, { who: head.by, ...(why ? { why } : {}) });
    return built.release;
  });
  return taken;
}

async function oneAtATime<Value>(
  releases: string,
  part: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const folder = incomingFolder(releases, part);
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  const done = await exclusively(incomingLock(releases, part), 0, async () => {
    try {
      // Of a process that was killed.
      await rm(folder, { recursive: true, force: true });
      return await work();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }).catch(withFullDisk);
  if (done.ok) return done.value;
  throw new PublicationRefused(
    'meanwhile',
    `Somebody else is publishing ${part} at this moment. Look at theirs, then publish again.`,
  );
}

function withFullDisk(cause: unknown): never {
  if (!isDiskFull(cause)) throw cause;
  throw new PublicationRefused('refused', 'The disk of the server is full. Nothing was changed.', {
    cause,
  });
}

/** True when what the team signed is the newest of its part already: as a preview, while its build was opened. */
async function isPreviewOf(
  releases: string,
  part: string,
  signed: Metadata<Targets>,
): Promise<boolean> {
  const { before } = await signersOf(releases, part);
  return textOf(before) === textOf(signed);
}

/** @throws PublicationRefused when the team has not signed this, or signed it before somebody else's. */
async function refuseUnsigned(
  releases: string,
  part: string,
  { version }: Publication,
  signed: Metadata<Targets>,
): Promise<void> {
  const { registry, metadata, before } = await signersOf(releases, part);
  try {
    metadata.targets.verifyDelegate(roleOf(part), signed);
  } catch (cause) {
    const why = `This is not signed with the key of the team that owns ${part}.`;
    throw new PublicationRefused('not-signed', why, { cause });
  }
  const known = Object.entries(knownReleases(registry, part));
  const paths = Object.keys(signed.signed.targets);
  const isNext = signed.signed.version === before.signed.version + 1;
  const hasAll = known.every(([one, { description }]) => {
    const { hashes } = signed.signed.targets[descriptionPath(part, one)] ?? {};
    return hashes?.sha256 === hexOf(description);
  });
  if (!(isNext && hasAll)) {
    const { who, at } = registry.parts[part]?.changes?.at(-1) ?? {};
    const by = who ? ` (${who}, ${at})` : '';
    throw new PublicationRefused(
      'meanwhile',
      `${part} was changed since this was signed${by}. Look at what is live, then publish again.`,
    );
  }
  const own = descriptionPath(part, version);
  const others = new Set([own, ...known.map(([one]) => descriptionPath(part, one))]);
  if (!paths.includes(own) || !paths.every((one) => others.has(one)) || signed.signed.isExpired()) {
    throw new PublicationRefused('not-signed', `What was signed is not ${part} ${version} alone.`);
  }
}

/** Writes the files of a build that are as their team signed them. */
async function writeBuild(
  folder: string,
  part: string,
  { version, files }: Publication,
  signed: Metadata<Targets>,
  bytes: Uint8Array,
): Promise<BuiltRelease> {
  const contents = new Map<string, Uint8Array>();
  let at = 0;
  for (const { name, bytes: length } of files) {
    contents.set(name, bytes.subarray(at, at + length));
    at += length;
  }
  const release = describedIn(contents, part, version, signed);
  for (const [name, one] of contents) {
    if (name === RELEASE_FILE) continue;
    const integrity = release.integrity?.[name.replace(compressedCopy, '')];
    if (integrity && isIntact(name, one, integrity)) continue;
    throw new PublicationRefused('not-signed', `${name} is not as the team signed it.`);
  }
  await mkdir(folder, { recursive: true });
  for (const [name, one] of contents) await writeFile(path.join(folder, name), one);
  await refuseDamaged({ release, folder });
  return { release, folder };
}

function describedIn(
  contents: ReadonlyMap<string, Uint8Array>,
  part: string,
  version: string,
  { signed }: Metadata<Targets>,
): Release {
  const text = contents.get(RELEASE_FILE) ?? new Uint8Array();
  const { hashes } = signed.targets[descriptionPath(part, version)] ?? {};
  if (hashes?.sha256 !== hexOf(integrityOf(text))) {
    throw new PublicationRefused('not-signed', `${RELEASE_FILE} is not as the team signed it.`);
  }
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Release),
    Buffer.from(text).toString(),
  );
  if (read.success && read.output.name === part && read.output.version === version) {
    return read.output;
  }
  throw new PublicationRefused(
    'unreadable',
    `${RELEASE_FILE} does not describe ${part} ${version}.`,
  );
}
