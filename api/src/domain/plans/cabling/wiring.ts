import type { PlacedSite } from '../layout/place-devices.ts';
import type { CableRun } from '../plan-parts.ts';
import { runMetres, terminalAt } from './terminals.ts';

/**
 * For each wired device, the device that feeds or reads it; none for what is wired to equipment that
 * the plan does not have.
 * @param toSwitches network cable and fibre, as they are laid
 */
export function wiringOf(
  placed: PlacedSite,
  toSwitches: readonly { readonly from: unknown; readonly to: string }[],
  runs: readonly CableRun[],
): ReadonlyMap<string, string> {
  const pairs = [
    ...toSwitches.flatMap(({ from, to }) =>
      typeof from === 'string' ? [[from, to] as const] : [],
    ),
    ...runs.flatMap((run) => pairsOf(placed, run)),
    ...fenceContacts(placed, runs),
  ];
  return new Map(pairs.filter(([from, to]) => from !== to && placed.find(to)));
}

function pairsOf(placed: PlacedSite, run: CableRun): readonly (readonly [string, string])[] {
  if (run.cable !== 'comms' && run.cable !== 'data') return [];
  const devices = 'through' in run ? run.through : [run.from];
  return devices.filter(placed.find).map((device) => [device, run.to]);
}

function fenceContacts(placed: PlacedSite, runs: readonly CableRun[]) {
  const lines = runs.flatMap((run) => ('contacts' in run ? [run] : []));
  return (lines[0]?.contacts ?? []).map((contact): readonly [string, string] => {
    const end = terminalAt(placed, contact);
    const ways = lines.map(({ from }) => ({
      from,
      metres: runMetres(placed, end, terminalAt(placed, from)),
    }));
    const nearest = ways.reduce((best, way) => (way.metres < best.metres ? way : best));
    return [contact, nearest.from];
  });
}
