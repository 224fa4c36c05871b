import { expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { understandHome, understandRisk } from '../understanding/understand.ts';
import { homeReport } from './home-report.ts';
import { riskReport } from './risk-report.ts';

const costs = await sampleCosts();

type Areas = readonly (readonly [name: string, description: string])[];

/** The rows of the table of priorities: risk, area, the visitor's words for it in the table of that area. */
function risksOf(businessType: string, businessDescription: string, areas: Areas) {
  const request = {
    businessType,
    businessDescription,
    operationalAreas: areas.map(([name, description]) => ({ name, description })),
  };
  const { sections } = riskReport(request, understandRisk(request), costs);
  const rowsOf = (heading: string) => {
    const blocks = sections.find((section) => section.heading === heading)?.blocks ?? [];
    return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  };
  return rowsOf('Priorities across all areas').map(([, risk = '', area = '']) => ({
    risk,
    area,
    why: rowsOf(area).find(([threat]) => threat === risk)?.[3],
  }));
}

test.each([
  [
    'a nursery, in Afrikaans',
    'Plaas kwekery',
    'Ons kweek rose. Pype en krane word gesteel',
    [['Kweekhuise', '20 tonnels']],
    {
      risk: 'Metal theft',
      area: 'The farm as a whole',
      why: 'We took “pype en krane word gesteel” for it',
    },
  ],
  [
    'a spaza shop, in isiZulu',
    'Spaza',
    'Abafana beza ntambama bathatha izinto bangakhokhi',
    [['Isitoreji', 'ukudla, amafriji']],
    {
      risk: 'Shoplifting',
      area: 'The spaza shop as a whole',
      why: 'We took “abafana beza ntambama bathatha izinto bangakhokhi” for it',
    },
  ],
  [
    'a guest house whose parking is an area',
    'Guest house',
    'Guests found their car window broken and the bag gone',
    [
      ['Rooms', 'beds and TVs'],
      ['Parking', 'gravel, 10 cars'],
    ],
    {
      risk: 'Theft out of vehicles',
      area: 'Parking',
      why: 'You wrote “guests found their car window broken and the bag gone”',
    },
  ],
] as const)('what %s tells of the business comes first', (_, type, description, areas, first) => {
  expect(risksOf(type, description, areas)[0]).toEqual(first);
});

test('what an area tells as well is told there only', () => {
  const risks = risksOf('Factory', 'We make chairs. Copper cable was stolen', [
    ['Workshop', 'Copper cable was stolen last week'],
  ]);
  expect(new Set(risks.map(({ area }) => area))).toEqual(new Set(['Workshop']));
});

test('a business of which nothing is told has no part of its own', () => {
  const risks = risksOf('Bakery', 'We bake bread and rolls for shops', [
    ['Yard', 'vans and crates'],
  ]);
  expect(new Set(risks.map(({ area }) => area))).toEqual(new Set(['Yard']));
});

test.each([
  [
    'Simplex, we got robbed in April, they came through the kitchen',
    'Your home: “Simplex, we got robbed in April, they came through the kitchen”',
  ],
  ['Simplex', undefined],
])('what is told with the kind of home, "%s", is the first concern', (homeType, heading) => {
  const request = {
    homeType,
    areas: ['Garden'],
    securityConcerns: ['Parcels are stolen at the gate'],
  };
  const { sections } = homeReport(request, understandHome(request), costs);
  expect(sections.find(({ id }) => id === 'home')?.heading).toBe(heading);
  expect(sections.find(({ id }) => id === 'concern-1')?.heading).toMatch(/^Concern 1: “Parcels/);
});
