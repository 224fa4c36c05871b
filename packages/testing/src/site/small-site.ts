import path from 'node:path';
import { publish, releasesFolder } from '@app/federation/releases';
import { aShell, temporaryFolder, writeBuilt } from '@app/federation/testing/built-release';

const server = `
export const render = async ({ url }) =>
  ({ status: 200, html: 'Page ' + url, title: '', tags: [], secret: false, hasData: false });
`;

/**
 * A data folder in which a shell without remotes is released, so that no test waits for a build. Its
 * pages have the text `Page` and their path. Removed at the end of the test.
 */
export async function smallSite(): Promise<string> {
  const dataDir = await temporaryFolder();
  const built = await writeBuilt(path.join(dataDir, 'dist'), aShell(), { 'server.mjs': server });
  await publish(releasesFolder(dataDir), built);
  return dataDir;
}
