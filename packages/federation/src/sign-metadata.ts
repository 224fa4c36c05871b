import { createHash, sign } from 'node:crypto';
import {
  Metadata,
  MetaFile,
  Root,
  Signature,
  Snapshot,
  TargetFile,
  Targets,
  Timestamp,
} from '@tufjs/models';
import { knownParts, knownReleases } from './known-releases.ts';
import {
  hexOf,
  type MetadataSet,
  metadataKey,
  ROOT_FILE,
  roleFile,
  roleOf,
  SNAPSHOT_FILE,
  TARGETS_FILE,
  TIMESTAMP_FILE,
  type TrustedMetadata,
} from './metadata.ts';
import type { OwnerKeys } from './owners.ts';
import type { Provenance } from './provenance.ts';
import type { Registry } from './registry.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { REGISTRY_FILE } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { descriptionPath } from './stored-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What people sign is signed anew in its second half, where its key is. */
const YEAR = 365 * DAY_MS;
/** Who can withhold new releases from a server can do so for this long unnoticed. */
const WEEK = 7 * DAY_MS;

/** Who signs, and what of. */
export interface Signing {
  readonly operator: ReleaseKeys;
  readonly server: ReleaseKeys;
  /** The keys of a part that are here. */
  readonly teamKeys: (part: string) => Promise<readonly ReleaseKeys[]>;
  /** Whose signatures its `OWNERS` asks for; undefined where that is not known. */
  readonly namedSigners: (part: string) => Promise<OwnerKeys | undefined>;
  /** A key that this installation makes for a part whose `OWNERS` names none. */
  readonly madeSigners: (part: string) => Promise<OwnerKeys>;
  /** The operator gives the parts to these keys anew. */
  readonly isAnew: boolean;
  /** Bytes of a release description. */
  readonly lengthOf: (part: string, version: string) => Promise<number>;
  readonly provenanceOf: (part: string, version: string) => Provenance | undefined;
  /** What a team has signed elsewhere of its part, with its new version; undefined where it signs here. */
  readonly publishedOf: (part: string) => Metadata<Targets> | undefined;
}

/** The public keys of a role and how many have to sign, as the operator's metadata have it. */
interface Delegation {
  readonly keys: ReturnType<typeof metadataKey>[];
  readonly threshold: number;
}

/**
 * The metadata of a registry. What the set before has and is still right stays as it was signed.
 * @param next with the signature of the registry in its text.
 * @throws ReleaseRefused when a team has to sign and its keys are not here.
 */
export async function signMetadata(
  before: TrustedMetadata | undefined,
  { text, registry }: { readonly text: string; readonly registry: Registry },
  signing: Signing,
): Promise<MetadataSet> {
  const { operator, server } = signing;
  const version = registry.serial ?? 1;
  const root = rootAfter(before?.root, operator, server);
  const set: Record<string, string> = { [ROOT_FILE]: textOf(root) };
  const meta: Record<string, MetaFile> = {};
  const delegations: Record<string, Delegation> = {};
  for (const part of knownParts(registry)) {
    const delegation = await delegationOf(before, part, signing);
    const signed = await partAfter(before, part, delegation, registry, signing);
    delegations[part] = delegation;
    set[roleFile(part)] = textOf(signed);
    meta[roleFile(part)] = metaOf(textOf(signed), signed.signed.version);
  }
  const targets = targetsFor(text, version, delegations);
  signWith(targets, [operator]);
  set[TARGETS_FILE] = textOf(targets);
  meta[TARGETS_FILE] = metaOf(textOf(targets), version);
  const snapshot = new Metadata(new Snapshot({ ...validFor(YEAR), version, meta }));
  signWith(snapshot, [server]);
  set[SNAPSHOT_FILE] = textOf(snapshot);
  const snapshotMeta = metaOf(textOf(snapshot), version);
  set[TIMESTAMP_FILE] = timestampText(snapshotMeta, before, server);
  return set;
}

