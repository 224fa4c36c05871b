import { failed, type Result, success } from '@app/result';
import type { Db } from 'mongodb';
import { KEPT_CHANGES, keptVersions } from '../../domain/catalogue/kept-versions.ts';
import type {
  ActivationFailure,
  NewChange,
  PreviewedVersion,
  PriceListChange,
  PriceListVersion,
} from '../../domain/catalogue/ports.ts';
import type { Activation } from '../change-lists.ts';
import { insertsFirst } from './inserts-first.ts';

/**
 * A version is either sealed or abandoned, for good: the document that is inserted first under its id
 * decides.
 */
type VersionDocument =
  | (Omit<PriceListVersion, 'id'> & { readonly _id: string })
  | { readonly _id: string; readonly abandonedAt: string };

type SealedDocument = Extract<VersionDocument, { importedAt: string }>;

/** Of a staged version. Who deletes it decides whether the version is activated or removed. */
interface StagedDocument {
  readonly _id: string;
  readonly importedAt: string;
  readonly preview: string | null;
}

interface ChangeDocument {
  readonly _id: number;
  readonly versionId: string;
  readonly at: string;
  readonly record: string;
}

/** The sealed versions, and which one readers get. */
export interface PriceListVersions {
  active(): Promise<PriceListVersion | undefined>;
  /** The version, if it is sealed and still kept. */
  get(versionId: string): Promise<PriceListVersion | undefined>;
  /** Ids of all versions that are staged, or kept after they were active. */
  inUse(): Promise<ReadonlySet<string>>;
  /** Records a version whose rows are durable, as staged. False when it was abandoned before. */
  seal(version: PriceListVersion, preview: string | undefined): Promise<boolean>;
  /** Makes sure that a version is never sealed. False when it is sealed already. */
  abandon(versionId: string): Promise<boolean>;
  previews(): Promise<readonly PreviewedVersion[]>;
  /** Ids of staged versions that were sealed before a time. */
  stagedBefore(time: string): Promise<readonly string[]>;
  changes(limit: number): Promise<readonly PriceListChange[]>;
  /** Points readers at this version. */
  activate(versionId: string, change: NewChange): Promise<Result<Activation, ActivationFailure>>;
  /** Deletes a staged version; false when it is not staged. */
  discard(versionId: string): Promise<boolean>;
  /** Deletes a version that is not in use. */
  forget(versionId: string): Promise<void>;
}

/**
 * The change with the highest number names the active version, so inserting one document switches all
 * readers, and of two changes with the same number only one can be inserted.
 */
export function priceListVersions(db: Db): PriceListVersions {
  const all = db.collection<VersionDocument>('priceListVersions');
  const staged = db.collection<StagedDocument>('priceListStaged');
  const log = db.collection<ChangeDocument>('priceListChanges');
  const latest = (limit: number) => log.find({}, { sort: { _id: -1 }, limit }).toArray();

  async function get(versionId: string): Promise<PriceListVersion | undefined> {
    const document = await all.findOne({ _id: { $eq: versionId } });
    return document && 'importedAt' in document ? toVersion(document) : undefined;
  }

  async function forget(versionId: string): Promise<void> {
    await all.deleteOne({ _id: { $eq: versionId } });
  }

  async function unstage(versionId: string): Promise<boolean> {
    return (await staged.deleteOne({ _id: { $eq: versionId } })).deletedCount === 1;
  }

  /** Deletes all but the versions that are kept; returns the ids of those that it deleted. */
  async function forgetOld(newest: number): Promise<string[]> {
    const changes = await latest(0);
    const kept = new Set(keptVersions(changes));
    const old = changes.map(({ versionId }) => versionId).filter((id) => !kept.has(id));
    const present = await all.find({ _id: { $in: old } }).toArray();
    for (const { _id } of present) await forget(_id);
    await log.deleteMany({ _id: { $lte: newest - KEPT_CHANGES } });
    return present.map(({ _id }) => _id);
  }

  return {
    async active() {
      const [change] = await latest(1);
      return change && get(change.versionId);
    },
    get,
    forget,
    async inUse() {
      const ids = (await staged.find().toArray()).map(({ _id }) => _id);
      return new Set([...ids, ...keptVersions(await latest(0))]);
    },
    async seal({ id, importedAt, productCount }, preview) {
      const first = () => all.insertOne({ _id: id, importedAt, productCount });
      if (!(await insertsFirst(first))) return false;
      await staged.insertOne({ _id: id, importedAt, preview: preview ?? null });
      return true;
    },
    async abandon(versionId) {
      const abandonedAt = new Date().toISOString();
      if (await insertsFirst(() => all.insertOne({ _id: versionId, abandonedAt }))) return true;
      const present = await all.findOne({ _id: { $eq: versionId } });
      return present !== null && 'abandonedAt' in present;
    },
    async previews() {
      const documents = await staged.find({}, { sort: { _id: -1 } }).toArray();
      const found: PreviewedVersion[] = [];
      for (const { _id, preview } of documents) {
        const version = preview === null ? undefined : await get(_id);
        if (version && preview !== null) found.push({ version, preview });
      }
      return found;
    },
    async stagedBefore(time) {
      const old = await staged.find({ importedAt: { $lt: time } }).toArray();
      return old.map(({ _id }) => _id);
    },
    async changes(limit) {
      const documents = await latest(limit);
      const ids = documents.map(({ versionId }) => versionId);
      const kept = (await all.find({ _id: { $in: ids } }).toArray()) as SealedDocument[];
      const versions = new Map(kept.map((document) => [document._id, toVersion(document)]));
      return documents.map(({ _id, ...change }) => ({
        number: _id,
        ...change,
        version: versions.get(change.versionId),
      }));
    },
    async activate(versionId, { after, at, record }) {
      const version = await get(versionId);
      if (!version) return failed('gone');
      const before = await latest(0);
      if ((before[0]?._id ?? 0) !== after) return failed('overtaken');
      const wasStaged = await unstage(versionId);
      // By the changes and not by its document, which another change may be about to delete.
      if (!wasStaged && !keptVersions(before).includes(versionId)) return failed('gone');
      const number = after + 1;
      const first = () => log.insertOne({ _id: number, versionId, at, record });
      if (await insertsFirst(first)) {
        // The new list is already active. What cannot be deleted now is deleted by the next change.
        const forgotten = await forgetOld(number).catch(() => []);
        return success({ version, forgotten });
      }
      // Staged again, so that whoever asked for it can discard it.
      if (wasStaged) {
        await staged.insertOne({ _id: versionId, importedAt: version.importedAt, preview: null });
      }
      return failed('overtaken');
    },
    async discard(versionId) {
      if (!(await unstage(versionId))) return false;
      await forget(versionId);
      return true;
    },
  };
}

const toVersion = ({ _id, importedAt, productCount }: SealedDocument): PriceListVersion => ({
  id: _id,
  importedAt,
  productCount,
});
