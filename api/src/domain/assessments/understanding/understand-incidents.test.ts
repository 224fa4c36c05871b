import { expect, test } from 'vitest';
import { idsIn, understood } from '../../../../testing/heard-in.ts';
import { caseOfHome } from '../rules/home-report.ts';
import { understandHome } from './understand.ts';

/** A sentence, what is heard in it, and what is not. Ids are separated by spaces. */
type Case = readonly [text: string, heard: string, not?: string];

const sentences: readonly Case[] = [
  // Robbery
  [
    'Three men with guns robbed us at cash-up on Friday',
    'armed-robbery cash-up-robbery armed-men armed cash-up',
    'burglary',
  ],
  ['ARMED MEN STORMED IN AND DEMANDED THE TAKINGS', 'armed-robbery armed-men cash', 'burglary'],
  ['We were held up at gunpoint while cashing up', 'armed-robbery cash-up armed', 'burglary'],
  ['The tsotsis pointed a firearm at my cashier', 'armed-robbery strangers staff armed'],
  ['They robbed the manager on the way to the bank', 'cash-in-transit manager'],
  ['We were followed from the bank and robbed of the wages', 'cash-in-transit cash'],
  ['Hijacked in the driveway when I came home', 'hijacking driveway', 'home'],
  ['Our truck got hi-jacked on the N2 with a full load', 'hijacking trucks'],
  ['I was followed home from the mall', 'follow-home'],
  ['Robbers tied us up in the house while we were asleep', 'home-invasion violence'],
  ['Afraid of a farm attack like the one next door', 'farm-attack neighbouring-property'],
  ['Robot at the corner is where bakkies stop', 'street bakkie', 'armed-robbery burglary'],
  [
    'The armed response takes 40 minutes to come',
    'armed-response:present slow-response',
    'armed armed-robbery',
  ],
  ['The alarm was armed and nothing happened', 'alarm:present', 'armed armed-robbery'],
  [
    'Three men with guns came in through the kitchen door and took the takings',
    'armed-robbery cash-up-robbery kitchen-door',
    'burglary',
  ],
  ['Robbed at gunpoint on Friday. They broke in on Sunday.', 'armed-robbery burglary'],
  // Burglary
  ['Eish, the skollies came through the roof again', 'burglary roof strangers', 'armed'],
  ['They broke in through the bathroom window', 'burglary windows', 'armed-robbery'],
  ['Breakins every school holiday', 'burglary holidays repeatedly'],
  ['Housebreaking at month end', 'burglary month-end'],
  ['They lifted the roof sheets and cleaned us out', 'burglary roof'],
  ['Our burglar bars are rusted', 'burglar-bars:present', 'burglary'],
  ['Police want to investigate', '', 'vehicle-gate'],
  [
    'They jumped the wall and cut the electric fence',
    'trespass perimeter-wall fence electric-fence:named',
  ],
  ['It was not a break-in, the stock just disappears', 'stock-loss stock', 'burglary'],
  ['No signs of forced entry at the storeroom', 'inside-knowledge storeroom', 'burglary'],
  ['Somebody tried my front door, there are scratches at the lock', 'burglary front-door'],
  ['Kids kicked a ball through the shop window', '', 'burglary vandalism shooting child-danger'],
  // Theft
  ['Hulle het my bakkie se battery gesteel', 'batteries', 'vehicle-theft'],
  ['Phones taken, and a car window was smashed', 'phones', 'vehicle-theft'],
  ['Our truck was stopped by a fake blue light car', 'trucks', 'lighting:broken'],
  ['Amaphara steals my chips when I turn around', 'shoplifting'],
  ['The roof leaks on our server when it rains', '', 'data-theft metal-theft'],
  ['Somebody leaks our tender prices to the opposition', 'data-theft'],
  ['Gereedskap gevat uit die stoor', 'equipment-theft tools storeroom'],
  ['Hekmotor oopgebreek, gereedskap gevat', 'equipment-theft burglary tools', 'gate-motor-theft'],
  ['Hekmotor is gesteel', 'gate-motor-theft'],
  [
    'Gate motor stolen twice, they lift the gate off the rail',
    'gate-motor-theft gate-motor repeat-victim',
  ],
  ['The centurion motor was stolen at 3am', 'gate-motor-theft 3-4 early-hours'],
  ['Cables dug up and the DB board stripped', 'cable-theft substation copper'],
  ['Izinyoka cut the copper cable behind the warehouse', 'cable-theft copper'],
  ['Somebody siphons diesel from our trucks', 'fuel-theft diesel', 'vehicle-theft'],
  ['Diesel goes missing from the bulk tank', 'fuel-theft diesel fuel-tank'],
  ['Customers walk out without paying', 'shoplifting customers'],
  ['Shop lifting of perfume and nappies', 'shoplifting stock'],
  [
    'We suspect the cashiers: the till is short every week',
    'staff-theft suspected-staff till',
    'shoplifting',
  ],
  [
    'One of our own is stealing cigarettes from the stockroom',
    'suspected-staff cigarettes storeroom stock-loss',
  ],
  ['Pallets missing after loading, the drivers are in on it', 'stock-loss drivers'],
  ['Short deliveries and stock going over the dock', 'delivery-theft loading-dock stock'],
  [
    'They stole my bakkie from the parking lot',
    'vehicle-theft bakkie parking',
    'theft-from-vehicle',
  ],
  ['Laptop stolen from my car at the gym', 'theft-from-vehicle laptops', 'vehicle-theft'],
  ['They loaded the tools in a bakkie and drove off', 'bakkie tools', 'vehicle-theft'],
  ['Eleven goats stolen from the kraal', 'stock-theft-animals livestock kraal'],
  ['Codeine is missing from the dispensary', 'medicine-theft dispensary medicines'],
  ['Parcels disappear at the gatehouse', 'package-theft parcels guardhouse'],
  [
    'They took the projector and twelve laptops from the computer lab',
    'equipment-theft electronics laptops computer-lab',
  ],
  ['Solar panels and inverter batteries were taken', 'equipment-theft solar-panels batteries'],
  ['Manhole covers and scrap metal', 'metal-theft'],
  ['Client data was copied on a usb stick', 'data', 'burglary'],
  ['STAFF ALSO HELP THEMSELVES I THINK', 'staff-theft suspected-staff', 'burglary'],
  ['One cashier has many voids', 'staff-theft staff'],
  ['Two bakkies were driven out at night', 'vehicle-theft bakkie', 'theft-from-vehicle'],
  ['They rolled two drums of copper cable to the bush', 'copper', 'sound-equipment'],
  ['Copper is stolen. They rolled two drums out.', 'cable-theft copper', 'sound-equipment'],
  ['They stole the drums and guitars from the hall', 'equipment-theft sound-equipment'],
  ['They broke the padlock', 'burglary', 'security-gate:present'],
  ['No sign of a break-in', 'inside-knowledge', 'signage:absent burglary'],
  // People and order
  ['People tailgate at the boom', 'tailgating vehicle-gate'],
  ['Strangers walk in behind the residents', 'tailgating strangers residents'],
  [
    'Contractors stay after hours and nobody knows who is on site',
    'visitor-control contractors when-empty',
  ],
  ['Vagrants sleep outside on the stoep', 'loitering strangers garden'],
  ['The business forum demands 30 percent', 'extortion'],
  ['They say I must pay R500 or they burn the shop', 'extortion'],
  ['We pay the guards or they leave', 'guards:present', 'extortion'],
  ['Her ex-husband threatened us at reception', 'threats lone-person reception'],
  ['The guard was beaten and tied up', 'violence guards', 'armed'],
  ['Someone got hurt and is in hospital', 'injury', 'burglary'],
  ['Nobody was hurt, there was no violence', '', 'injury violence'],
  ['It was a robbery without any violence', 'armed-robbery', 'violence'],
  ['We were never robbed', '', 'armed-robbery'],
  ['They not only robbed us but came back', 'armed-robbery repeat-victim'],
  ['No injuries or violence to report', '', 'injury violence'],
  ['They did not carry guns or knives', '', 'armed'],
  ['A hot glue gun went missing from the craft room', '', 'armed'],
  ['Looting like in July 2021', 'protest'],
  ['A petrol bomb was thrown at the shop', 'arson', 'fuel-theft'],
  ['Fake proof of payment for a R20 000 order', 'fraud'],
  ['A man posing as a technician came to fetch the DVR', 'fraud recorder:named lone-person'],
  ['They jammed the remote of my car', 'jammer theft-from-vehicle'],
  ['Footage is too blurry to see a face', 'poor-footage cameras:present'],
  ['The beams give false alarms because of monkeys', 'false-alarms beams:broken', 'alarm:present'],
  // Spelling
  ['We had a burglery at the restarant', 'burglary', 'armed-robbery'],
  ['Shoplfting of liqour', 'shoplifting', 'burglary'],
  ['CAMERAS DONT WORK, ALARM IS OFF', 'cameras:broken alarm:broken'],
  ['They stole from the tuckshop, the tuck shop and the tuck-shop', 'tuck-shop'],
  ['Ｒｏｂｂｅｄ ａｔ ｇｕｎｐｏｉｎｔ', 'armed-robbery armed'],
  ['Crèche playground fence was cut', 'creche playground fence trespass'],
  ['Packing the lightning conductor', '', 'production-floor lighting:present'],
  ['We ring the bell and part of the top is sweet', '', 'jewellery stock liquor-store'],
  ['It was a good day', '', 'stock'],
  ['The domestic and the garden boy have keys', 'domestic-worker gardener keys'],
  ['We keep a safe distance', '', 'safe:present'],
  ['They opened the safe with a grinder', 'safe:named', 'cash-up-robbery'],
  ['From 8 till 5 the till is not manned', 'till'],
  ['From 8 till late', '', 'till'],
  [
    'The attached garage is stacked with trailing plants',
    'garage',
    'assault stalking training:present',
  ],
  ['It was a factor, we learned', '', 'factory learners'],
  // Whole stories
  ['THEY CAME IN WITH GUNS AND TOOK ALL THE MONEY', 'armed-robbery armed cash', 'burglary'],
  ['They took out hammers and smashed the display cabinets', 'armed-robbery sales-floor'],
  [
    'Sound equipment was stolen, and cars in the parking are broken into',
    'equipment-theft theft-from-vehicle',
    'vehicle-theft',
  ],
  ['People drive off without paying', 'fuel-theft', 'shoplifting'],
  ['The remote got lost and my helper has keys', 'keys-missing domestic-worker keys'],
  ['Small dogs set off the beams', 'false-alarms pets'],
  ['In march they came back', '', 'protest'],
  ['Two forklift drivers are suspected', 'suspected-staff', 'burglary'],
  ['I run a fish and chips cash & carry', '', 'stock cash'],
  ['The key cabinet: two cars stolen, keys taken', 'vehicle-theft key-control:named'],
  ['The gate battery is flat', '', 'home'],
  ['We do not want any violence', '', 'violence'],
  ['Monkeys trigger the fence', 'false-alarms'],
  ['A man came in twice and looked at the cameras', 'lone-person', 'repeat-victim'],
  ['A shop next door was robbed, we are next', 'only-feared'],
  ['Nothing has happened yet', 'only-feared'],
  ['We were robbed last week', 'armed-robbery', 'only-feared'],
  ['They stole laptops last month, the tools could be next', 'equipment-theft', 'only-feared'],
  ['Armed response came after 25 minutes', 'slow-response'],
  ['They never came inside', '', 'slow-response'],
  ['The police never came', 'slow-response'],
];

const cases = sentences.map(([text, heard, not = '']) => ({ text, heard, not }));

test.each(cases)('the issue "$text" has $heard', ({ text, heard, not }) => {
  const ids = idsIn(understood({ securityIssue: text }));
  expect(ids).toEqual(expect.arrayContaining(heard.split(' ').filter(Boolean)));
  expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
});

test.each([
  'They stole my washing off the line',
  'The laundry disappears from the line at night',
  'Hulle steel my wasgoed van die draad',
])('"%s" at a home is theft of belongings', (concern) => {
  const { whole } = understandHome({
    homeType: 'House',
    areas: ['Yard'],
    securityConcerns: [concern],
  });
  expect(caseOfHome(whole).incidents[0]).toBe('personal-theft');
});

// Not checked by a speaker of isiZulu.
test.each([
  'Bantshontshe amathuluzi eworkshop yethu',
  'Amathuluzi egalaji lethu lokulungisa izimoto ayantshontshwa',
])('"%s" is no theft out of vehicles', (securityIssue) => {
  const { incidents, maybe } = understood({ businessType: 'Iworkshop', securityIssue });
  const [first] = [...incidents.map(({ id }) => id), ...maybe];
  expect(first).toBe('equipment-theft');
});
