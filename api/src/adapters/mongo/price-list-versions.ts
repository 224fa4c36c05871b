import type { Db, Filter } from 'mongodb';
import type { PriceListVersion } from '../../domain/catalogue/ports.ts';
import { insertsFirst } from './inserts-first.ts';

/** Versions that are kept, the active one included, so that readers of an older list can finish. */
const KEPT = 3;

/**
 * A version is either activated or abandoned, for good: the document that is inserted first under
 * its id decides.
 */
type VersionDocument =
  | (Omit<PriceListVersion, 'id'> & { readonly _id: string; readonly activation: number })
  | { readonly _id: string; readonly abandonedAt: string };

type ActiveDocument = Extract<VersionDocument, { activation: number }>;

/** The versions that exist, and which one readers get. */
export interface PriceListVersions {
  active(): Promise<PriceListVersion | undefined>;
  /** The version, if it was activated and is still kept. */
  get(versionId: string): Promise<PriceListVersion | undefined>;
  /** Points readers at this version. False when it was abandoned before. */
  activate(version: PriceListVersion): Promise<boolean>;
  /** Makes sure that a version is never activated. False when it has been activated already. */
  abandon(versionId: string): Promise<boolean>;
  /** Deletes all but the newest versions and returns the ids of those that it deleted. */
  forgetOld(): Promise<readonly string[]>;
}

/**
 * The document with the highest activation is the active version, so inserting one document
 * switches all readers. Two versions that are activated at the same moment may get the same number;
 * then the higher id wins, for every reader.
 */
export function priceListVersions(db: Db): PriceListVersions {
  const all = db.collection<VersionDocument>('priceListVersions');
  const activated = { activation: { $gt: 0 } } as Filter<VersionDocument>;
  const newestFirst = () => all.find<ActiveDocument>(activated).sort({ activation: -1, _id: -1 });
  const newest = () => newestFirst().limit(1).next();

  return {
    async active() {
      const document = await newest();
      return document ? toVersion(document) : undefined;
    },
    async get(versionId) {
      const document = await all.findOne<ActiveDocument>({ ...activated, _id: { $eq: versionId } });
      return document ? toVersion(document) : undefined;
    },
    async activate({ id, ...rest }) {
      const activation = ((await newest())?.activation ?? 0) + 1;
      return insertsFirst(() => all.insertOne({ _id: id, activation, ...rest }));
    },
    async abandon(versionId) {
      const abandonedAt = new Date().toISOString();
      if (await insertsFirst(() => all.insertOne({ _id: versionId, abandonedAt }))) return true;
      const present = await all.findOne({ _id: { $eq: versionId } });
      return present !== null && 'abandonedAt' in present;
    },
    async forgetOld() {
      const old = await newestFirst().skip(KEPT).toArray();
      for (const { _id } of old) await all.deleteOne({ _id: { $eq: _id } });
      return old.map(({ _id }) => _id);
    },
  };
}

const toVersion = ({ _id, importedAt, productCount }: ActiveDocument): PriceListVersion => ({
  id: _id,
  importedAt,
  productCount,
});
