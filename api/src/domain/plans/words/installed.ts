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
  const supplies = designs.flatMap((design) => design.supplies);
  const all = [...devices.map((device) => ({ ...device, quantity: 1 })), ...supplies];
  const pieces = new Map<DeviceKind, number>();
  for (const alike of Map.groupBy(all, ({ offer, kind }) => offer ?? kind).values()) {
    const [part] = alike;
    const kind = part?.offer?.device ?? part?.kind;
    if (!kind) continue;
    const quantity = alike.reduce((sum, one) => sum + one.quantity, 0);
    pieces.set(kind, (pieces.get(kind) ?? 0) + quantity);
  }
  const ofKind = Map.groupBy([...devices, ...supplies], ({ kind, offer }) => offer?.device ?? kind);
  return {
    drawn: (system, symbols, at) =>
      devices.filter(
        (device) =>
          device.system === system &&
          symbols.includes(device.symbol) &&
          (at === undefined || at.includes(device.place.at)),
      ),
    parts: (...kinds) => kinds.flatMap((kind) => ofKind.get(kind) ?? []),
    pieces: (...kinds) => kinds.reduce((sum, kind) => sum + (pieces.get(kind) ?? 0), 0),
    has: (system) => all.some((part) => part.system === system),
    designs,
    toQuote: all.filter(({ offer }) => offer === undefined).length,
  };
}
