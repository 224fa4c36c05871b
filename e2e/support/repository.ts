import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteConfig } from '@app/site/site-config';
import * as v from 'valibot';

/** Folder of the whole repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

export const samplePriceList = path.join(repository, 'data/price-list.sql');

/** The site configuration, so that tests need not name the company. */
export const siteConfig: SiteConfig = readConfig('site.config.json');
export const { company } = siteConfig;

/** Reads a configuration as the site does, from a path in the repository. */
export function readConfig(file: string): SiteConfig {
  return v.parse(SiteConfig, JSON.parse(readFileSync(path.join(repository, file), 'utf8')));
}
