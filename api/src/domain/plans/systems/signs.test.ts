import { beforeAll, describe, expect, test } from 'vitest';
import { worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { aDesign, aDevice } from '../../../../testing/plan-parts.ts';
import type { Market } from '../market/market.ts';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { designSigns } from './signs.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const video = aDesign({ devices: [aDevice()] });

const signs = (site: Partial<Site>, others: SystemDesign[], list = market) =>
  worded(
    designSigns({ site: aSite(site), market: list, scope: 'recommended' }, others),
  ).supplies.map(({ offer, quantity, reason }) => [offer?.device, quantity, reason]);

const site: Partial<Site> = { outerDoors: 3, pedestrianGates: 1, monitored: true };

describe('signs', () => {
  test('of cameras are at each entrance and gate, with a POPIA notice at each gate', () => {
    expect(signs(site, [video])).toEqual([
      ['camera-sign', 5, 'Camera signs: 3 entrances + 2 gates, at least 1 = 5'],
      ['privacy-notice', 2, 'POPIA notice where people come in: 2 gates'],
      ['response-sign', 2, 'Armed response signs where people come in: 2 gates'],
    ]);
  });

  test('of a shop without gates are at its doors', () => {
    const shop = { ...site, outerDoors: 2, shutters: 1, vehicleGates: [], pedestrianGates: 0 };
    expect(signs(shop, [video]).map(([device, quantity]) => [device, quantity])).toEqual([
      ['camera-sign', 3],
      ['privacy-notice', 2],
      ['response-sign', 2],
    ]);
  });

  test('of cameras are left out without cameras, those of armed response without a control room', () => {
    expect(signs(site, []).map(([device]) => device)).toEqual(['response-sign']);
    expect(signs({ ...site, monitored: false }, [])).toEqual([]);
    const { labour } = designSigns(
      { site: aSite({ monitored: false }), market, scope: 'recommended' },
      [aDesign()],
    );
    expect(labour).toEqual([]);
  });

  test('without a price list are to be quoted', () => {
    expect(
      signs(site, [video], noProducts).map(([device, quantity]) => [device, quantity]),
    ).toEqual([
      [undefined, 5],
      [undefined, 2],
      [undefined, 2],
    ]);
  });
});
