import path from 'node:path';
import { sharedModules } from '@app/federation/tooling/shared-modules';
import { type Asset, bytesWithoutHashes, releasedAsset } from './asset.ts';
import type { BuiltSite } from './built-site.ts';
import { openRemotePage } from './open-remote-page.ts';

export interface RemoteEntry extends Asset {
  /** Without the hashes of its chunks, which are as many bytes as they are, however the code is. */
  readonly codeBytes: number;
}

export interface FederatedPage {
  /** Name of the part that owns the page. */
  readonly remote: string;
  /** The container script of the remote that owns the page. */
  readonly remoteEntry: RemoteEntry;
  readonly assets: readonly Asset[];
  /**
   * Files and shared modules that the page needs but its document does not name. Late shared
   * modules are not counted in `assets`.
   */
  readonly late: readonly string[];
  /** Addresses of scripts that a browser asks for before the first paint. */
  readonly beforePaint: readonly string[];
}

/** What the federated site loads for a page: files that its document names or its code requests. */
export async function federatedPage(site: BuiltSite, served: string): Promise<FederatedPage> {
  const owner = site.remotes.find(({ release }) =>
    release.routes.some((route) => route.path === served),
  );
  const route = owner?.release.routes.find((candidate) => candidate.path === served);
  if (!owner || !route) throw new Error(`No remote serves ${served}`);
  const { release, folder } = owner;
  const asked = await openRemotePage(folder, release, route.module);
  const html = site.documentFor(served);
  const named = filesNamedIn(html);
  const ofPage = new Set([release.entry, ...route.js, ...route.css, ...asked.files]);
  // Documents have the style sheet of the fonts in them.
  const sheets = site.shell.release.css.filter((file) => !file.startsWith('fonts.'));
  const ofShell = [site.shell.release.entry, ...sheets];
  const assets = await Promise.all([
    ...ofShell.map((file) => releasedAsset(site.shell.folder, file)),
    ...[...ofPage].map((file) => releasedAsset(folder, file)),
  ]);
  return {
    remote: release.name,
    remoteEntry: {
      ...(await releasedAsset(folder, release.entry)),
      codeBytes: await bytesWithoutHashes(folder, release.entry),
    },
    assets,
    late: [
      ...assets.map(({ file }) => file).filter((file) => !named.has(file)),
      ...asked.shared.filter((name) => !sharedModules(true)[name]?.eager),
    ],
    beforePaint: scriptsBeforePaint(html),
  };
}

/** Scripts, preloads and style sheets that a browser finds in the HTML before any script runs. */
function filesNamedIn(html: string): Set<string> {
  const links = html.matchAll(
    /(?:<script|<link rel="(?:preload|stylesheet)")[^>]* (?:src|href)="([^"]+)"/g,
  );
  return new Set([...links].map(([, url = '']) => path.posix.basename(url)));
}

/** Those outside of the template, whose scripts wait for the first paint. */
function scriptsBeforePaint(html: string): string[] {
  const atOnce = html.replace(/<template id="start">.*?<\/template>/s, '');
  const found = atOnce.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.m?js)"/g);
  return [...found].map(([, url = '']) => url);
}
