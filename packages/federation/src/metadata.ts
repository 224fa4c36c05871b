import { createHash, type KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  Key,
  Metadata,
  MetadataKind,
  type MetaFile,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models';
import * as v from 'valibot';
import { knownParts, knownReleases } from './known-releases.ts';
import { Provenance } from './provenance.ts';
import type { Registry } from './registry.ts';
import { REGISTRY_FILE } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { descriptionPath } from './stored-files.ts';

/**
 * The files of The Update Framework (https://theupdateframework.github.io/specification/latest/) that
 * belong to one registry, by name. The operator signs root and targets, which name the registry and the
 * keys of the teams; each team signs `part.<name>.json`, which names the releases of a part; the server
 * signs snapshot and timestamp, which say that all that is the latest.
 */
export const MetadataSet = v.record(v.string(), v.string());
export type MetadataSet = v.InferOutput<typeof MetadataSet>;

export const ROOT_FILE = 'root.json';
export const TARGETS_FILE = 'targets.json';
export const SNAPSHOT_FILE = 'snapshot.json';
export const TIMESTAMP_FILE = 'timestamp.json';
/** Name of the role that signs the releases of a part. */
export const roleOf = (part: string): string => `part.${part}`;
export const roleFile = (part: string): string => `${roleOf(part)}.json`;

/** A set whose signatures, thresholds, hashes and versions are right. Its time may be over. */
export interface TrustedMetadata {
  readonly root: Metadata<Root>;
  readonly timestamp: Metadata<Timestamp>;
  readonly snapshot: Metadata<Snapshot>;
  readonly targets: Metadata<Targets>;
  /** By the name of the part. */
  readonly parts: Readonly<Record<string, Metadata<Targets>>>;
}

/** The key as the metadata name it. */
export function metadataKey(publicKey: KeyObject): Key {
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return new Key({
    keyID: createHash('sha256').update(x).digest('hex'),
    keyType: 'ed25519',
    scheme: 'ed25519',
    keyVal: { public: Buffer.from(x, 'base64url').toString('hex') },
  });
}

/**
 * Checks a set of metadata as a client of The Update Framework does, without asking for the time: what
 * is too old to change anything is still good enough to be served.
 * @param text of the registry that it belongs to.
 * @param operator the key that this installation trusts.
 * @throws ReleaseRefused with what is wrong.
 */
export async function checkMetadata(
  set: MetadataSet,
  { text, registry }: { readonly text: string; readonly registry: Registry },
  operator: KeyObject,
): Promise<TrustedMetadata> {
  try {
    const root = Metadata.fromJSON(MetadataKind.Root, json(set, ROOT_FILE));
    metadataKey(operator).verifySignature(root);
    root.verifyDelegate(MetadataKind.Root, root);
    const timestamp = Metadata.fromJSON(MetadataKind.Timestamp, json(set, TIMESTAMP_FILE));
    root.verifyDelegate(MetadataKind.Timestamp, timestamp);
    const { snapshotMeta } = timestamp.signed;
    const snapshot = Metadata.fromJSON(
      MetadataKind.Snapshot,
      pinned(set, SNAPSHOT_FILE, snapshotMeta),
    );
    root.verifyDelegate(MetadataKind.Snapshot, snapshot);
    refuseOtherVersion(SNAPSHOT_FILE, snapshot, snapshotMeta);
    const targets = targetsOf(set, TARGETS_FILE, snapshot);
    root.verifyDelegate(MetadataKind.Targets, targets);
    await checkRegistry(targets, text);
    const parts: Record<string, Metadata<Targets>> = {};
    for (const part of knownParts(registry)) {
      const signed = targetsOf(set, roleFile(part), snapshot);
      targets.verifyDelegate(roleOf(part), signed);
      parts[part] = signed;
    }
    const trusted = { root, timestamp, snapshot, targets, parts };
    checkReleases(trusted, registry);
    return trusted;
  } catch (cause) {
    if (cause instanceof ReleaseRefused) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`The releases are not signed as they have to be: ${why}.`, { cause });
  }
}

/**
 * What of a set is too old to change anything, as one line; undefined when nothing is.
 * @param of the parts that are changed: what is over for one team stops no other.
 */
export function expired(
  { root, timestamp, snapshot, targets, parts }: TrustedMetadata,
  of: readonly string[] = [],
): string | undefined {
  const ofParts = of.flatMap((part) => (parts[part] ? [[roleOf(part), parts[part]] as const] : []));
  const all = [...Object.entries({ root, timestamp, snapshot, targets }), ...ofParts];
  const old = all.find(([, { signed }]) => signed.isExpired());
  return old && `the signature of ${old[0]} ended at ${old[1].signed.expires}`;
}

/** What the team says that a version was built from; undefined when it does not say. */
export function provenanceIn(
  { parts }: TrustedMetadata,
  name: string,
  version: string,
): Provenance | undefined {
  const target = parts[name]?.signed.targets[descriptionPath(name, version)];
  const read = v.safeParse(Provenance, target?.custom.provenance);
  return read.success ? read.output : undefined;
}

/** SHA-256 in hexadecimal, as the metadata have it, of a hash as the registry has it. */
export const hexOf = (integrity: string): string =>
  Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex');

/** Every version that may be used is signed by the team to which the operator gave its path. */
function checkReleases({ targets, parts }: TrustedMetadata, registry: Registry): void {
  for (const name of knownParts(registry)) {
    for (const [version, { description }] of Object.entries(knownReleases(registry, name))) {
      const path = descriptionPath(name, version);
      const role = targets.signed.delegations?.rolesForTarget(path).next().value;
      const signed = role?.role === roleOf(name) ? parts[name]?.signed.targets[path] : undefined;
      if (signed?.hashes.sha256 !== hexOf(description)) {
        throw new ReleaseRefused(`${name} ${version} is not signed by its team.`);
      }
    }
  }
}

async function checkRegistry({ signed }: Metadata<Targets>, text: string): Promise<void> {
  const target = signed.targets[REGISTRY_FILE];
  if (!target?.hashes.sha256) throw new Error(`${TARGETS_FILE} does not name ${REGISTRY_FILE}`);
  await target.verify(Readable.from([Buffer.from(text)]));
}

/** Targets that the snapshot names, in exactly these bytes. */
function targetsOf(
  set: MetadataSet,
  file: string,
  { signed: { meta } }: Metadata<Snapshot>,
): Metadata<Targets> {
  const named = meta[file];
  if (!named) throw new Error(`${SNAPSHOT_FILE} does not name ${file}`);
  const targets = Metadata.fromJSON(MetadataKind.Targets, pinned(set, file, named));
  refuseOtherVersion(file, targets, named);
  return targets;
}

function refuseOtherVersion(
  file: string,
  { signed }: Metadata<Snapshot | Targets>,
  { version }: MetaFile,
): void {
  if (signed.version !== version) throw new Error(`${file} is version ${signed.version}`);
}

function pinned(set: MetadataSet, file: string, named: MetaFile) {
  if (!named.hashes?.sha256) throw new Error(`${file} has no hash`);
  named.verify(Buffer.from(set[file] ?? ''));
  return json(set, file);
}

function json(set: MetadataSet, file: string) {
  const text = set[file];
  if (text === undefined) throw new Error(`${file} is missing`);
  return JSON.parse(text);
}
