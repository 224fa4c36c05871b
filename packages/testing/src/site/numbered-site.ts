import path from 'node:path';
import { publish, releasesFolder } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import type { ReleasedSite } from './released-site.ts';

/** The paths of its pages, by the remote that serves them. */
const remotes = { shop: '/consulting', about: '/about' } as const;

/** Each page says the numbers of the shell and of the remote that rendered it. */
const shellBundle = (number: number) => `
const ownerOf = (url, remotes) =>
  remotes.find(({ routes }) => routes.some(({ path }) => path === url.split('?')[0]));
export const render = async ({ url, remotes }, importServerBundle) => {
  const owner = ownerOf(url, remotes);
  const text = owner ? (await importServerBundle(owner)).text : 'no remote';
  const html = '<h1>shell ${number}, ' + text + '</h1>';
  return { status: 200, html, title: '', tags: [], secret: false, hasData: false };
};
export const describePages = async () => ({ pages: [], complete: true });
`;

/**
 * A site of a shell and two remotes that need no build. A release replaces all three in one step, and
 * everything in it has its number. Number 1 is live. Removed at the end of the test.
 */
export async function numberedSite(): Promise<ReleasedSite> {
  const dataDir = await temporaryFolder();
  const releases = releasesFolder(dataDir);
  const folder = (name: string, number: number) => path.join(dataDir, 'dist', name, `${number}`);

  const aNumberedShell = (number: number) =>
    writeBuilt(
      folder('shell', number),
      aShell({
        version: versionOf(number),
        entry: `main.${number}.js`,
        css: [`main.${number}.css`],
        byContent: true,
      }),
      {
        'server.mjs': shellBundle(number),
        [`main.${number}.js`]: `// shell ${number}`,
        [`main.${number}.css`]: `/* shell ${number} */`,
      },
    );

  const aNumberedRemote = (name: keyof typeof remotes, number: number) =>
    writeBuilt(
      folder(name, number),
      aRelease({
        name,
        version: versionOf(number),
        entry: `remoteEntry.${number}.js`,
        routes: [
          {
            path: remotes[name],
            module: './page',
            js: [`page.${number}.js`],
            css: [`page.${number}.css`],
            query: [],
          },
        ],
        byContent: true,
      }),
      {
        'server.mjs': `export default { text: '${name} ${number}' };`,
        [`remoteEntry.${number}.js`]: `// ${name} ${number}`,
        [`page.${number}.js`]: `// page of ${name} ${number}`,
        [`page.${number}.css`]: `/* page of ${name} ${number} */`,
      },
    );

  async function release(number: number) {
    await publish(releases, [
      await aNumberedShell(number),
      await aNumberedRemote('shop', number),
      await aNumberedRemote('about', number),
    ]);
  }

  await release(1);
  return {
    dataDir,
    pages: ['/', ...Object.values(remotes)],
    release,
    textOf(page, versions) {
      const shell = `shell ${numberIn(versions.shell)}`;
      const owner = Object.entries(remotes).find(([, served]) => served === page)?.[0];
      return owner ? `${shell}, ${owner} ${numberIn(versions[owner])}` : `${shell}, no remote`;
    },
  };
}

const numberIn = (version: string | undefined): number => Number(version?.split('-').at(-1));
