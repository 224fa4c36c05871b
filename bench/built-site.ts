import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPart } from '@app/federation/tooling/build-part';
import { root } from '@app/federation/tooling/parts';
import { SiteConfig } from '@app/site/site-config';
import { builtParts } from '@app/testing/site/built-parts';
import * as v from 'valibot';
import { documentOf } from '../shell/server/pages/document.ts';
import { siteContext } from '../shell/server/pages/site-context.ts';

/** All parts of the working tree; those that have changed are built again. */
export interface BuiltSite {
  readonly shell: BuiltPart;
  readonly remotes: readonly BuiltPart[];
  readonly paths: readonly string[];
  /** The document that the page server sends for a path if the browser has to render it. */
  documentFor(path: string): string;
}

export async function buildSite(): Promise<BuiltSite> {
  const [shell, ...remotes] = (await builtParts()) as [BuiltPart, ...BuiltPart[]];
  const config = await readFile(path.join(root, 'site.config.json'), 'utf8');
  const facts = v.parse(SiteConfig, JSON.parse(config));
  const attribution = { text: '© Mappers', url: 'http://localhost/copyright' };
  const settings = {
    origin: 'http://localhost',
    map: { tileUrl: 'http://localhost/{z}/{x}/{y}.png', attribution },
    retentionMonths: 0,
  };
  const site = siteContext(facts, settings, new Date());
  const releases = remotes.map(({ release }) => release);
  const live = { id: 'bench', shell: shell.release, remotes: releases };
  return {
    shell,
    remotes,
    paths: releases.flatMap(({ routes }) => routes.map(({ path: served }) => served)),
    documentFor: (served) => documentOf(live, site, served, undefined),
  };
}
