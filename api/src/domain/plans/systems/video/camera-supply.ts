import { analogueValues } from '@app/knowledge/planning/analogue';
import type { Market, Offer } from '../../market/market.ts';
import type { Device, SystemDesign } from '../../plan-parts.ts';
import { cheapestSet, type Pieces } from '../cheapest-set.ts';
import { each, wholeUp } from '../purchases.ts';
import type { Chosen } from './camera-choice.ts';
import { wattsOf } from './camera-form.ts';

const { fusedOutputs, plannedSupplyOutputs, supplyEfficiency, supplyHandlingCents } =
  analogueValues;
const { converterWatts, supplyHours, supplyMargin, supplyVolts } = analogueValues;

/** Cameras that take 12 V from one place. */
export interface SupplyLoad {
  readonly cameras: number;
  /** The most that they draw together, with the converter. */
  readonly watts: number;
  /** Of their fibre, which takes an output too. */
  readonly converters: 0 | 1;
}

/** @param draws watts of each camera */
export const loadOf = (draws: readonly number[], converters: 0 | 1): SupplyLoad => ({
  cameras: draws.length,
  watts: draws.reduce((sum, watts) => sum + watts, converters * converterWatts),
  converters,
});

const outputsFor = ({ cameras, converters }: SupplyLoad): number => cameras + converters;

/** Those near enough to the recorder. @param fed ids of the cameras with a supply near them */
export function centralLoad(cameras: readonly Chosen[], fed: ReadonlySet<string>): SupplyLoad {
  const draws = cameras.flatMap(({ spots, offer }) =>
    spots.filter(({ id }) => !fed.has(id)).map(() => wattsOf(offer)),
  );
  return loadOf(draws, 0);
}

/** Amperes that supplies have to give: 1.2 × watts ÷ 12 V. */
export const supplyAmperes = ({ watts }: SupplyLoad): number =>
  (watts / supplyVolts) * supplyMargin;

/** Watts that supplies take from the mains. */
export const mainsWatts = ({ watts }: SupplyLoad): number => wholeUp(watts / supplyEfficiency);

/** Cameras that a supply has an output for; a plain one has one. */
export function outputsOf({ figures: { amperes = 0 }, features }: Offer): number {
  if (!features.has('fused')) return 1;
  return fusedOutputs.findLast((size) => size.amperes <= amperes)?.outputs ?? 1;
}

/**
 * The cheapest supplies to buy and mount with a fused output for each camera and converter, and 1.2 × their amperes; a
 * plain supply where there is one camera alone. Undefined when the price list has none.
 */
export function chooseSupplies(load: SupplyLoad, market: Market): readonly Pieces[] | undefined {
  if (load.cameras === 0) return [];
  const outputs = outputsFor(load);
  const ofEach = supplyAmperes(load) / outputs;
  return cheapestSet(
    market.fitting({
      device: 'power-supply',
      atLeast: { volts: supplyVolts, amperes: ofEach },
      atMost: { volts: supplyVolts },
      ...(outputs > 1 && { with: ['fused'] }),
    }),
    outputs,
    (offer) => Math.min(outputsOf(offer), Math.floor((offer.figures.amperes ?? 0) / ofEach)),
    supplyHandlingCents,
  );
}

type SupplyParts = Pick<Device, 'kind' | 'offer' | 'item' | 'reason'>;

/** Each supply of a place as a part; to be quoted with the rating that it needs where none is listed. */
export function supplyUnits(
  load: SupplyLoad,
  chosen: readonly Pieces[] | undefined,
): readonly SupplyParts[] {
  if (load.cameras === 0) return [];
  const kind = 'power-supply';
  const needed = supplyAmperes(load);
  const reason = { id: 'camera-supplies', ...load, amperes: needed } as const;
  if (chosen)
    return chosen.flatMap(({ offer, quantity }) =>
      each(quantity, () => ({
        kind,
        offer,
        item: {
          id: 'camera-supply',
          amperes: offer.figures.amperes ?? 0,
          outputs: outputsOf(offer),
        },
        reason,
      })),
    );
  const units = Math.ceil(outputsFor(load) / plannedSupplyOutputs);
  const item = {
    id: 'camera-supply',
    amperes: wholeUp(needed / units),
    outputs: Math.ceil(outputsFor(load) / units),
  } as const;
  return each(units, () => ({ kind, offer: undefined, item, reason }));
}

export const supplyLabour = (supplies: number): SystemDesign['labour'][number] => ({
  task: { id: 'camera-supplies', supplies },
  hours: supplies * supplyHours,
});

/** The supplies beside the recorder. */
export const centralSupplies = (
  load: SupplyLoad,
  chosen: readonly Pieces[] | undefined,
): readonly Device[] =>
  supplyUnits(load, chosen).map((unit, index) => ({
    ...unit,
    id: `camera-supply-${index + 1}`,
    system: 'video',
    symbol: 'power',
    label: { id: 'camera-supply', number: index + 1 },
    place: { at: 'equipment' },
  }));
