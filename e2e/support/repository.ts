import path from 'node:path';

/** Folder of the whole repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

export const samplePriceList = path.join(repository, 'data/price-list.sql');
