import { cableValues } from '@app/knowledge/planning/cable';
import type { PlacedSite } from '../layout/place-devices.ts';
import type { CableRun } from '../plan-parts.ts';
import { footingOn } from './ground.ts';
import type { CableType, LaidCables, LaidRun } from './laid-cables.ts';
import { layCoax } from './lay-coax.ts';
import { localPoints, localSwitches, wiredOf } from './local-switches.ts';
import { shortestTree } from './shortest-tree.ts';
import { isInside, runMetres, type Terminal, terminalAt, terminalsOf } from './terminals.ts';
import { wiringOf } from './wiring.ts';

const endOf = ({ device }: Terminal): string => device ?? 'equipment';

/** Measures the runs of all systems; local switches are placed where network cable is too short. */
export function layCables(placed: PlacedSite, runs: readonly CableRun[]): LaidCables {
  const network = layNetwork(placed, runs);
  const others = runs.flatMap((run) => layOne(placed, run));
  const coax = layCoax(placed, runs);
  const toSwitches = [...network.copper, ...network.fibre];
  return {
    runs: [...toSwitches, ...coax.pictures, ...coax.power, ...others],
    local: network.local,
    supplies: coax.supplies,
    wiredTo: wiringOf(placed, [...toSwitches, ...coax.pictures], runs),
  };
}

/** All but a run to a switch. */
function layOne(placed: PlacedSite, run: CableRun): readonly LaidRun[] {
  if ('undrawn' in run) {
    const type = run.cable === 'ht' ? 'ht' : 'indoor-network';
    return [{ type, from: { undrawn: run.undrawn }, to: run.to, metres: run.metres }];
  }
  if (run.cable === 'network' && 'to' in run) return [toRouter(placed, run.from)];
  if (run.cable === 'network' || run.cable === 'coax' || run.cable === 'pairs') return [];
  if (run.cable === 'ht') return [toFence(placed, run.from)];
  const root = terminalAt(placed, run.to);
  if ('from' in run) {
    const end = terminalAt(placed, run.from);
    return [
      { type: 'comms', from: run.from, to: endOf(root), metres: runMetres(placed, end, root) },
    ];
  }
  return joined(
    placed,
    root,
    run.through.flatMap((id) => terminalsIn(placed, id)),
    run.cable,
  );
}

const terminalsIn = ({ model, find }: PlacedSite, id: string): readonly Terminal[] => {
  const device = find(id);
  return device ? terminalsOf(model, device) : [];
};

const joined = (
  placed: PlacedSite,
  root: Terminal,
  others: readonly Terminal[],
  type: CableType,
): readonly LaidRun[] =>
  shortestTree(
    root,
    others,
    (from, to) => runMetres(placed, from, to),
    type === 'fibre' ? cableValues.fibreDetourShare : 0,
  ).map(({ from, to, metres }) => ({ type, from: endOf(from), to: endOf(to), metres }));

function toRouter(placed: PlacedSite, from: string): LaidRun {
  const [end, router] = [terminalAt(placed, from), terminalAt(placed, 'equipment')];
  return {
    type: isInside(end, router) ? 'indoor-network' : 'outdoor-network',
    from,
    to: 'equipment',
    metres: runMetres(placed, end, router),
  };
}

/** There and back: to the nearest point of the boundary, and up to the wires. */
function toFence(placed: PlacedSite, energizer: string): LaidRun {
  const { model } = placed;
  const { at, height } = terminalAt(placed, energizer);
  const ground = model.boundary ? footingOn(model.boundary, at).off : 0;
  const oneWay = ground + height + model.site.boundary.height;
  const metres = Math.ceil(2 * oneWay + cableValues.slackMetres - 1e-9);
  return { type: 'ht', from: energizer, to: 'fence', metres };
}

interface LaidNetwork extends Pick<LaidCables, 'local'> {
  readonly copper: readonly LaidRun[];
  readonly fibre: readonly LaidRun[];
}

/** Each device is wired to the nearest switch, and local switches by fibre to the nearest one. */
function layNetwork(placed: PlacedSite, runs: readonly CableRun[]): LaidNetwork {
  const wired = wiredOf(
    placed,
    runs.filter((run) => run.cable === 'network' && 'watts' in run),
  );
  // A recorder of cameras on coax has no ports for others.
  const onCoax = runs.some(({ cable }) => cable === 'coax' || cable === 'pairs');
  const central = terminalAt(placed, onCoax ? 'equipment' : 'recorder-1');
  const far = wired.filter(
    ({ terminal }) => runMetres(placed, central, terminal) > cableValues.longestCopperRunM,
  );
  const points = localPoints(placed, far, localSwitches);
  const links = wired.map((one) => {
    let nearest = { one, to: central, metres: runMetres(placed, one.terminal, central) };
    for (const { terminal: to } of points) {
      const metres = runMetres(placed, one.terminal, to);
      if (metres < nearest.metres) nearest = { one, to, metres };
    }
    return nearest;
  });
  const byPoint = Map.groupBy(links, ({ to }) => to);
  const local = points
    .map((point) => ({
      ...point,
      feeds: (byPoint.get(point.terminal) ?? []).map(({ one }) => one),
    }))
    .filter(({ feeds }) => feeds.length > 0);
  return {
    local,
    copper: links.map(({ one: { terminal }, to, metres }) => ({
      type: isInside(terminal, to) ? 'indoor-network' : 'outdoor-network',
      from: endOf(terminal),
      to: endOf(to),
      metres,
    })),
    fibre: joined(
      placed,
      central,
      local.map(({ terminal }) => terminal),
      'fibre',
    ),
  };
}
