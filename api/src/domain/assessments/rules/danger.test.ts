import { isDanger } from '@app/knowledge/threats';
import type { Report } from '@app/wording/report';
import { wordsOf } from '@app/wording/wording';
import { beforeAll, describe, expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import { anUnderstanding, heardAs } from '../../../../testing/understandings.ts';
import type { Costs } from '../costs.ts';
import { readDanger } from '../understanding/read-danger.ts';
import { understandHome, understandRisk } from '../understanding/understand.ts';
import { caseOf } from './case-of.ts';
import { challengeReport } from './challenge-report.ts';
import { dangerFirst } from './danger-first.ts';
import { homeReport } from './home-report.ts';
import { riskReport } from './risk-report.ts';
import { firstIn } from './sections/short-answer.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

const textOf = (report: Report, id?: string) =>
  sentencesOf({
    ...report,
    sections: report.sections.filter((section) => id === undefined || section.id === id),
  }).join('\n');

const onIssue = (businessType: string, securityIssue: string, preventionMethod = '') =>
  challengeReport(understood({ businessType, securityIssue, preventionMethod }), costs);

/** The isiZulu and Afrikaans texts were not checked by a speaker. */
const dangers: readonly (readonly [place: string, issue: string, names: RegExp])[] = [
  [
    'Taxi association',
    'hitmen are coming for our chairman, 2 already dead',
    /threats to kill at your taxi association[\s\S]*Crime Stop/,
  ],
  [
    'Shop with an ATM',
    'ATM bombed with AK47s, we want an electrified door handle',
    /bombing at your shop[\s\S]*there can be a second charge/,
  ],
  [
    'Nail salon',
    'my ex says he will burn it and kill me, he ignores the protection order',
    /domestic violence at your nail salon[\s\S]*section 8\(4\)[\s\S]*0800 428 428/,
  ],
  [
    'Hair salon',
    'I have a protection order against a man who was here again',
    /danger in spite of a protection order[\s\S]*section 8\(4\)/,
  ],
  ['Clinic', 'A patient threatened the nurse with a knife', /threats with a weapon at your clinic/],
  ['Skool', 'n man het die onderwyser met n mes gedreig', /threats with a weapon/],
  ['House', 'theyre in the house now im hiding in cupboard', /do not ring me/],
  // No table foresaw these.
  [
    'Church',
    'Someone left bullets in an envelope for our pastor and follows him everywhere',
    /threats to kill at your church[\s\S]*Protection from Harassment Act 17 of 2011, section 2/,
  ],
  [
    'Spaza shop',
    'bathi angikhokhe imali yokuvikela noma bazongibulala',
    /extortion with violence at your spaza shop/,
  ],
  ['Hostel', 'umyeni wami uyangishaya futhi uzongibulala', /domestic violence[\s\S]*0800 428 428/],
  [
    'Plaas',
    'hulle het my buurman vermoor en dreig om my ook dood te maak',
    /threats to kill[\s\S]*who is threatened next/,
  ],
  [
    'Crèche',
    'n vreemde man het probeer om n kind te gryp by die hek',
    /children in danger at your crèche[\s\S]*Phone 116/,
  ],
  [
    'Building site',
    'forum guys came with guns, pay or our foreman dies',
    /extortion with violence[\s\S]*Do not meet/,
  ],
  ['School', 'a man sells drugs to learners at the fence', /children in danger at your school/],
  ['Clinic', 'our nurse was raped on her way home', /step 1: get medical care within hours/],
  ['Winkel', 'die wag is geskiet en hulle wil weer kom', /shooting or stabbing/],
  ['Tavern', 'sicela usizo bayasidubula', /shooting or stabbing/],
  [
    'Taxi association',
    'armed men in a white polo are following our drivers',
    /This is about stalking at your taxi association[\s\S]*drive to a police station/,
  ],
  [
    'Hair salon',
    'a man follows me home, I have a protection order for harassment and he ignores it',
    /Protection from Harassment Act 17 of 2011, section 11\(4\)/,
  ],
];

describe('danger to life in a challenge', () => {
  // Slow: the first text is read when all tellings are learnt.
  test.each(dangers)('at a %s, told as "%s", comes before property', (place, issue, names) => {
    const report = onIssue(place, issue);
    expect(textOf(report)).toMatch(names);
    expect(textOf(report, 'short-answer')).toContain('people come before property');
    expect(textOf(report, 'who-when-cost').split('\n')[0]).toMatch(/Today \| No cost$/);
    expect(textOf(report)).not.toMatch(/chairs|diesel|Where do the dogs sleep|At risk: Medicines/);
  });

  test.each([
    'The deadline is killing us, and we need cameras',
    'We are killing the grass, and tools were stolen',
    'We shoot photos of weddings. Lenses were stolen from the studio',
    'Can we shoot photos of the parking lot for the insurer?',
    'He hijacked the meeting. Laptops were stolen from the office',
    'My son bombed the exam, and my laptop was stolen',
    'Stalks of maize were cut and stock loss is growing',
    'The battery is dead and the alarm is off',
    'My husband saw a strange car at the gate',
    'We sell bath bombs, and customers steal them',
    'Nobody was killed and there were no threats to kill',
    'Rat traps are set in the storeroom',
    'My boss will kill me if the stock goes missing again',
    'Die hek is stukkend en die krag is af by die deur',
    'Ugesi awukho esangweni',
    'The online order was broken when it was delivered',
    'Drive-by traffic sees the stock',
    'The meeting is being held at the office and the tracker on the truck is off',
  ])('is not heard in "%s"', (securityIssue) => {
    const { incidents, circumstances } = understood({ securityIssue });
    expect(incidents.map(({ id }) => id).filter(isDanger)).toEqual([]);
    expect(
      circumstances.map(({ id }) => id).filter((id) => /^wants-|^must-stay|^order-/.test(id)),
    ).toEqual([]);
    expect(readDanger([securityIssue]).mark).toBe('');
  });
});

test('the machine is named only where one was blown up', () => {
  expect(textOf(onIssue('Supermarket', 'The ATM was bombed'))).toMatch(/move the machine/);
  const safe = textOf(onIssue('Cash and carry', 'They bombed the safe in the cash office'));
  expect(safe).toMatch(/Keep everyone away from the safe at night/);
  const house = textOf(onIssue('Tavern', 'A petrol bomb was thrown at the tavern'));
  expect(house).toMatch(/bombing at your tavern/);
  expect(`${safe} ${house}`).not.toMatch(/machine/);
});

test.each([
  'bashaya umkhulu, uyopha kakhulu',
  'The guard is bleeding badly',
  'Hy is bewusteloos en bloei baie',
  'He is unconscious and not breathing',
  'Someone fell from our wall, he is not moving',
])('whoever is wounded as in "%s" is in danger, whatever was done', (details) => {
  expect(readDanger([details])).toMatchObject({
    mark: expect.stringContaining('DANGER TO LIFE'),
    facts: [{ label: 'Danger to life', value: expect.stringContaining('someone in danger') }],
  });
});

test('a child who is followed is in danger, and is not left to walk alone', () => {
  const request = {
    homeType: 'House',
    areas: ['Gate'],
    securityConcerns: [
      'Dark street',
      'Load-shedding',
      'My daughter walks home from school and a man follows her',
    ],
  };
  const report = homeReport(request, understandHome(request), costs);
  expect(textOf(report, 'concern-3')).toMatch(/Let no child wait, walk or leave alone/);
});

test('armed men who follow somebody have not robbed yet', () => {
  const { incidents } = understood({ securityIssue: 'armed men are following our drivers' });
  expect(incidents[0]?.id).toBe('stalking');
});

test('a protection order alone is not called domestic violence', () => {
  const report = onIssue(
    'Hair salon',
    'I have a protection order against a man who was here again',
  );
  expect(textOf(report)).not.toMatch(/about domestic violence|Problem: Domestic/i);
});

test('robbers who threaten with a gun are robbers', () => {
  const report = onIssue('Shop', 'They threatened us with a gun and took the cash from the till');
  expect(textOf(report, 'understood')).toContain('Problem: Armed robbery');
});

describe('danger to life among other things', () => {
  test('is row 1 of the priorities of a risk request and its highest risk', () => {
    const request = {
      businessType: 'Supermarket',
      businessDescription: 'Groceries and an ATM',
      operationalAreas: [
        {
          name: 'Cash office',
          description: 'We were robbed at cash-up three times and have no alarm and no drop safe',
        },
        {
          name: 'Staff entrance',
          description: 'A cashier’s ex waits there and says he will kill her',
        },
      ],
    };
    const report = riskReport(request, understandRisk(request), costs);
    expect(textOf(report, 'short-answer')).toContain('in the area “Staff entrance”');
    expect(textOf(report, 'priorities').split('\n')[0]).toMatch(
      /^1 \| (Domestic violence|Threats to kill) \| Staff entrance/,
    );
  });

  test('that is told of the business, not of an area, is the highest risk as well', () => {
    const request = {
      businessType: 'Taxi association',
      businessDescription: 'Hitmen are coming for our chairman, 2 already dead',
      operationalAreas: [
        { name: 'Office', description: 'Fares are counted here every day, cash in a drawer' },
        { name: 'Yard', description: 'Diesel is stolen from the tank at night' },
      ],
    };
    const report = riskReport(request, understandRisk(request), costs);
    expect(textOf(report, 'short-answer')).toMatch(/highest risk .* threats to kill/);
    expect(textOf(report, 'who-when-cost').split('\n')[0]).toMatch(/^Report it to the SAPS/);
  });

  test('is what a home begins with, though it was written last', () => {
    const request = {
      homeType: 'House',
      areas: ['Garage'],
      securityConcerns: [
        'The gate motor was stolen twice',
        'The alarm stops in load-shedding',
        'My ex-husband says he will kill me',
      ],
    };
    const report = homeReport(request, understandHome(request), costs);
    expect(textOf(report, 'short-answer')).toContain('report it to the SAPS');
    expect(textOf(report, 'who-when-cost').split('\n')[0]).toContain('Concern 3');
  });
});

const LIVE = /live metal[\s\S]*Electrical Machinery Regulations, 2011, regulation 12/;
const TRAP = /We refuse: traps[\s\S]*murder or culpable homicide/;
const SHOOT = /We refuse: shooting[\s\S]*Firearms Control Act 60 of 2000, section 120/;
const GUARDS = /registration[\s\S]*Private Security Industry Regulation Act 56 of 2001, section 20/;
const SOUND = /secret recording[\s\S]*RICA, Act 70 of 2002, section 2/;

const unlawful: readonly (readonly [wish: string, refusal: RegExp])[] = [
  ['We want an electrified door handle', LIVE],
  ['ELECTRIFY THE FRONT GATE HANDLE PLEASE', LIVE],
  ['Connect 220V to the burglar bars', LIVE],
  ['put mains on the fence so it fries them', LIVE],
  ['just plug the fence straight into the wall', LIVE],
  ['Live wires on the window, we sell biltong', LIVE],
  ['Sit krag op die deurknop', LIVE],
  ['faka ugesi esibambeni somnyango', LIVE],
  ['a booby-trap behind the door', TRAP],
  ['Set a trap with a tripwire and a shotgun', TRAP],
  ['we leave out poisoned bread for thieves', TRAP],
  ['stel n wip in die gang', TRAP],
  ['sifuna izicupho egcekeni', TRAP],
  ['May we shoot them when they climb in?', SHOOT],
  ['guards who shoot thieves on sight', SHOOT],
  ['mag ons inbrekers skiet', SHOOT],
  ['singabadubula uma bengena', SHOOT],
  ['Cheap guards without PSiRA', GUARDS],
  ['unregistered guards from the township, cash in hand', GUARDS],
  ['wagte sonder psira', GUARDS],
  ['onogada abangabhalisiwe', GUARDS],
  // In the middle of something else, and in words that name no fence.
  ['More lights, and electricity on the burglar door handle, and a dog', LIVE],
  ['Can you run 220V through the palisade at the back', LIVE],
  ['Kan julle krag op die traliehek sit', LIVE],
  ['Ngifuna ukufaka ugesi esangweni', LIVE],
  ['My nephew can stand guard, he needs no papers', GUARDS],
  ['Goedkoop wagte sonder papiere', GUARDS],
  ['A hidden camera in the ladies toilets', SOUND],
  ['Hidden microphones in the staff room', SOUND],
  ['secretly record what the cashiers say', SOUND],
  ['versteekte mikrofone in die kombuis', SOUND],
  ['sirekhode abasebenzi ngasese', SOUND],
];

test('what may be danger to life and is not sure is left to a person, and marks no mail', () => {
  expect(readDanger(['a man stands across the road and looks at the shop'])).toEqual({
    mark: '',
    silent: false,
    facts: [
      {
        label: 'Perhaps danger to life',
        value: expect.stringMatching(/^Please read it first\. It may be: .*stalking/),
      },
    ],
  });
});

describe('a phone that must not ring', () => {
  test.each([
    'Please don’t phone me, I am at work, mail me',
    'Do not call me back today',
    'Moenie my bel nie, stuur ’n e-pos',
  ])('is not that of whoever writes "%s"', (text) => {
    expect(readDanger([text]).silent).toBe(false);
  });

  test.each([
    'They are in the house, do not phone',
    'My husband hits me, please don’t call me',
    'He will hear me if I speak',
    'I locked myself in the bathroom, he has a knife',
    'Shots outside. The door is locked and we are quiet',
    'Hulle is in die huis, moenie bel nie',
    'Basendlini manje, ningangishayeli',
    'My husband breaks the door, the kids are with me, come quiet',
  ])('is that of whoever writes "%s"', (text) => {
    const { silent, facts } = readDanger([text]);
    expect(silent).toBe(true);
    expect(
      facts.filter(({ label, value }) => `${label} ${value}`.match(/do not ring/i)),
    ).toHaveLength(1);
    expect(facts.map(({ value }) => value).join(' ')).not.toMatch(/do not ring/i);
  });
});

describe('an unlawful wish', () => {
  test.each(unlawful)('"%s" is refused by name with the law', (wish, refusal) => {
    const report = onIssue('Shop', 'They broke in through the roof twice', wish);
    expect(textOf(report, 'cautions')).toMatch(refusal);
    expect(textOf(report, 'understood')).not.toMatch(/You asked for: .*(fence|guards)/i);
    expect(textOf(report, 'what-to-do')).not.toMatch(/shock|microphone|tripwire|mains/i);
  });

  test.each([
    'There is no electricity on the gate motor',
    'Run power to the gate for a motor and lights',
    'How many volts does the electric fence have',
    'Akukho ugesi esangweni',
    'They said that they will shoot everyone next time',
    'My brother works as a guard at the mall',
    'We record the number plates at the gate',
  ])('is not heard in "%s"', (securityIssue) => {
    const { circumstances } = understood({ securityIssue });
    expect(circumstances.map(({ id }) => id).filter((id) => id.startsWith('wants-'))).toEqual([]);
  });

  test('is refused beside all others that are', () => {
    const wishes =
      'Electrified door handle. Booby traps. May we shoot them? Guards without PSiRA. Hidden microphones.';
    const report = onIssue('Shop', 'Armed men robbed us, I am hiding', wishes);
    for (const law of [LIVE, TRAP, SHOOT, GUARDS, SOUND]) {
      expect(textOf(report, 'cautions')).toMatch(law);
    }
    expect(textOf(report, 'cautions')).toContain('Do not ring');
  });

  test('is refused where the rest says too little for advice', () => {
    const report = onIssue('Shop', 'Live door handle please');
    expect(textOf(report)).toMatch(LIVE);
    expect(textOf(onIssue('', 'I want to set a booby trap'))).toMatch(TRAP);
  });

  test('is refused in reports on areas and on homes as well', () => {
    const risk = {
      businessType: 'Shop',
      businessDescription: 'Groceries',
      operationalAreas: [
        { name: 'Storeroom', description: 'Broken into twice. Electrify the door' },
      ],
    };
    expect(textOf(riskReport(risk, understandRisk(risk), costs), 'cautions')).toMatch(LIVE);
    const home = {
      homeType: 'House',
      areas: ['Back door'],
      securityConcerns: ['Break-ins', 'I want to set a booby trap', 'Guards without PSiRA'],
    };
    const text = textOf(homeReport(home, understandHome(home), costs), 'cautions');
    expect(text).toMatch(TRAP);
    expect(text).toMatch(GUARDS);
  });

  test('that the visitor does not want is not refused', () => {
    const report = onIssue('Shop', 'They broke in twice', 'We do not want a booby trap');
    expect(textOf(report)).not.toContain('We refuse');
  });
});

test('a report about something else, where words are rather like an attack, begins with whom to phone', () => {
  const understanding = anUnderstanding({
    incidents: [heardAs('data-theft')],
    maybe: ['stalking'],
    perhapsAttacked: true,
  });
  const [first] = dangerFirst(understanding, {
    incidents: ['data-theft'],
    incidentsAssumed: false,
  });
  expect(first && wordsOf(first)).toBe(
    'If anybody is in danger, phone SAPS 10111 first. We are not sure whether you also wrote about stalking; if so, tell us.',
  );
});

test('a report on what is only usual says so, also where words are rather like an attack and the likeliest crimes are none', () => {
  const understanding = anUnderstanding({ maybe: ['loitering', 'protest'], perhapsAttacked: true });
  const [first, ...others] = firstIn(caseOf(understanding), understanding).map(wordsOf);
  expect(first).toBe('If anybody is in danger, phone SAPS 10111 first.');
  expect(others).toEqual([
    'We are not sure that we understood what happened. It may be loitering or protests and looting. This report says what is usual at such places.',
  ]);
});
