import { startScript } from '../shell/server/pages/start/mount-start-script.ts';
import { type Asset, bytesOf } from './asset.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { federatedPage, type RemoteEntry } from './federated-page.ts';
import { buildMonolith } from './monolith/build-monolith.ts';

export interface PageBytes {
  readonly path: string;
  /** Name of the part that owns the page. */
  readonly remote: string;
  readonly remoteEntry: RemoteEntry;
  /** JavaScript that this page adds to the shell and the remote entry; bytes are compressed. */
  readonly ownJs: number;
  /** JavaScript and style sheets without fonts and images; bytes are compressed. */
  readonly federated: Weight;
  /** The same page of a monolith with one chunk per page. */
  readonly monolith: Weight;
  /** Its scripts and those of the same page of the monolith, by names that no two files share. */
  readonly scripts: { readonly federated: readonly Asset[]; readonly monolith: readonly Asset[] };
  /** The same page of a monolith in one bundle. */
  readonly single: Weight;
  /** JavaScript of the federated page divided by the monolith's; 1 if federation adds nothing. */
  readonly ratio: number;
  /** Length of the longest chain of requests before the page works; the document is the first. */
  readonly depth: number;
  /** Files and shared modules that make the chain longer than two. */
  readonly late: readonly string[];
  /** Addresses of scripts that a browser asks for before the first paint. */
  readonly beforePaint: readonly string[];
}

interface Weight {
  readonly js: number;
  readonly css: number;
  readonly requests: number;
}

/** Every page begins with it. */
const starter: Asset = { file: startScript.url.slice(1), bytes: startScript.bytes };

/** Builds the parts that have changed and measures every page. */
export async function weighPages(): Promise<PageBytes[]> {
  const [site, monolith] = await Promise.all([buildSite(), buildMonolith()]);
  return Promise.all(
    site.paths.map(async (path) => {
      const of = monolith[path];
      if (!of) throw new Error(`The monolith has no page ${path}`);
      return weighPage(site, path, of);
    }),
  );
}

async function weighPage(
  site: BuiltSite,
  path: string,
  monolith: { readonly split: readonly Asset[]; readonly single: readonly Asset[] },
): Promise<PageBytes> {
  const { remote, remoteEntry, assets, late, beforePaint } = await federatedPage(site, path);
  const federated = weigh([...assets, starter]);
  const ofShell = (file: string) => file === site.shell.release.entry;
  const ownerOf = (file: string) => (ofShell(file) ? site.shell.release.name : remote);
  const split = weigh(monolith.split);
  return {
    path,
    remote,
    remoteEntry,
    ownJs: bytesOf(
      assets.filter(({ file }) => ![site.shell.release.entry, remoteEntry.file].includes(file)),
      '.js',
    ),
    federated,
    monolith: split,
    scripts: {
      federated: [
        starter,
        ...scriptsOf(assets).map((asset) => ({
          ...asset,
          file: `${ownerOf(asset.file)}/${asset.file}`,
        })),
      ],
      monolith: scriptsOf(monolith.split),
    },
    single: weigh(monolith.single),
    ratio: federated.js / split.js,
    depth: late.length > 0 ? 3 : 2,
    late,
    beforePaint,
  };
}

const scriptsOf = (assets: readonly Asset[]): Asset[] =>
  assets.filter(({ file }) => file.endsWith('.js'));

const weigh = (assets: readonly Asset[]): Weight => ({
  js: bytesOf(assets, '.js'),
  css: bytesOf(assets, '.css'),
  requests: assets.length,
});
