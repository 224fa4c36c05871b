import { Metadata, MetadataKind, type Targets } from '@tufjs/models';
import * as v from 'valibot';
import type { BuiltRelease } from './copy-release.ts';
import { integrityOf } from './integrity.ts';
import { hexOf, metadataKey, roleFile } from './metadata.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { RELEASE_FILE } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { signTargets, textOf } from './sign-metadata.ts';
import { descriptionPath } from './stored-files.ts';

/*
 * How a build travels from a team to the operator's server. What the team signs is its metadata of The Update
 * Framework with one more release (see metadata.ts), which it makes from those before: so a key is needed where
 * the build is made and none where it is served, and the number in the metadata makes an old upload worthless.
 */

/** Under it a server answers how a part stands, and takes builds of it. */
export const PUBLICATIONS_PATH = '/api/releases';

/** `Prefer` of who waits while a build is opened: the answer may begin before it is known what comes of it. */
export const WAITS = 'early-answer';

/** A line of plain text that a person gives. */
const line = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\p{C}]+$/u));

const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/));

/** How a part stands, for the team that wants to publish a build of it. */
export const PartStanding = v.object({
  /** The versions that the next metadata have to name. */
  versions: v.array(v.string()),
  active: v.nullable(v.string()),
  /** The team's metadata, as it signed them. */
  signed: v.string(),
  /** Names of the keys that may sign, and how many have to. */
  keys: v.array(v.string()),
  threshold: v.number(),
});
export type PartStanding = v.InferOutput<typeof PartStanding>;

/** What an upload begins with, as one line of JSON; the bytes of its files follow, in this order. */
export const Publication = v.object({
  version: v.string(),
  /** Who publishes, for the history. */
  by: line(60),
  /** Why it goes live though a gate refuses it. */
  force: v.optional(line(200)),
  /** The team's metadata, which name this version too. */
  signed: v.string(),
  files: v.pipe(
    v.array(
      v.object({ name: fileName, bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    ),
    v.maxLength(2000),
  ),
});
export type Publication = v.InferOutput<typeof Publication>;

/** What a server answers when a build is live. */
export const Published = v.object({
  version: v.string(),
  /** What it has to say to the person at the keyboard. */
  notes: v.array(v.string()),
});

/** A team's metadata from their text. @throws ReleaseRefused when they cannot be read. */
export function readTeamMetadata(part: string, text: string): Metadata<Targets> {
  try {
    return Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text));
  } catch (cause) {
    throw new ReleaseRefused(`${roleFile(part)} cannot be read.`, { cause });
  }
}

/**
 * Those of these keys that may sign a part.
 * @throws ReleaseRefused when they are too few.
 */
export function keysThatCount(
  part: string,
  { keys, threshold }: Pick<PartStanding, 'keys' | 'threshold'>,
  ours: readonly ReleaseKeys[],
): readonly ReleaseKeys[] {
  const counting = new Map(ours.map((one) => [metadataKey(one.publicKey).keyID, one] as const));
  const found = [...counting].filter(([id]) => keys.includes(id)).map(([, one]) => one);
  if (found.length < threshold) {
    throw new ReleaseRefused(
      `${found.length} of the ${threshold} keys that sign ${part} there are here: set RELEASE_TEAM_KEY to the team's key.`,
    );
  }
  return found;
}

/**
 * Signs a build for a server: what the team signed before, without the versions that the server has forgotten,
 * and this one.
 * @throws ReleaseRefused when the server sends metadata that the team never signed: with them it could have
 *   the team sign releases of somebody else.
 */
export function signPublication(
  { release, provenance }: BuiltRelease,
  description: Uint8Array,
  standing: PartStanding,
  keys: readonly ReleaseKeys[],
): string {
  const { name, version } = release;
  const before = readTeamMetadata(name, standing.signed);
  if (!keys.some(({ publicKey }) => isSignedWith(before, publicKey))) {
    throw new ReleaseRefused(`The server shows releases of ${name} that this key has not signed.`);
  }
  const own = descriptionPath(name, version);
  const kept = standing.versions.flatMap((known) => {
    const path = descriptionPath(name, known);
    const target = path === own ? undefined : before.signed.targets[path];
    if (!target) return [];
    const { length, hashes, custom } = target;
    return { path, length, sha256: hashes.sha256 ?? '', provenance: custom.provenance };
  });
  const added = {
    path: own,
    length: description.length,
    sha256: hexOf(integrityOf(description)),
    provenance,
  };
  return textOf(signTargets(before, [...kept, added], keys));
}

function isSignedWith(metadata: Metadata<Targets>, publicKey: ReleaseKeys['publicKey']): boolean {
  try {
    metadataKey(publicKey).verifySignature(metadata);
    return true;
  } catch {
    return false;
  }
}

/** The upload as bytes. The description comes last. */
export function publicationBytes(
  publication: Omit<Publication, 'files'>,
  files: ReadonlyMap<string, Uint8Array>,
): Buffer<ArrayBuffer> {
  const inOrder = [...files].sort(
    ([a], [b]) => Number(a === RELEASE_FILE) - Number(b === RELEASE_FILE),
  );
  const head: Publication = {
    ...publication,
    files: inOrder.map(([name, { length }]) => ({ name, bytes: length })),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...inOrder.map(([, one]) => one),
  ]);
}
