import { controls } from '@app/knowledge/controls/controls';
import { type PremisesId, premises } from '@app/knowledge/premises';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { beforeAll, describe, expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import { anUnderstanding, heardAs } from '../../../../testing/understandings.ts';
import type { Costs } from '../costs.ts';
import {
  understandChallenge,
  understandHome,
  understandRisk,
} from '../understanding/understand.ts';
import { challengeReport } from './challenge-report.ts';
import { homeReport } from './home-report.ts';
import { riskReport } from './risk-report.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

const withCash = (Object.keys(premises) as PremisesId[]).filter(
  (id) => !['home', 'farm', 'estate', 'student-housing'].includes(id),
);

describe('where cash is the target', () => {
  test.each(withCash)('a %s gets cameras at the door and the till', (kind) => {
    for (const incident of ['cash-up-robbery', 'armed-robbery'] as const) {
      for (const state of ['absent', 'present'] as const) {
        const about = anUnderstanding({
          premises: [heardAs(kind)],
          incidents: [heardAs(incident)],
          assets: [heardAs('cash')],
          places: [heardAs('till')],
          measures: [{ ...heardAs('cameras'), state }],
        });
        const text = sentencesOf(challengeReport(about, costs)).join('\n');
        expect(text).toMatch(/(Put|Aim) cameras at the door and (over )?the money/);
      }
    }
  });
});

const onIssue = (texts: Partial<Parameters<typeof understood>[0]>) =>
  sentencesOf(challengeReport(understood(texts), costs)).join('\n');

test('a robbery at a till is about its cash, in three words too', () => {
  expect(
    onIssue({ businessType: 'Hair salon', securityIssue: 'Robbed again', location: 'Till' }),
  ).toMatch(/cameras at the door and over the money/);
});

// Slow: the first text is read when all tellings are learnt.
test('who paid a fraudster phones the bank first', () => {
  const text = onIssue({
    businessType: 'Office',
    securityIssue: 'Our client paid a fake invoice, fraud',
  });
  expect(text).toMatch(/Start with step 1: phone the bank now/);
  expect(text).not.toMatch(/voids/);
});

test('no camera is put into a bedroom, and no sensor into a tank that is not there', () => {
  const business = {
    businessType: 'Backyard mechanic',
    businessDescription: 'I fix cars',
    operationalAreas: [{ name: 'My bedroom', description: 'Tools and cash under the bed' }],
  };
  expect(sentencesOf(riskReport(business, understandRisk(business), costs)).join('\n')).not.toMatch(
    /camera over the bedroom|Put cameras where/,
  );
  const farm = {
    homeType: 'Farm',
    areas: ['Shed'],
    securityConcerns: ['Farm attacks', 'No signal', 'Dogs were poisoned'],
  };
  expect(sentencesOf(homeReport(farm, understandHome(farm), costs)).join('\n')).not.toMatch(/tank/);
});

test('a pharmacy displays no medicines, and who is harassed has no demand to answer', () => {
  const robbed = onIssue({
    businessType: 'Pharmacy',
    securityIssue: 'A guy with a gun took the codeine from the dispensary',
  });
  expect(robbed).not.toMatch(/Display one of each/);
  expect(
    onIssue({ businessType: 'Tavern', securityIssue: 'Girls are threatened in the toilets' }),
  ).not.toMatch(/the demand/);
});

test('stolen pipes get advice on pipes, not on cable', () => {
  const text = onIssue({
    businessType: 'House',
    securityIssue: 'Copper pipes stolen from the wall',
  });
  expect(text).toMatch(/Put pipes and taps where thieves cannot reach them/);
  expect(text).not.toMatch(/Put the cable/);
});

test('the highest risk of a risk report is the first row of the table of its area', () => {
  const request = {
    businessType: 'Hardware shop',
    businessDescription: 'We sell hardware',
    operationalAreas: [
      { name: 'Tills', description: 'Shoplifting, someone walked out with a drill' },
      { name: 'Yard', description: 'Loitering at the fence, and cash is counted there' },
    ],
  };
  const { sections } = riskReport(request, understandRisk(request), costs);
  const rowOf = (id: string) => {
    const block = sections.find((section) => section.id === id)?.blocks[0];
    return block?.kind === 'table' ? block.rows[0] : undefined;
  };
  const [, risk, area] = rowOf('priorities') ?? [];
  const home = sections.find(({ heading, id }) => id.startsWith('area-') && heading === area);
  expect(rowOf(home?.id ?? '')?.[0]).toBe(risk);
});

const aFlat = (words: Partial<Parameters<typeof understandChallenge>[0]>) =>
  sentencesOf(
    challengeReport(
      understandChallenge({
        businessType: 'Flat on the 4th floor',
        securityIssue: 'People loiter and someone got in',
        timing: 'At night',
        location: 'Passage and parking',
        peopleInvolved: 'I live alone',
        preventionMethod: 'Advise me',
        ...words,
      }),
      costs,
    ),
  ).join('\n');

test.each([
  { location: 'The balcony' },
  { businessType: 'Woonstel op die vierde vloer', location: 'balkon' },
  { businessType: 'Ifulethi', location: 'isango' },
  { location: 'the street', securityIssue: 'trespassing and a break-in' },
])('a flat gets no advice on hedges, beams or an electric fence: %o', (words) => {
  expect(aFlat(words)).not.toMatch(/hedge|beams|electric fence/i);
});

test('a tenant is told to ask before anything is drilled', () => {
  const text = aFlat({
    securityIssue: 'They broke the front door of my flat',
    location: 'front door',
    peopleInvolved: 'I am a tenant',
  });
  expect(text).toContain('Ask the landlord in writing');
  expect(text).not.toContain('into brick');
});

test('copper from a roof plant is not answered with cable reels', () => {
  for (const businessType of ['Warehouse', 'Office block', 'Factory', 'Hospital']) {
    const about = understandChallenge({
      businessType,
      securityIssue: 'Copper was stolen from the roof plant',
      timing: 'Saturday night',
      location: 'Roof plant',
      peopleInvolved: 'Unknown',
      preventionMethod: 'Stop it',
    });
    const text = sentencesOf(challengeReport(about, costs)).join('\n');
    expect(text).not.toMatch(/reel|drum|substation/i);
    expect(text).toContain('Lock every way up to the roof plant');
  }
});

const onShop = (businessType: string, securityIssue: string, preventionMethod = 'Advise me') =>
  sentencesOf(
    challengeReport(
      understandChallenge({
        businessType,
        securityIssue,
        preventionMethod,
        timing: 'At night',
        location: 'Front door',
        peopleInvolved: 'Staff',
      }),
      costs,
    ),
  ).join('\n');

test.each([
  ['Gym', 'Members lend out their access cards to friends', 'Fingerprints at the door'],
  ['Kantoor', 'inbraak by die deur', 'vingerafdruk by die deur'],
  ['Clinic', 'Staff clock in for each other', 'Facial recognition'],
])('fingerprints or faces at a %s are special personal information', (kind, issue, wish) => {
  expect(onShop(kind, issue, wish)).toMatch(/special personal information \(POPIA, section 26\)/);
});

test('whoever records calls is told of RICA', () => {
  const text = onShop('Call centre', 'We record the calls and agents leak card details');
  expect(text).toMatch(/RICA, Act 70 of 2002, sections 4 and 5/);
});

test('a home is told of the household exemption where cameras are advised', () => {
  const request = {
    homeType: 'House',
    areas: ['Front door'],
    securityConcerns: ['They broke in', 'I want cameras', 'The dogs bark'],
  };
  const text = sentencesOf(homeReport(request, understandHome(request), costs)).join('\n');
  expect(text).toContain('POPIA (section 6(1)(a))');
});

test.each(['Voorhek', 'Isango'])('%j is not said to be a gate for vehicles', (area) => {
  const request = {
    homeType: 'Huis',
    areas: [area],
    securityConcerns: ['Iemand klim oor', 'Dit is donker', 'Niemand kyk nie'],
  };
  const text = sentencesOf(homeReport(request, understandHome(request), costs)).join('\n');
  expect(text).not.toContain('vehicle gate');
});

test.each(Object.keys(premises) as PremisesId[])('a tenant of a %s asks before drilling', (id) => {
  for (const incident of ['burglary', 'armed-robbery', 'cable-theft'] as const) {
    const about = anUnderstanding({
      premises: [heardAs(id)],
      incidents: [heardAs(incident)],
      places: [heardAs('front-door')],
      people: [heardAs('suspected-staff'), heardAs('children')],
      circumstances: [heardAs('rented')],
    });
    const text = sentencesOf(challengeReport(about, costs)).join('\n');
    expect(text).toContain('ask the landlord in writing before anything is drilled');
  }
});

test.each(['Spaza shop in a container', 'Container spaza', 'Spaza ku-container, in a container'])(
  '%s has no roof beams',
  (kind) => {
    const text = onShop(kind, 'They broke in through the roof and took cigarettes');
    expect(text).not.toMatch(/roof sheets|trusses|corrugated|under the roof/i);
    expect(text).toContain('doors and the hatch of the container');
  },
);

test.each(['School', 'Pharmacy', 'Block of flats', 'Shop'])(
  'a dealer at the fence of a %s endangers people, not medicines',
  (kind) => {
    const about = understandChallenge({
      businessType: kind,
      securityIssue: 'A man sells drugs at our fence and children buy from him',
      timing: 'After school',
      location: 'Fence',
      peopleInvolved: 'Children',
      preventionMethod: 'Advise me',
    });
    const text = sentencesOf(challengeReport(about, costs)).join('\n');
    expect(text).not.toMatch(/medicine|tablets|schedule 5/i);
    expect(text).toContain('SAPS');
  },
);

test.each([
  ['Plot of a church', 'Land invasion, people put up shacks on our land', /section 8\(1\)/],
  ['Avocado farm', 'Thieves stole avocados again', /theft of crops/i],
  ['Shopping centre', 'Someone jams remotes in the parking', /jam/i],
  ['Restaurant', 'The kitchen caught fire last night', /meeting place outside/],
  ['Salon', 'Staff were mugged on the pavement', /robbery in the street/i],
] as const)('at a %s, "%s" is answered as what it is', (businessType, securityIssue, answer) => {
  expect(onShop(businessType, securityIssue)).toMatch(answer);
});

test('levels of detail are those of the plans', () => {
  const said = [...JSON.stringify(controls).matchAll(/(\d+) px\/m[^(]{0,40}\(“(\w+)”?/g)];
  expect(said.length).toBeGreaterThan(10);
  for (const [, pixels, level = ''] of said) {
    expect(Object.entries(neededPixelsPerMetre)).toContainEqual([level, Number(pixels)]);
  }
});

test.each(['front-door', 'back-door', 'kitchen-door'] as const)(
  'a camera at the %s shows a face, as in a plan',
  (place) => {
    const about = anUnderstanding({
      premises: [heardAs('office')],
      incidents: [heardAs('burglary')],
      places: [heardAs(place)],
      measures: [{ ...heardAs('cameras'), state: 'absent' }],
    });
    const text = sentencesOf(challengeReport(about, costs)).join('\n');
    expect(text).toMatch(/500 px\/m/);
    expect(text).not.toMatch(/At the \w+ door aim for 125/);
  },
);

describe('a home', () => {
  const athome = (concern: string, area = 'lounge') => {
    const request = { homeType: 'House', areas: [area], securityConcerns: [concern] };
    return sentencesOf(homeReport(request, understandHome(request), costs)).join('\n');
  };

  test('has no staff and no residents who wander', () => {
    const text = athome('my mother has dementia and wanders at night');
    expect(text).toContain('Put an alert on every outside door');
    expect(text).not.toMatch(/residents|staff/i);
  });

  test('to which an ex has a key changes its locks', () => {
    expect(athome('my ex has a key and came in while I was at work')).toContain('Change locks');
  });

  test('does not light or watch the property next door', () => {
    expect(athome('guests next door bang on our door')).not.toMatch(
      /(Light|camera over|Cut back .* at) the property next door/,
    );
  });

  test.each([
    ['igumbi lokulala', 'bedroom'],
    ['igaraji', 'garage'],
    ['ekhishini', 'kitchen'],
  ])('has a place called "%s"', (area, id) => {
    const request = { homeType: 'indlu', areas: [area], securityConcerns: [] };
    const [heard] = understandHome(request).areas;
    expect(heard?.places.map((one) => one.id)).toContain(id);
  });

  test('loses diesel in Afrikaans', () => {
    expect(athome('hulle steel diesel wanneer ons kerk toe gaan')).toContain(
      'Lock the filler, the drain and any pump switch',
    );
  });
});

test('broken windows are of cars where one is named, and of the office where none is', () => {
  const cars = onIssue({
    businessType: 'Gastehuis',
    securityIssue: 'Ons gaste se motors se ruite word gebreek en laptops gevat',
  });
  expect(cars).toContain('nobody watches the parked cars');
  const office = onIssue({
    businessType: 'Kantoor',
    securityIssue: 'ruite gebreek en laptops gevat uit die kantoor',
  });
  expect(office).toContain('burglary');
  expect(office).not.toMatch(/vehicles|cars/);
});
