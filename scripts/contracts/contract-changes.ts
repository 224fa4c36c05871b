import { breakingChanges } from '@app/contracts/snapshots/breaking-changes';
import type { Contract } from '@app/contracts/snapshots/contract';
import { snapshotText } from './snapshot-files.ts';

export interface ContractChange {
  readonly name: string;
  /** Why another release could not read it; empty when nothing breaks. */
  readonly breaking: readonly string[];
}

/** The differences between the accepted contracts and the current ones. */
export function contractChanges(
  accepted: readonly Contract[],
  current: readonly Contract[],
): readonly ContractChange[] {
  const before = new Map(accepted.map((contract) => [contract.name, contract]));
  const after = new Map(current.map((contract) => [contract.name, contract]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old && now && snapshotText(old) === snapshotText(now)) return [];
    return [{ name, breaking: old ? breakingChanges(old, now) : [] }];
  });
}

const ACCEPT = 'npm run contracts:accept';

/** The message to a developer about a change: what it is and what to do. */
export function describeChange({ name, breaking }: ContractChange): string {
  if (breaking.length === 0) {
    return `${name} has changed and only adds. Accept it with "${ACCEPT}" and commit the files.`;
  }
  return [
    `${name} has changed so that releases which are in use could not read it:`,
    ...breaking.map((reason) => `  - ${reason}`),
    'Put the new member or call beside the old one and keep the old one until no release needs it.',
    `When nothing needs it any more, accept the change with "${ACCEPT} -- --breaking".`,
  ].join('\n');
}
