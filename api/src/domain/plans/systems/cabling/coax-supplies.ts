import { analogueValues } from '@app/knowledge/planning/analogue';
import type { LaidCables } from '../../cabling/laid-cables.ts';
import type { Market } from '../../market/market.ts';
import type { Supply } from '../../plan-parts.ts';
import { packs, pieces, suppliesOf, wholeUp } from '../purchases.ts';
import { byTheMetre, inRolls, metresOf, withWaste } from './cable-supplies.ts';

const buy = suppliesOf('cabling');

/** Coax with power, power cable from local supplies, fibre beyond the reach of coax, and what joins them. */
export function coaxSupplies(market: Market, laid: LaidCables): readonly Supply[] {
  const { coaxRollMetres, powerCableRollMetres, connectorsPerRun, connectorMargin } =
    analogueValues;
  const runs = laid.runs.filter(({ type }) => type === 'coax' || type.endsWith('pairs'));
  const onCoax = runs.filter(({ type }) => type === 'coax').length;
  const cameras = runs.length;
  const fibres = new Set(
    laid.runs.flatMap(({ type, from }) => (type === 'video-fibre' ? from : [])),
  );
  const onEach = [...fibres].map((point) => runs.filter(({ to }) => to === point).length);
  const connectors = wholeUp(onCoax * connectorsPerRun * connectorMargin);
  const plugs = wholeUp(cameras * connectorMargin);
  const inFibre = metresOf(laid, 'video-fibre');
  const fibreMetres = wholeUp(withWaste(inFibre));
  const packed = (device: 'video-connectors' | 'power-plugs', needed: number) =>
    packs(market, { need: { device }, size: 'pack', usual: 1 }, [needed]);
  return [
    ...inRolls(
      market,
      { device: 'coax-cable', with: ['siamese'] },
      coaxRollMetres,
      metresOf(laid, 'coax'),
      'coax-cable',
      'coax-cable',
    ),
    ...inRolls(
      market,
      'power-cable',
      powerCableRollMetres,
      metresOf(laid, 'camera-power'),
      'camera-power-cable',
      'camera-power',
    ),
    ...buy(byTheMetre(market, fibreMetres), 'fibre', {
      id: 'video-fibre',
      measured: inFibre,
      metres: fibreMetres,
    }),
    ...buy(
      { kind: undefined, offer: undefined, quantity: fibres.size },
      { id: 'video-converter', cameras: Math.max(...onEach) },
      { id: 'video-converters', fibres: fibres.size },
    ),
    ...buy(pieces(market, 'video-balun', cameras - onCoax), 'video-baluns', {
      id: 'video-baluns',
      cameras: cameras - onCoax,
    }),
    ...buy(packed('video-connectors', connectors), 'video-connectors', {
      id: 'video-connectors',
      runs: onCoax,
      connectors,
    }),
    ...buy(packed('power-plugs', plugs), 'power-plugs', { id: 'power-plugs', cameras, plugs }),
  ];
}
