import { runs } from '@app/testing/runs';
import type { Report } from '@app/wording/report';
import { wordsOf } from '@app/wording/wording';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import type { Costs } from '../costs.ts';
import { understandHome, understandRisk } from '../understanding/understand.ts';
import { homeReport } from './home-report.ts';
import { riskReport } from './risk-report.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

type Area = readonly [name: string, description: string];

const onRisk = (businessType: string, ...areas: readonly Area[]) => {
  const request = {
    businessType,
    businessDescription: businessType,
    operationalAreas: areas.map(([name, description]) => ({ name, description })),
  };
  return riskReport(request, understandRisk(request), costs);
};
const onHome = (homeType: string, areas: readonly string[], ...securityConcerns: string[]) => {
  const request = { homeType, areas: [...areas], securityConcerns };
  return homeReport(request, understandHome(request), costs);
};
const textOf = (report: ReturnType<typeof onRisk>) => sentencesOf(report).join('\n');

/** The isiZulu and Afrikaans texts were not checked by a speaker. */
const unforeseen: readonly (readonly [business: string, one: Area, other: Area])[] = [
  ['Bakery', ['Ovens', 'Two bakers alone at night, back door open'], ['Roof plant', 'Chillers']],
  ['Bakkery', ['Oonde', 'Bakkers werk alleen in die nag'], ['Toonbank', 'Kliënte betaal kontant']],
  ['Building site', ['Phase 2', 'Cement and tools in the open'], ['Gate', 'Trucks come and go']],
  ['Bouperseel', ['Blok C', 'Niemand daar in die nag nie'], ['Hek', 'Trokke kom en gaan']],
  ['Art gallery', ['Show room', 'Paintings on the walls'], ['Kiln', 'Gas bottles and clay']],
  ['Old-age home', ['East wing', 'Residents walk out at night'], ['Garden', 'Benches']],
  ['Mosque', ['Shoe racks', 'Shoes are left here'], ['Zakat box', 'A box by the door']],
  ['Boat yard', ['Slipway', 'Outboard motors on boats'], ['Phaphu', 'Izikebhe zihlala lapha']],
  ['Scrapyard', ['Weighbridge', 'Sellers get cash'], ['Heap', 'Copper and brass']],
  ['Call centre', ['Agents floor', 'Client data'], ['Smoking deck', 'Alone at 22:30']],
  ['Ibhikawozi', ['Ikhawunta', 'Amakhasimende akhokha imali'], ['Uhhavini', 'Ebusuku']],
];

describe('a kind of business that no table foresaw', () => {
  test.each(unforeseen)(
    '%s has a section under each typed name, and what it was taken for',
    (business, one, other) => {
      const areas = [one, other];
      const report = onRisk(business, ...areas);
      const headings = report.sections.filter(({ id }) => id.startsWith('area-'));
      expect(headings.map(({ heading }) => heading)).toEqual(areas.map(([name]) => name));
      expect(textOf(report)).not.toMatch(/say too little|no advice/);
    },
  );

  test('takes an area for a place by its name alone', () => {
    const text = textOf(
      onRisk('Bakery', ['Ovens', 'Two bakers work alone, the back door is open']),
    );
    expect(text).not.toContain('took “Ovens” as');
    expect(text).toMatch(
      /place like “Ovens”, so we judged it by what you say is there: .*back door/,
    );
  });

  test('of which nothing was told is judged by what is usual, not by what stands elsewhere', () => {
    const text = textOf(
      onRisk(
        'Bakery',
        ['Counter', 'Customers queue and pay cash'],
        ['Flour loft', 'Bags of flour'],
      ),
    );
    expect(text.split('Flour loft | ')[1]).not.toMatch(/cash is there/i);
  });

  test.each(['Art gallery', 'Pottery studio', 'Furniture shop', 'Kitchen showroom'])(
    'a show room of a %s is not that of a car dealer',
    (business) => {
      const text = textOf(onRisk(business, ['Show room', 'Things on shelves, customers come in']));
      expect(text).not.toMatch(/vehicle|car keys|the cars|diesel/i);
    },
  );

  test('a dealership still has the keys of its show room looked at', () => {
    const text = textOf(onRisk('Car dealer', ['Show room', 'Demo models are parked here']));
    expect(text).toMatch(/Vehicle theft/);
  });

  test('a room has no beams and no electric fence', () => {
    for (const name of ['Show room', 'East wing', 'Kiln', 'Storeroom', 'Agents floor']) {
      expect(textOf(onRisk('Art gallery', [name, 'Paintings on the walls']))).not.toMatch(
        /beams along|electric fence on|extend an electric fence/,
      );
    }
  });

  test('a gate is not given a monitored alarm and stronger windows', () => {
    expect(textOf(onRisk('Factory', ['Gate', 'Trucks come and go']))).not.toMatch(
      /weakest door or window|alarm contacts on the doors/,
    );
  });
});

