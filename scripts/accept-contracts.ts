import { allContracts } from './contracts/all-contracts.ts';
import { contractChanges, describeChange } from './contracts/contract-changes.ts';
import { readSnapshots, writeSnapshots } from './contracts/snapshot-files.ts';

// Changes that only add are accepted; those that break need to be wanted: --breaking.
const current = allContracts();
const changes = contractChanges(await readSnapshots(), current);
const breaking = changes.filter((change) => change.breaking.length > 0);
if (changes.length === 0) {
  console.log('No contract has changed.');
} else if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  console.error(breaking.map(describeChange).join('\n\n'));
  process.exitCode = 1;
} else {
  await writeSnapshots(current);
  console.log(
    `Accepted: ${changes.map(({ name }) => name).join(', ')}. Commit packages/contracts/snapshots.`,
  );
}
