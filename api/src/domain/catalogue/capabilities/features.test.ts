import { expect, test } from 'vitest';
import { type Feature, featuresOf } from './features.ts';

test.each<[string, readonly Feature[]]>([
  ['vantis 2mp ip turret camera poe', ['turret', 'poe']],
  ['vantis 2mp ip vandal dome camera', ['dome', 'vandal-proof']],
  ['wall bracket for dome camera', ['dome']],
  ['pole mount bracket', ['pole']],
  ['corner bracket', []],
  ['smart door sensor, nb-iot', ['own-network']],
  ['power failure monitor, gsm', ['mobile', 'own-network']],
  ['leak sensor, wifi', ['wireless', 'own-network']],
  ['temperature and humidity sensor, lorawan', []],
  ['4mp ip turret camera 120db wdr', ['turret', 'wdr']],
  ['traffic barrier 6m, industrial', ['industrial']],
  ['wall-top bracket 8 line', ['wall-top']],
  ['palisade bracket 8 line', ['palisade']],
  ['mesh fence bracket 8 line', ['mesh']],
  ['2mp hd-tvi turret camera', ['turret', 'analogue']],
  ['8-channel 5mp-lite 5-in-1 xvr', ['lite']],
  ['12v 10a power supply, fused outputs', ['fused']],
  ['rg59 + power cable 100m', ['siamese']],
  ['rg59 siamese cable', ['siamese']],
])('the features of "%s" are %j', (name, features) => {
  expect(new Set(featuresOf(name))).toEqual(new Set(features));
});
