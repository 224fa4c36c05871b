import { type DeviceKind, deviceKindOf } from '../../catalogue/capabilities/device-kinds.ts';
import type { BomSystem, Device, Place, Supply, SystemDesign } from '../plan-parts.ts';

/** What a plan installs, to be asked for by what it is. */
export interface Installed {
  /** Drawn devices of a system, by symbol and place. */
  drawn(
    system: BomSystem,
    symbols: readonly Device['symbol'][],
    at?: readonly Place['at'][],
  ): readonly Device[];
  /** Pieces of some kinds, drawn or not. */
  pieces(...kinds: readonly DeviceKind[]): number;
  /** Pieces of a system. */
  has(system: BomSystem): boolean;
  /** Parts without a product of the price list. */
  readonly toQuote: number;
}

export function installedBy(designs: readonly SystemDesign[]): Installed {
  const devices = designs.flatMap((design) => design.devices);
  const supplies = designs.flatMap((design) => design.supplies);
  const all = [...devices.map((device) => ({ ...device, quantity: 1 })), ...supplies];
  return {
    drawn: (system, symbols, at) =>
      devices.filter(
        (device) =>
          device.system === system &&
          symbols.includes(device.symbol) &&
          (at === undefined || at.includes(device.place.at)),
      ),
    pieces: (...kinds) =>
      all
        .filter((part) => kinds.some((kind) => kind === kindOf(part)))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    has: (system) => all.some((part) => part.system === system),
    toQuote: all.filter(({ offer }) => offer === undefined).length,
  };
}

/** A part that is to be quoted is known by the words for it, as a product is by its name. */
const kindOf = ({ offer, item }: Pick<Supply, 'offer' | 'item'>): DeviceKind | undefined =>
  offer?.device ?? deviceKindOf(item.toLowerCase(), '');