/** The set with a new timestamp: the same registry is the latest for another week. */
export function withNewTimestamp(
  set: MetadataSet,
  trusted: TrustedMetadata,
  server: ReleaseKeys,
): MetadataSet {
  const { snapshotMeta } = trusted.timestamp.signed;
  return { ...set, [TIMESTAMP_FILE]: timestampText(snapshotMeta, trusted, server) };
}

/** True a day after a timestamp was signed. */
export const isTimeForTimestamp = ({ timestamp }: TrustedMetadata): boolean =>
  timestamp.signed.isExpired(new Date(Date.now() + WEEK - DAY_MS));

function timestampText(
  snapshotMeta: MetaFile,
  before: TrustedMetadata | undefined,
  server: ReleaseKeys,
): string {
  const version = (before?.timestamp.signed.version ?? 0) + 1;
  const timestamp = new Metadata(new Timestamp({ ...validFor(WEEK), version, snapshotMeta }));
  signWith(timestamp, [server]);
  return textOf(timestamp);
}

/** Another one for another server, whose key replaces the one before, and in its second half year. */
function rootAfter(
  before: Metadata<Root> | undefined,
  operator: ReleaseKeys,
  server: ReleaseKeys,
): Metadata<Root> {
  const { keyID } = metadataKey(server.publicKey);
  const isSame = before?.signed.roles.timestamp?.keyIDs.includes(keyID);
  if (before && isSame && !isHalfOver(before.signed)) return before;
  const root = new Root({ ...validFor(YEAR), version: (before?.signed.version ?? 0) + 1 });
  for (const role of ['root', 'targets']) root.addKey(metadataKey(operator.publicKey), role);
  for (const role of ['snapshot', 'timestamp']) root.addKey(metadataKey(server.publicKey), role);
  const signed = new Metadata(root);
  signWith(signed, [operator]);
  return signed;
}

/** @throws ReleaseRefused when `OWNERS` names other keys than the operator gave the part to. */
async function delegationOf(
  before: TrustedMetadata | undefined,
  part: string,
  { namedSigners, madeSigners, isAnew }: Signing,
): Promise<Delegation> {
  const { keys = {}, roles = {} } = before?.targets.signed.delegations ?? {};
  const role = roles[roleOf(part)];
  const signers = await namedSigners(part);
  const named = signers && {
    keys: signers.keys.map(metadataKey),
    threshold: signers.threshold,
  };
  if (!role || isAnew) {
    if (named) return named;
    const made = await madeSigners(part);
    return { keys: made.keys.map(metadataKey), threshold: made.threshold };
  }
  const given = { keys: role.keyIDs.flatMap((id) => keys[id] ?? []), threshold: role.threshold };
  if (named && idsOf(named) !== idsOf(given)) {
    throw new ReleaseRefused(
      `OWNERS of ${part} names other keys than those that sign its releases: npm run registry -- trust.`,
    );
  }
  return given;
}

const idsOf = ({ keys, threshold }: Delegation): string =>
  [threshold, ...keys.map(({ keyID }) => keyID).sort()].join();

function targetsFor(
  registry: string,
  version: number,
  delegations: Readonly<Record<string, Delegation>>,
): Metadata<Targets> {
  const bytes = Buffer.from(registry);
  const keys = Object.values(delegations).flatMap((one) => one.keys);
  const roles = Object.entries(delegations).map(([part, one]) => ({
    name: roleOf(part),
    keyids: one.keys.map(({ keyID }) => keyID),
    threshold: one.threshold,
    terminating: true,
    paths: [descriptionPath(part, '*')],
  }));
  const signed = Targets.fromJSON({
    ...new Targets({ ...validFor(YEAR), version }).toJSON(),
    delegations: {
      keys: Object.fromEntries(keys.map((key) => [key.keyID, key.toJSON()])),
      roles,
    },
  });
  signed.addTarget(
    new TargetFile({ path: REGISTRY_FILE, length: bytes.length, hashes: hashesOf(bytes) }),
  );
  return new Metadata(signed);
}

