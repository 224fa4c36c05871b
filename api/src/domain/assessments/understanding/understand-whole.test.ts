import { expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';
import { contradictionInWords } from '../rules/sections/assumptions.ts';
import { understandHome, understandRisk } from './understand.ts';

test.each([
  'They are still inside the shop',
  'Someone is in my house, please hurry',
  'They are busy breaking in at the back',
  'I am hiding in the bathroom',
  'Three men with guns are still in the shop',
  'There are people in my yard trying to open the door',
  'We are locked in the office and they have guns',
  'My shop is being looted',
  'Right now three men are robbing us',
  'There is someone on the roof, send help',
])('"%s" happens now', (securityIssue) => {
  const heard = understood({ securityIssue });
  expect(heard.happeningNow).toBe(true);
  expect(heard.times[0]?.id).toBe('now');
});

test.each([
  'It happens now and then',
  'Until now nothing was stolen',
  'It is happening every week',
  'Right now we have no cameras',
  'They were hiding in the ceiling',
  'They were still inside when the police came',
  'What if someone is inside when I get home',
  'Sometimes somebody is in the yard at night',
  'We were robbed last Friday',
  'The alarm is still in the box',
  'The tools are still inside the container',
  'The thieves are still at large',
  'They were busy loading the truck when we arrived',
  'He was still inside the shop, the guard told us',
  'They locked us in the cold room and fled',
  'Customers are hiding stock under jackets',
  'Staff are stealing from us',
  'Now the insurer wants an alarm',
])('"%s" does not happen now', (securityIssue) => {
  expect(understood({ securityIssue }).happeningNow).toBe(false);
});

test.each([
  ['securityIssue', 'not sure about it'],
  ['securityIssue', 'theft theft theft'],
  ['preventionMethod', 'please help me'],
  ['timing', 'dont know'],
  ['location', 'everything'],
  ['businessType', 'not sure yet'],
])('the field %s with only "%s" is thin', (field, text) => {
  expect(understood({ [field]: text }).thin).toContain(field);
});

test.each([
  ['securityIssue', 'They stole diesel'],
  ['timing', 'At night'],
  ['timing', 'around 02:30'],
  ['location', 'The roof'],
  ['businessType', 'Florist'],
  ['peopleInvolved', 'My staff'],
  ['preventionMethod', 'Cameras please'],
])('the field %s with "%s" says enough', (field, text) => {
  expect(understood({ [field]: text }).thin).not.toContain(field);
});

test('a request about pizza is off topic, and a thin one is not', () => {
  const pizza = 'I want to order pizza for my party';
  const everywhere = (text: string) => ({
    businessType: text,
    securityIssue: text,
    timing: text,
    location: text,
    peopleInvolved: text,
    preventionMethod: text,
  });
  expect(understood(everywhere(pizza)).offTopic).toBe(true);
  expect(understood(everywhere('please help me')).offTopic).toBe(false);
  expect(understood({ securityIssue: 'Somebody climbs over the wall' }).offTopic).toBe(false);
  expect(understood({ securityIssue: 'We want to secure our premises' }).offTopic).toBe(false);
  expect(understood({ businessType: 'Shop', location: 'Tills and storeroom' }).offTopic).toBe(
    false,
  );
});

test.each([
  ['The roof leaks on our server when it rains', true],
  ['Kids kicked a ball through the shop window', true],
  ['The geyser leaked into the shop', true],
  ['The roof leaks, and they stole our laptops', false],
  ['Somebody leaks our prices to the opposition', false],
  ['They broke in through the roof', false],
])('%j tells of damage only: %s', (securityIssue, isDamage) => {
  const { onlyDamage, maybe, incidents } = understood({ securityIssue });
  expect(onlyDamage).toBe(isDamage);
  expect(maybe.length + incidents.length > 0).toBe(!isDamage);
});

test.each([
  [
    { securityIssue: 'We have no cameras', preventionMethod: 'Our cameras recorded everything' },
    'You say that you have no cameras, and also that you have cameras.',
  ],
  [
    { securityIssue: 'Nobody was there', peopleInvolved: 'The guard was on duty' },
    'You say that nobody was there, and also that there was a guard.',
  ],
  [
    { securityIssue: 'There was no violence', peopleInvolved: 'The manager was beaten' },
    'You say that there was no violence, and also that someone was attacked.',
  ],
  [
    { securityIssue: 'It happened only once', timing: 'Every Friday night, every week' },
    'You say that it happened once, and also that it happens again and again.',
  ],
])('%j contradicts itself', (texts, sentence) => {
  expect(understood(texts).contradictions.map(contradictionInWords)).toEqual([sentence]);
});

test.each([
  {
    securityIssue: 'No cameras in the storeroom',
    preventionMethod: 'We have cameras at the front',
  },
  { securityIssue: 'We have no alarm', preventionMethod: 'We want an alarm' },
  { securityIssue: 'The cameras do not work', preventionMethod: 'We have cameras' },
])('%j does not contradict itself', (texts) => {
  expect(understood(texts).contradictions).toEqual([]);
});

test('quotes keep the number of people and the field that they come from', () => {
  const heard = understood({ securityIssue: 'Three men with guns came' });
  expect(heard.people).toContainEqual(
    expect.objectContaining({
      id: 'armed-men',
      words: 'three men with guns',
      field: 'securityIssue',
    }),
  );
});

test('quotes keep hours of the clock', () => {
  const { times } = understood({ timing: 'between 07:00 and 11:00' });
  expect(times.map(({ words }) => words)).toEqual(['between 07:00 and 11:00']);
});

test('of two incidents that are told alike, the first comes first', () => {
  const { incidents } = understood({
    securityIssue: 'Armed robbery of the night cashier, and people drive off without paying',
  });
  expect(incidents.map(({ id }) => id)).toEqual(['armed-robbery', 'fuel-theft']);
});

test('quotes leave out links, addresses, phone numbers and markup', () => {
  const heard = understood({
    securityIssue:
      'They stole <b>x</b> http://evil.example copper. men call 083 123 4567 guns. men a@b.co gun',
  });
  const all = [...heard.people, ...heard.incidents, ...heard.circumstances].map(
    ({ words }) => words,
  );
  expect(all.join(' ')).not.toMatch(/[<>@/]|http|evil|\d{3}/);
});

test('the kind of premises comes from the business, the more exact kind first', () => {
  const heard = understood({
    businessType: 'A shop. We are a jewellery shop.',
    location: 'Behind the school',
  });
  expect(heard.premises.map(({ id }) => id)).toEqual(['jewellery-shop', 'shop']);
});

test('each area of a risk request is understood by itself, and all together', () => {
  const { whole, areas } = understandRisk({
    businessType: 'Clinic',
    businessDescription: 'Day clinic with a small pharmacy, no alarm yet',
    operationalAreas: [
      { name: 'Dispensary', description: 'Codeine is missing and there is no camera' },
      { name: 'Reception', description: 'Patients threaten the receptionist' },
    ],
  });
  expect(whole.premises[0]?.id).toBe('clinic');
  expect(whole.incidents.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['medicine-theft', 'threats']),
  );
  expect(areas.map(({ places }) => places[0]?.id)).toEqual(['dispensary', 'reception']);
  expect(areas[0]?.measures).toEqual([
    expect.objectContaining({
      id: 'cameras',
      state: 'absent',
      field: 'operationalAreas.0.description',
    }),
  ]);
  expect(areas[1]?.measures).toEqual([]);
});

test('each area and concern of a home request is understood by itself', () => {
  const { whole, areas, concerns } = understandHome({
    homeType: 'Free-standing house with dogs',
    areas: ['Driveway gate', 'Kitchen door'],
    securityConcerns: [
      'Gate motor stolen at 3am',
      'I am alone at night with two kids',
      'The maid still has keys',
    ],
  });
  expect(whole.premises[0]?.id).toBe('home');
  expect(whole.circumstances.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pets', 'alone-at-night', 'keys-missing']),
  );
  expect(areas.map(({ places }) => places[0]?.id)).toEqual(['vehicle-gate', 'kitchen-door']);
  expect(concerns.map(({ incidents }) => incidents[0]?.id)).toEqual([
    'gate-motor-theft',
    undefined,
    undefined,
  ]);
});
