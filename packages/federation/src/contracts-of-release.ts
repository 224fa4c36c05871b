import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Contract } from '@app/contracts/snapshots/contract';
import { failed, type Result, success } from '@app/result';

/** File of a release with the contracts that its code was built with, one for each call it makes. */
export const CONTRACTS_FILE = 'contracts.json';

/**
 * The contracts in the folder of a release, whose description has only their hashes. The failure says
 * why they cannot be read.
 */
export async function readContracts(folder: string): Promise<Result<readonly Contract[], string>> {
  try {
    return success(JSON.parse(await readFile(path.join(folder, CONTRACTS_FILE), 'utf8')));
  } catch (fault) {
    return failed(
      `its ${CONTRACTS_FILE} cannot be read (${fault instanceof Error ? fault.message : fault})`,
    );
  }
}