test('goods that go missing are not answered as if someone had broken in', () => {
  const text = textOf(onRisk('Old-age home', ['Kitchen', 'Groceries go missing']));
  expect(text).not.toMatch(/opening they used|theft of equipment/i);
});

const names = fc
  .stringMatching(/^[A-Za-zÀ-ÖØ-öø-ž][A-Za-zÀ-ÖØ-öø-ž0-9 ]{0,30}[a-z]$/)
  .filter((name) => !/ {2}|\bi?https?\b/.test(name));

test('whatever an area is called and whatever is said of it, it has its section', () => {
  fc.assert(
    fc.property(
      names,
      fc.uniqueArray(fc.tuple(names, names), {
        minLength: 1,
        maxLength: 6,
        selector: ([one]) => one,
      }),
      (business, areas) => {
        const report = onRisk(business, ...areas);
        const sections = report.sections.filter(({ id }) => id.startsWith('area-'));
        expect(sections.map(({ heading }) => heading)).toEqual(
          areas.map(([name]) => name.trim().replace(/\s+/g, ' ')),
        );
        for (const { blocks } of sections) {
          const [threats] = blocks;
          expect(threats?.kind === 'table' && threats.rows.length).toBeGreaterThanOrEqual(2);
        }
      },
    ),
    { numRuns: runs(100) },
  );
});

test('a home is told what its areas were taken for, and which are not known', () => {
  const text = textOf(onHome('House', ['Deck', 'Phaphu', 'Garage'], 'Break-ins', 'Dark', 'Noise'));
  expect(text).toContain('We took “Deck” as the garden.');
  expect(text).toContain('We do not know a place like “Phaphu”.');
  expect(text).not.toContain('“Garage” as');
});

describe('a home of which little is told', () => {
  test.each([
    ['Flat', 'Phaphu', ['not sure', 'none', 'nothing']],
    ['Ifulethi', 'Igumbi', ['angazi', 'lutho', 'cha']],
    ['Huis', 'Stoep', ['weet nie', 'niks', 'nee']],
    ['Houseboat', 'Deck', ['The view is nice', 'We like fish', 'Rain']],
  ] as const)('%s has a step for each area', (homeType, name, concerns) => {
    const report = onHome(homeType, [name], ...concerns);
    const text = textOf(report);
    expect(text).not.toMatch(/say too little|no advice/);
    expect(text).toContain('usual at such places');
    const area = report.sections.find(({ id }) => id === 'area-1');
    expect(area?.heading).toBe(`Area: “${name}”`);
    expect(area?.blocks.map((block) => block.kind)).toContain('list');
    const steps = report.sections.find(({ id }) => id === 'who-when-cost')?.blocks[0];
    expect(steps?.kind === 'table' && steps.rows.length).toBeGreaterThanOrEqual(2);
    expect(
      report.sections
        .flatMap(({ blocks }) => blocks)
        .every((b) => b.kind !== 'paragraph' || wordsOf(b.text) !== ''),
    ).toBe(true);
  });
});

describe('where it is only likely that people are in danger', () => {
  /** Not sure enough to be said. */
  const told = 'Iemand praat by die hek met die kinders';

  test.each([
    ['a risk', () => onRisk('Crèche in Bluff', ['Hek', told])],
    ['a home', () => onHome('Huis', ['Hek'], told)],
  ])('%s report begins with that, and whom to phone', (_, make) => {
    const answer = sentencesOf({ ...make(), sections: sectionsOf(make(), 'short-answer') });
    expect(answer.join(' ')).toMatch(
      /^If anybody is in danger, phone SAPS 10111 first\. We are not sure that we understood what happened\. It may be [^.]*children in danger[^.]*\. /,
    );
    expect(sentencesOf(make()).join(' ')).not.toContain('nothing about security');
  });
});

const sectionsOf = ({ sections }: Report, id: string) =>
  sections.filter((section) => section.id === id);

test('a child who walked out of a gate gets advice on that gate, and is no resident', () => {
  const text = textOf(
    onRisk(
      'Crèche',
      ['Front gate', 'A toddler walked out when a parent left it open'],
      ['Kitchen', 'Two cooks'],
    ),
  );
  expect(text).toMatch(/Make the gate close and latch by itself, out of a child’s reach/);
  expect(text).toMatch(/an adult at the gate, and count the children/);
  expect(text).not.toMatch(/resident|at night/);
});

test('a step of another area is repeated only where it fits: no contact on the front door for a balcony', () => {
  const { sections } = onHome(
    'Flat on the 4th floor',
    ['Front door', 'Balcony'],
    'Somebody tried my front door at night',
    'I am afraid of a break-in at the balcony',
    'Nothing else',
  );
  const balcony = sections.find(({ heading }) => heading.includes('Balcony'));
  expect(JSON.stringify(balcony)).toMatch(/balcony door/i);
  expect(JSON.stringify(balcony)).not.toMatch(/on the front door/i);
});
