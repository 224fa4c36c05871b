import { cableValues } from '@app/knowledge/planning/cable';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { CableType, LaidCables } from '../../cabling/laid-cables.ts';
import type { Market } from '../../market/market.ts';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import {
  cheapest,
  type Purchase,
  packs,
  pieces,
  rolls,
  suppliesOf,
  wholeUp,
} from '../purchases.ts';

const buy = suppliesOf('cabling');
const values = cableValues;

/** Metres to buy: measured × 1.15, once for all runs of a type. Source: trade guides. */
export const withWaste = (metres: number): number => metres * values.wasteFactor;

/** Metres of the runs of these types, without waste. */
export const metresOf = ({ runs }: LaidCables, ...types: readonly CableType[]): number =>
  runs.reduce((sum, { type, metres }) => sum + (types.includes(type) ? metres : 0), 0);

/** Boxes, rolls and metres of cable, and what joins their ends. */
export const cableSupplies = ({ market }: DesignContext, laid: LaidCables): readonly Supply[] => [
  ...networkCable(market, laid),
  ...connectors(market, laid),
  ...inRolls(
    market,
    'alarm-cable',
    values.commsRollMetres,
    metresOf(laid, 'comms'),
    'comms-cable',
    'comms-cable',
  ),
  ...inRolls(
    market,
    { device: 'outdoor-network-cable', atLeast: { metres: values.leastDrumM } },
    values.boxM,
    metresOf(laid, 'data'),
    'energizer-data-cable',
    'data-cable',
  ),
  ...inRolls(market, 'ht-cable', values.htRollMetres, metresOf(laid, 'ht'), 'ht-cable', 'ht-cable'),
  ...fibre(market, laid),
];

/** Outdoor boxes for the runs in the open; what is left of them serves in the building too. */
function networkCable(market: Market, laid: LaidCables): readonly Supply[] {
  const inTheOpen = metresOf(laid, 'outdoor-network', 'outdoor-pairs');
  const measured = inTheOpen + metresOf(laid, 'indoor-network', 'indoor-pairs');
  const outdoor = boxesFor('outdoor-network-cable', withWaste(inTheOpen), market);
  const rest = Math.max(0, withWaste(measured) - outdoor.quantity * outdoor.box);
  const indoor = boxesFor('network-cable', rest, market);
  const reason = {
    id: 'network-cable',
    measured,
    outdoor: inTheOpen,
    metres: withWaste(measured),
    box: indoor.box,
  } as const;
  return [
    ...buy(indoor, { id: 'indoor-cable', box: values.boxM }, reason),
    ...buy(outdoor, { id: 'outdoor-cable', box: values.boxM }, reason),
  ];
}

/** A patch lead is network cable too, and no run is made of it. */
function boxesFor(
  device: 'network-cable' | 'outdoor-network-cable',
  metres: number,
  market: Market,
) {
  const atLeast = { metres: values.leastDrumM };
  const bought = rolls(market, { device, atLeast }, values.boxM, metres);
  return { ...bought, box: bought.offer?.figures.metres ?? values.boxM };
}

/** Two at each run and a tenth more, in packs. */
function connectors(market: Market, { runs }: LaidCables): readonly Supply[] {
  const { connectorsPerRun, connectorMargin } = values;
  const copper = runs.filter(({ type }) => type.endsWith('network')).length;
  const needed = Math.ceil(copper * connectorsPerRun * connectorMargin);
  return buy(
    packs(market, { need: { device: 'network-connectors' }, size: 'pack', usual: 1 }, [needed]),
    'network-connectors',
    { id: 'network-connectors', runs: copper, connectors: needed },
  );
}

/** Whole rolls of one product for all cable of a type. */
export function inRolls(
  market: Market,
  wanted: Need | DeviceKind,
  usual: number,
  measured: number,
  item: 'comms-cable' | 'energizer-data-cable' | 'ht-cable' | 'coax-cable' | 'camera-power-cable',
  reason: 'comms-cable' | 'data-cable' | 'ht-cable' | 'coax-cable' | 'camera-power',
): readonly Supply[] {
  const metres = wholeUp(withWaste(measured));
  const bought = rolls(market, wanted, usual, metres);
  const roll = bought.offer?.figures.metres ?? usual;
  return buy(bought, { id: item, roll: usual }, { id: reason, measured, metres, roll });
}

/** Fibre by the metre, or in drums. */
export function byTheMetre(market: Market, metres: number): Purchase {
  const cable = cheapest(market, 'fibre');
  return { ...cable, quantity: Math.ceil(metres / (cable.offer?.figures.metres ?? 1)) };
}

/** By the metre, or in drums; a module at each end of each stretch. */
function fibre(market: Market, laid: LaidCables): readonly Supply[] {
  const measured = metresOf(laid, 'fibre');
  const stretches = laid.runs.filter(({ type }) => type === 'fibre').length;
  const metres = wholeUp(withWaste(measured));
  const modules = stretches * values.modulesPerFibre;
  return [
    ...buy(byTheMetre(market, metres), 'fibre', { id: 'fibre', measured, metres }),
    ...buy(pieces(market, 'sfp-module', modules), 'sfp-module', {
      id: 'sfp-modules',
      stretches,
      modules,
    }),
  ];
}
