import { describe, expect, test } from 'vitest';
import { marketWith } from '../../../../../testing/market-with.ts';
import { aSite } from '../../../../../testing/plan-builders.ts';
import { analogueMarket } from '../../../../../testing/plan-lists.ts';
import { makePlan } from '../../make-plan.ts';
import { designVideo } from '../video.ts';
import { recordedMegapixels, signalOf } from './signal.ts';

const ip = ['A 4MP IP turret camera 2.8mm PoE', 900] as const;
const nvr = ['A 8-channel NVR 8-port PoE 1 SATA bay', 2000] as const;
const hd = ['A 2MP 4-in-1 HD turret camera 2.8mm 20m IR', 400] as const;
const dvr = ['A 8-channel XVR 1 SATA bay', 1500] as const;

test.each([
  ['all of both', [ip, nvr, hd, dvr], 'network'],
  ['network ones only', [ip, nvr], 'network'],
  ['HD analogue ones only', [hd, dvr], 'coax'],
  ['network cameras without a recorder', [ip, hd, dvr], 'coax'],
  ['a network recorder without cameras', [nvr, hd, dvr], 'coax'],
  ['no recorder at all', [ip, hd], 'network'],
  ['HD analogue cameras without a recorder', [hd, nvr], 'network'],
  ['nothing', [], 'network'],
] as const)('a list with %s gives a plan of %s', (_, products, signal) => {
  expect(signalOf(marketWith(...products))).toBe(signal);
});

describe('what a recorder for coax records', () => {
  test.each([
    ['A 8-channel 5MP-lite XVR', 2],
    ['A 8-channel XVR', 2],
    ['A 8-channel 5MP XVR', 5],
  ])('"%s": %d MP', (name, most) => {
    expect(recordedMegapixels('coax', marketWith(hd, [name, 1500]))).toBe(most);
  });

  test('a 5 MP camera on a lite recorder counts as one of 2 MP, so the cheaper one is taken', () => {
    const sharp = ['A 5MP 4-in-1 HD turret camera 2.8mm 20m IR', 600] as const;
    const named = (recorder: string) =>
      designVideo({
        site: aSite(),
        market: marketWith(hd, sharp, [recorder, 1500]),
        scope: 'essential',
      }).devices[0]?.offer?.name;
    expect(named('A 8-channel 5MP-lite XVR')).toBe(hd[0]);
    expect(named('A 8-channel 5MP XVR')).toBe(sharp[0]);
  });
});

test('a plan of HD analogue cameras says so, with what they do not show', async () => {
  const site = aSite();
  const pricing = { vatRate: 0.15, priceListDate: undefined };
  const plan = makePlan({ site, market: await analogueMarket(), ...pricing });
  const [said] = plan.stillOpen?.filter((text) => /analogue/.test(text)) ?? [];
  expect(said).toMatch(/they show 161 to 268 px\/m, and it takes 500 px\/m to identify a stranger/);
  expect(plan.commissioning.join(' ')).not.toMatch(/face is clear/);
});

test('cameras that a recorder for coax keeps need no ONVIF', async () => {
  const site = aSite({ stays: { systems: new Set(), cameras: 4 } });
  const pricing = { vatRate: 0.15, priceListDate: undefined };
  const plan = makePlan({ site, market: await analogueMarket(), ...pricing });
  expect(plan.assumptions.join(' ')).not.toMatch(/ONVIF|PoE/);
});
