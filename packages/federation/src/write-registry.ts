import type { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata, Targets } from '@tufjs/models';
import { checkMetadata, expired, type TrustedMetadata } from './metadata.ts';
import type { OwnerKeys } from './owners.ts';
import type { Provenance } from './provenance.ts';
import type { Registry, Release } from './registry.ts';
import {
  readSet,
  readText,
  replaceFile,
  replaceGoodCopy,
  serialOf,
  TRUST,
} from './registry-store.ts';
import {
  findKeys,
  findTeamKeys,
  makeServerKeys,
  makeTeamKeys,
  type ReleaseKeys,
} from './release-keys.ts';
import {
  goodCopyFile,
  metadataFile,
  RELEASE_FILE,
  registryFile,
  releaseFolder,
} from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import { withReserve } from './reserve.ts';
import { type Signing, signMetadata } from './sign-metadata.ts';
import { parseRegistry, signedRegistry } from './signed-registry.ts';

/** What a change of the registry has beside it. */
export interface SignedWith {
  /** Absent: those of the installation. */
  readonly keys?: ReleaseKeys;
  /** It ends a fault or makes room: on a full disk it takes what is kept for that. */
  readonly mayUseReserve?: boolean;
  /** New releases. */
  readonly built?: readonly NewRelease[];
  /** An operator vouches for what is there: the signatures before need not be good. */
  readonly anew?: { readonly signersOf: (part: string) => Promise<OwnerKeys | undefined> };
}

export interface NewRelease {
  readonly release: Pick<Release, 'name' | 'version'>;
  readonly provenance?: Provenance;
  /** Who signs the part from its first release on; absent: a key that is made for it. */
  readonly signers?: OwnerKeys;
  /** What its team has signed elsewhere, where its keys are; absent: it is signed here. */
  readonly published?: Metadata<Targets>;
}

/**
 * Signs a registry under the next serial, with what its teams sign of it, and makes it the one that is
 * served.
 * @throws ReleaseRefused when it has no shell, or when this process lacks a key to sign with.
 */
export async function writeRegistry(
  releases: string,
  registry: Registry,
  options: SignedWith = {},
): Promise<void> {
  if (!registry.parts.shell) {
    throw new ReleaseRefused('There is no shell to serve: release the shell first.');
  }
  const operator = options.keys ?? (await findKeys(releases));
  if (!operator?.privateKey) {
    throw new ReleaseRefused('This process has no key to sign with: set RELEASE_KEY.');
  }
  const before = await metadataBefore(releases, registry, operator.publicKey, options);
  const next = { ...registry, serial: serialOf(registry) + 1, teamSigned: true };
  const text = signedRegistry(next, operator.privateKey);
  const signing = await signingOf(releases, operator, options);
  const set = await signMetadata(before?.metadata, { text, registry: next }, signing);
  const checked = await checkMetadata(set, { text, registry: next }, operator.publicKey);
  const old = expired(checked, changedParts(before?.registry, next));
  if (old) throw new ReleaseRefused(`Releases cannot be changed: ${old}.`);
  const write = async () => {
    // Nobody reads it before the registry has its serial.
    await replaceFile(path.join(releases, metadataFile(next.serial)), JSON.stringify(set));
    await replaceFile(registryFile(releases), text);
    await replaceGoodCopy(releases, text);
  };
  await withReserve(releases, write, options.mayUseReserve);
}

/** The parts whose releases or visitors are others than before. */
const changedParts = (before: Registry | undefined, { parts }: Registry): readonly string[] =>
  Object.keys(parts).filter(
    (part) => JSON.stringify(parts[part]) !== JSON.stringify(before?.parts[part]),
  );

/** What was signed of the registry that is changed; undefined when it is the first that teams sign. */
async function metadataBefore(
  releases: string,
  registry: Registry,
  operator: KeyObject,
  { anew }: SignedWith,
): Promise<{ readonly registry: Registry; readonly metadata: TrustedMetadata } | undefined> {
  if (!registry.teamSigned) return undefined;
  const file = path.join(releases, metadataFile(serialOf(registry)));
  let why: unknown = new ReleaseRefused(`${file} does not belong to what is served; ${TRUST}`);
  // The registry itself may be damaged, and its good copy is brought back.
  for (const source of [registryFile(releases), goodCopyFile(releases)]) {
    const text = await readText(source);
    const read = parseRegistry(text ?? '');
    if (!(text && read.ok) || serialOf(read.value.registry) !== serialOf(registry)) continue;
    try {
      const { registry: signed } = read.value;
      const set = readSet(file, (await readText(file)) ?? '');
      const metadata = await checkMetadata(set, { text, registry: signed }, operator);
      return { registry: signed, metadata };
    } catch (cause) {
      why = cause;
    }
  }
  if (anew) return undefined;
  throw why;
}

async function signingOf(
  releases: string,
  operator: ReleaseKeys,
  { built = [], anew }: SignedWith,
): Promise<Signing> {
  const newOne = (part: string, version?: string) =>
    built.find(({ release: one }) => one.name === part && (version ?? one.version) === one.version);
  return {
    operator,
    server: await makeServerKeys(releases),
    teamKeys: (part) => findTeamKeys(releases, part),
    namedSigners: async (part) => (anew ? anew.signersOf(part) : newOne(part)?.signers),
    async madeSigners(part) {
      const { publicKey } = await makeTeamKeys(releases, part);
      return { keys: [publicKey], threshold: 1 };
    },
    isAnew: anew !== undefined,
    async lengthOf(part, version) {
      return (await stat(path.join(releaseFolder(releases, part, version), RELEASE_FILE))).size;
    },
    provenanceOf: (part, version) => newOne(part, version)?.provenance,
    publishedOf: (part) => newOne(part)?.published,
  };
}
