import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the whole repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

export const samplePriceList = path.join(repository, 'data/price-list.sql');

/** Facts that the site is configured with; no test names the company. */
export const { company } = JSON.parse(
  readFileSync(path.join(repository, 'site.config.json'), 'utf8'),
) as { company: { name: string } };
