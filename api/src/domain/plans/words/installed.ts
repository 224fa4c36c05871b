import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import type { BomSystem, Device, Place, Supply, SystemDesign } from '../plan-parts.ts';

/** What a plan installs, to be asked for by what it is. */
export interface Installed {
  /** Drawn devices of a system, by symbol and place. */
  drawn(
    system: BomSystem,
    symbols: readonly Device['symbol'][],
    at?: readonly Place['at'][],
  ): readonly Device[];
  /** Devices and supplies of some kinds, drawn or not. */
  parts(...kinds: readonly DeviceKind[]): readonly (Device | Supply)[];
  /** Pieces of some kinds, drawn or not. */
  pieces(...kinds: readonly DeviceKind[]): number;
  /** Pieces of a system. */
  has(system: BomSystem): boolean;
  /** What they are installed by. */
  readonly designs: readonly SystemDesign[];
  /** Parts without a product of the price list. */
  readonly toQuote: number;
}

/** Every text of a plan asks about the same designs: they are counted once. */
const counted = new WeakMap<readonly SystemDesign[], Installed>();

export function installedBy(designs: readonly SystemDesign[]): Installed {
  const known = counted.get(designs);
  if (known) return known;
  const installed = countIn(designs);
  counted.set(designs, installed);
  return installed;
}

function countIn(designs: readonly SystemDesign[]): Installed {
  const devices = designs.flatMap((design) => design.devices);
  const all = [...devices, ...designs.flatMap((design) => design.supplies)];
  const ofKind = Map.groupBy(all, ({ kind, offer }) => offer?.device ?? kind);
  const bySystem = Map.groupBy(devices, ({ system }) => system);
  const systems = new Set(all.map(({ system }) => system));
  return {
    drawn: (system, symbols, at) =>
      (bySystem.get(system) ?? []).filter(
        ({ place, symbol }) =>
          symbols.includes(symbol) && (at === undefined || at.includes(place.at)),
      ),
    parts: (...kinds) => kinds.flatMap((kind) => ofKind.get(kind) ?? []),
    pieces: (...kinds) =>
      kinds
        .flatMap((kind) => ofKind.get(kind) ?? [])
        .reduce((sum, part) => sum + ('quantity' in part ? part.quantity : 1), 0),
    has: (system) => systems.has(system),
    designs,
    toQuote: all.filter(({ offer }) => offer === undefined).length,
  };
}
