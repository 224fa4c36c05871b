import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Contract } from '@app/contracts/snapshots/contract';
import { root } from '@app/federation/tooling/parts';

const folder = path.join(root, 'packages', 'contracts', 'snapshots');

/** `POST /api/orders/:token` is kept in `post-api-orders-token.json`. */
const fileOf = ({ name }: Contract): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`;

/** The content of a contract's file. */
export const snapshotText = (contract: Contract): string =>
  `${JSON.stringify(contract, null, 2)}\n`;

/** The contracts as they were last accepted. */
export async function readSnapshots(): Promise<readonly Contract[]> {
  const files = await readdir(folder);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
  );
}

/** Makes these contracts the accepted ones. */
export async function writeSnapshots(contracts: readonly Contract[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const contract of contracts) {
    await writeFile(path.join(folder, fileOf(contract)), snapshotText(contract));
  }
}