/** What a team has signed, or signs now because a version or its key is new. */
async function partAfter(
  trusted: TrustedMetadata | undefined,
  part: string,
  delegation: Delegation,
  registry: Registry,
  { teamKeys, lengthOf, provenanceOf, publishedOf }: Signing,
): Promise<Metadata<Targets>> {
  const before = publishedOf(part) ?? trusted?.parts[part];
  const known = Object.entries(knownReleases(registry, part));
  const here = await teamKeys(part);
  // Each key once, however often it is here.
  const keys = delegation.keys.flatMap(({ keyID }) => {
    const isIt = ({ publicKey }: ReleaseKeys) => metadataKey(publicKey).keyID === keyID;
    return here.find(isIt) ?? [];
  });
  const canSign = keys.length >= delegation.threshold;
  const hasAll = known.every(
    ([version, { description }]) =>
      before?.signed.targets[descriptionPath(part, version)]?.hashes.sha256 === hexOf(description),
  );
  const isGood = before && hasAll && isSignedBy(before, delegation);
  if (before && isGood && !(canSign && isHalfOver(before.signed))) return before;
  if (!canSign) {
    throw new ReleaseRefused(
      `Releases of ${part} are signed by its team, and ${keys.length} of the ${delegation.threshold} keys that it takes are here: set RELEASE_TEAM_KEY.`,
    );
  }
  const named = await Promise.all(
    known.map(async ([version, { description }]) => {
      const path = descriptionPath(part, version);
      const provenance =
        provenanceOf(part, version) ?? before?.signed.targets[path]?.custom.provenance;
      return {
        path,
        length: await lengthOf(part, version),
        sha256: hexOf(description),
        provenance,
      };
    }),
  );
  return signTargets(before, named, keys);
}

/** One release description, as its team signs it. */
interface SignedDescription {
  readonly path: string;
  /** In bytes. */
  readonly length: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly provenance?: unknown;
}

/** What a team signs after `before`: exactly these descriptions, for a year. */
export function signTargets(
  before: Metadata<Targets> | undefined,
  named: readonly SignedDescription[],
  keys: readonly ReleaseKeys[],
): Metadata<Targets> {
  const signed = new Targets({ ...validFor(YEAR), version: (before?.signed.version ?? 0) + 1 });
  for (const { path, length, sha256, provenance } of named) {
    const custom = provenance ? { custom: JSON.parse(JSON.stringify({ provenance })) } : {};
    signed.addTarget(
      new TargetFile({ path, length, hashes: { sha256 }, unrecognizedFields: custom }),
    );
  }
  const metadata = new Metadata(signed);
  signWith(metadata, keys);
  return metadata;
}

/** True when enough keys of a delegation have signed. */
function isSignedBy(metadata: Metadata<Targets>, { keys, threshold }: Delegation): boolean {
  const good = keys.filter((key) => {
    try {
      key.verifySignature(metadata);
      return true;
    } catch {
      return false;
    }
  });
  return good.length >= threshold;
}

/** @param metadata gets the signatures of these keys. */
function signWith(metadata: Pick<Metadata<Root>, 'sign'>, keys: readonly ReleaseKeys[]): void {
  for (const { privateKey, publicKey } of keys) {
    if (!privateKey) continue;
    const { keyID } = metadataKey(publicKey);
    metadata.sign(
      (bytes) => new Signature({ keyID, sig: sign(null, bytes, privateKey).toString('hex') }),
    );
  }
}

const validFor = (ms: number) => ({
  specVersion: '1.0.31',
  expires: `${new Date(Date.now() + ms).toISOString().slice(0, 19)}Z`,
});

const isHalfOver = (signed: Pick<Root, 'isExpired'>): boolean =>
  signed.isExpired(new Date(Date.now() + YEAR / 2));

export const textOf = (metadata: Pick<Metadata<Root>, 'toJSON'>): string =>
  `${JSON.stringify(metadata.toJSON())}\n`;

function metaOf(text: string, version: number): MetaFile {
  const bytes = Buffer.from(text);
  return new MetaFile({ version, length: bytes.length, hashes: hashesOf(bytes) });
}

const hashesOf = (bytes: Buffer) => ({ sha256: createHash('sha256').update(bytes).digest('hex') });
