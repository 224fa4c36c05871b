import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { type BuiltRelease, type Flip, ReleaseRefused } from '@app/federation/releases';
import { refuseSpent } from '@app/federation/spent-budget';
import { unservedCalls } from '@app/federation/unserved-calls';
import { satisfies } from '@app/federation/version-range';
import {
  type PageFault,
  pageFaults,
  type RenderingOnce,
} from '@app/shell/server/rendering/page-faults';
import { faultOfCode } from './built-code.ts';
import { overweight } from './page-weight.ts';
import { readServedContracts } from './served-contracts.ts';

export interface ReleaseCheck extends RenderingOnce {
  /** Tells the person at the keyboard what could not be checked. */
  readonly note: (line: string) => void;
  /** Folder of the releases, beside which the pages of its parts were counted. Absent: nobody has. */
  readonly releases?: string;
}

/**
 * Checks before releases go live what only builds, running code and visitors can tell: that no promise was broken too
 * often, that no page is over its budget of bytes, that no code has a React of its own or calls the API without a
 * contract, that the API serves every call that they make, and that each of their pages can be rendered. Without a
 * running API, the calls are compared with the API of this working tree, and pages are rendered without their data.
 * @param names of the parts that are released.
 * @throws ReleaseRefused with a line for each of these that does not hold.
 */
export async function checkRelease(
  { next, now }: Flip,
  names: readonly string[],
  options: ReleaseCheck,
): Promise<void> {
  const refusals: string[] = [];
  const running = await readServedContracts(options.apiOrigin);
  if (!running.ok) {
    options.note(
      `The API was not asked: ${running.failure}. Calls were compared with the API of this working tree, and pages rendered without data.`,
    );
  }
  const contracts = running.ok ? running.value : endpoints.map(endpointContract);
  for (const built of next.filter(({ release }) => names.includes(release.name))) {
    const { release } = built;
    const { name, version } = release;
    if (options.releases) {
      await refuseSpent(options.releases, release, options.note).catch((fault: unknown) => {
        if (!(fault instanceof ReleaseRefused)) throw fault;
        refusals.push(fault.message);
      });
    }
    const heavy = await overweight(built);
    if (heavy) refusals.push(`${name} ${version} is too heavy: ${heavy}.`);
    const ofCode = await faultOfCode(built);
    if (ofCode) refusals.push(`${name} ${version} ${ofCode}.`);
    const ofShell = next.find((one) => one.release.name === 'shell')?.release.shared?.react;
    if (release.ownReact && ofShell && satisfies(ofShell, `^${release.ownReact}`)) {
      options.note(
        `${name} ${version} brings React ${release.ownReact}, and the shell has ${ofShell}: see docs/upgrades.md.`,
      );
    }
    const [unserved] = unservedCalls(release, contracts);
    if (!unserved) continue;
    refusals.push(
      `${name} ${version} calls ${unserved.call}, which this API cannot answer: ${unserved.why}.`,
    );
  }
  // Without a shell nothing is shown to visitors, so there is nothing to render.
  const isShown = next.some(({ release }) => release.name === 'shell');
  const fault = isShown ? await firstNewFault(next, now, names, options) : undefined;
  if (fault) {
    const what =
      fault.path === undefined ? 'cannot be loaded on the server' : `fails at ${fault.path}`;
    refusals.push(`${fault.part} ${fault.version} ${what}: ${fault.fault}`);
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals.join('\n'));
}

/** Nobody waits for a page while a release is checked, on a machine that may be busy with the next builds. */
const LOAD_MS = 60_000;

/**
 * A new shell is checked with the pages of all parts. A page of a part that stays, and that fails with
 * the live shell too, is no reason to refuse the new one.
 */
async function firstNewFault(
  next: readonly BuiltRelease[],
  now: Flip['now'],
  names: readonly string[],
  options: RenderingOnce,
): Promise<PageFault | undefined> {
  const all = next.map(({ release }) => release.name);
  const isChecked = (part: string) => names.includes(part) || names.includes('shell');
  const patient = { ...options, loadMs: LOAD_MS };
  let known: readonly PageFault[] | undefined;
  for await (const fault of pageFaults(next, all.filter(isChecked), patient)) {
    if (names.includes(fault.part)) return fault;
    known ??= await everyFault(await now(), patient);
    const isKnown = known.some(({ part, path }) => part === fault.part && path === fault.path);
    if (!isKnown) return fault;
  }
  return undefined;
}

async function everyFault(
  live: readonly BuiltRelease[],
  options: RenderingOnce,
): Promise<readonly PageFault[]> {
  const names = live.map(({ release }) => release.name);
  const faults: PageFault[] = [];
  for await (const fault of pageFaults(live, names, options)) faults.push(fault);
  return faults;
}
