import { describe, expect, test } from 'vitest';
import { aDesign, aDevice, anOffer, aSupply } from '../../../testing/plan-parts.ts';
import { billOf } from './bill.ts';
import { budgetsOf } from './budgets.ts';
import { countParts } from './counted-parts.ts';
import type { Scope, SystemDesign } from './plan-parts.ts';
import {
  riskAlwaysLeft,
  risksOfFewer,
  risksOfLess,
  risksWithout,
} from './words/lines/budget-risks.ts';

const cameras = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDevice({ id: `camera-${index}`, place: { at: 'boundary', index, of: count } }),
  );
const recorder = (name: string) =>
  aDevice({ id: 'recorder-1', symbol: 'recorder', offer: anOffer({ sku: name, name }) });
const siren = aDevice({ id: 'siren-1', system: 'alarm', symbol: 'siren' });

function budgets(
  designs: Partial<Record<Scope, readonly Partial<SystemDesign>[]>>,
  open: Partial<Record<Scope, string[]>> = {},
) {
  const of = (scope: Scope) => {
    const made = (designs[scope] ?? designs.recommended ?? []).map(aDesign);
    return { parts: countParts(made), bill: billOf(made), open: open[scope] ?? [] };
  };
  const variants = {
    essential: of('essential'),
    recommended: of('recommended'),
    complete: of('complete'),
  };
  const [essential, recommended, complete] = budgetsOf(variants, {
    vatRate: 0.15,
    priceListDate: undefined,
  });
  return { essential, recommended, complete };
}

describe('a budget', () => {
  test('says system by system what it has fewer and more of, and which product is another', () => {
    const { essential, complete } = budgets({
      essential: [
        {
          devices: [...cameras(4), recorder('4-channel NVR')],
          supplies: [aSupply({ quantity: 4 })],
        },
      ],
      recommended: [
        {
          devices: [...cameras(8), recorder('8-channel NVR'), siren],
          supplies: [aSupply({ quantity: 8 })],
        },
      ],
      complete: [
        {
          devices: [...cameras(9), recorder('8-channel NVR'), siren, { ...siren, id: 'siren-2' }],
          supplies: [aSupply({ quantity: 9 })],
        },
      ],
    });
    expect(essential?.differences).toEqual([
      'Video: 4 fewer boundary cameras; “4-channel NVR” instead of “8-channel NVR”; and the parts that go with them',
      'Alarm: left out',
      expect.stringMatching(/^It costs/),
    ]);
    expect(complete?.differences).toEqual([
      'Video: 1 more boundary camera; and the parts that go with them',
      'Alarm: 1 more siren',
    ]);
  });

  test('names the supplies of a system whose devices are the same', () => {
    const cable = anOffer({ sku: 'C', name: 'CAT6 cable 305m', device: 'network-cable' });
    const labour = anOffer({ sku: 'L', name: 'Technician hour', device: 'labour' });
    const supplies = (quantity: number) => [
      aSupply({ offer: cable, quantity }),
      aSupply({ system: 'labour', offer: labour, quantity }),
    ];
    const { essential } = budgets({
      essential: [{ devices: cameras(1), supplies: supplies(1) }],
      recommended: [{ devices: cameras(1), supplies: supplies(3) }],
    });
    expect(essential?.differences).toEqual([
      'Video: 2 fewer “CAT6 cable 305m”',
      'Labour: 2 fewer technician hours',
      expect.stringMatching(/^It costs/),
    ]);
  });

  test('that differs in nothing says so, and the recommended one names no differences', () => {
    const { essential, recommended, complete } = budgets({
      recommended: [{ devices: cameras(1) }],
    });
    expect(essential?.differences).toEqual([
      'Nothing: every part of the recommended plan is essential.',
    ]);
    expect(recommended?.differences).toEqual([]);
    expect(complete?.differences).toEqual(['Nothing: the recommended plan leaves nothing to add.']);
  });

  test('counts supplies of which another product is used in another number', () => {
    const drive = (terabytes: number) =>
      anOffer({ sku: `${terabytes}`, name: `Drive ${terabytes}TB`, device: 'hard-drive' });
    const { essential } = budgets({
      essential: [{ supplies: [aSupply({ offer: drive(2), quantity: 3 })] }],
      recommended: [{ supplies: [aSupply({ offer: drive(10), quantity: 1 })] }],
    });
    expect(essential?.differences[0]).toBe('Video: 3 “Drive 2TB” instead of 1 “Drive 10TB”');
  });

  test('that is essential says why where it costs more than 75% or less than 50% of the recommended one', () => {
    const camera = anOffer({ sku: 'C', name: 'Camera', price: 100_00 });
    const gate = anOffer({ sku: 'G', name: 'Motor', price: 100_00 });
    const essentialOf = (videos: number, motors: number) =>
      budgets({
        essential: [{ supplies: [aSupply({ offer: camera, quantity: 5 })] }],
        recommended: [
          {
            supplies: [
              aSupply({ offer: camera, quantity: videos }),
              ...(motors > 0 ? [aSupply({ system: 'gates', offer: gate, quantity: motors })] : []),
            ],
          },
        ],
      }).essential?.differences.at(-1);
    expect(essentialOf(6, 0)).toBe(
      'It costs 17% less than the recommended budget and not more, because it needs video too.',
    );
    expect(essentialOf(5, 3)).toBe('Gates: left out');
    expect(essentialOf(6, 9)).toBe(
      'It costs less than half of the recommended budget, which adds most for gates and video.',
    );
  });

  test('says first what it leaves open of the gravest threats', () => {
    const variant = {
      parts: countParts([]),
      bill: billOf([]),
      open: ['This plan has no panic button.'],
    };
    const variants = { essential: variant, recommended: variant, complete: variant };
    const [essential] = budgetsOf(variants, { vatRate: 0.15, priceListDate: undefined });
    expect(essential?.risk).toBe(`This plan has no panic button. ${riskAlwaysLeft}`);
  });

  test('names the risk of what the complete one has more of, and what no budget answers', () => {
    const { essential, recommended, complete } = budgets({
      essential: [{ devices: cameras(4) }],
      recommended: [{ devices: [...cameras(8), siren] }],
      complete: [{ devices: [...cameras(8), siren], supplies: [aSupply({ system: 'signs' })] }],
    });
    const always = complete?.risk;
    expect(always).toMatch(/^In every budget you still have to lock doors/);
    expect(recommended?.risk).toBe(`Fewer signs warn people off. ${always}`);
    expect(essential?.risk).toBe(
      `Cameras show parts of the boundary in less detail or not at all. Nothing calls for help when someone breaks in. Fewer signs warn people off. ${always}`,
    );
  });
});

test('the risk of a budget begins with what that budget leaves open', () => {
  const open = 'In a power cut nothing keeps the recorder running.';
  const { essential, recommended } = budgets(
    { recommended: [{ devices: cameras(1) }] },
    { essential: [open] },
  );
  expect(essential?.risk).toBe(`${open} ${recommended?.risk}`);
});

// A model may reword them, and sees figures as facts only.
test('the risks of a budget state no figure', () => {
  const risks = Object.values(risksOfFewer).flatMap((of) => Object.values(of));
  const ofSystems = [risksOfLess, risksWithout].flatMap((table) => Object.values(table));
  for (const risk of [...risks, ...ofSystems, riskAlwaysLeft]) expect(risk).not.toMatch(/[\d{}]/);
});
