import { expect, test } from 'vitest';
import { type ChallengeField, idsIn, understood } from '../../../../testing/heard-in.ts';

/** A field, a text in it, what is heard in it, and what is not. Ids are separated by spaces. */
type Case = readonly [field: ChallengeField, text: string, heard: string, not?: string];

const sentences: readonly Case[] = [
  ['businessType', 'Jewellery shop in a mall', 'jewellery-shop shared-premises', 'shop'],
  ['businessType', 'Spaza in KwaMashu', 'spaza-shop', 'shop'],
  ['businessType', 'Tuckshop at a primary school', 'tuck-shop school'],
  ['businessType', 'We run a Shisanyama and car wash', 'restaurant workshop'],
  ['businessType', 'Wholesale cash & carry in Phoenix', 'wholesaler', 'cash-heavy'],
  ['businessType', 'Petrol garage with a quick shop', 'petrol-station', 'garage'],
  ['businessType', 'Panelbeaters', 'workshop'],
  ['businessType', 'Doctors’ rooms and day clinic', 'clinic'],
  ['businessType', 'Sugar cane farm near Eshowe', 'farm'],
  ['businessType', 'Student digs close to DUT', 'student-housing'],
  ['businessType', 'Residential estate of 140 units', 'estate', 'home'],
  ['businessType', 'Solar farm, remote site', 'solar-site remote', 'farm'],
  ['businessType', 'Bottle store', 'liquor-store', 'shop'],
  ['businessType', 'Used car dealership', 'car-dealer', 'parking'],
  ['businessType', 'B&B in Ballito', 'hotel'],
  ['businessType', 'Law firm on two floors of an office block', 'office', 'other-business'],
  ['businessType', 'We deliver diesel to farms', '', 'farm'],
  ['businessType', 'We clean offices', '', 'office'],
  ['businessType', 'Fuel depot', 'transport-yard', 'farm'],
  ['businessType', 'Slaghuis in Amanzimtoti', 'shop'],
  ['location', 'Koelkamer en agterdeur', 'cold-room back-door'],
  ['location', 'Ekhawuntareni', 'till'],
  ['timing', 'Between 2 and 4 am', 'early-hours 2-4', 'night'],
  ['timing', 'Around 02:00', 'early-hours 2-3'],
  ['timing', 'Every evening at 18h00', 'evening 18-19 repeatedly'],
  ['timing', 'After 8 at night', 'night 20-5'],
  ['timing', 'Friday nights', 'night weekend'],
  ['timing', 'Over the December holidays', 'december holidays'],
  ['timing', 'During loadshedding', 'load-shedding'],
  ['timing', 'During load shedding and LOAD-SHEDDING', 'load-shedding'],
  ['timing', 'Every month-end when we pay wages', 'month-end pay-day repeatedly'],
  ['timing', 'Between 10pm and 2am', 'night 22-2'],
  ['timing', 'Between 10 and 2 in the morning', '22-2'],
  ['timing', 'From 22:00 - 05:00', 'night 22-5'],
  ['timing', '3 a.m. on a Sunday', 'early-hours sunday 3-4'],
  ['timing', 'two o’clock in the morning', 'early-hours 2-3', 'lunch'],
  ['timing', 'During Sunday service', 'service-hours sunday'],
  ['timing', 'Just before closing, when we cash up', 'closing cash-up'],
  ['timing', 'It happened once', 'once', 'repeatedly'],
  ['timing', 'Now and then', 'repeatedly', 'now'],
  ['timing', 'At 3 gates', '', '3-4 15-16'],
  ['timing', 'Not at night', '', 'night'],
  ['timing', 'Sunday night', 'sunday night'],
  ['timing', 'Sondagnag', 'sunday night'],
  ['timing', 'Vrydagaand en Saterdagoggend', 'weekend evening morning'],
  ['timing', 'Woensdag-nag', 'weekday night'],
  ['timing', 'Dinsdag middag', 'weekday afternoon'],
  ['timing', 'Izolo ekuseni', 'recently morning'],
  ['timing', 'NgoMgqibelo kusihlwa', 'weekend evening'],
  ['timing', 'When we go away', 'holidays'],
  ['timing', 'Make him go away', '', 'holidays'],
  ['location', 'Loading passage', 'loading-dock', 'bedroom stairwell'],
  ['location', 'Passage', 'stairwell', 'bedroom'],
  ['location', 'The back gate by the bush', 'vehicle-gate boundary-bush'],
  ['location', 'By die voorhek', 'vehicle-gate'],
  ['location', 'Stoep and braai area', 'garden'],
  ['location', 'Granny flat and wendy house', 'outbuilding', 'home'],
  ['location', 'Till points and the cash-up room', 'till cash-office'],
  ['location', 'At the robot outside', 'street'],
  ['location', 'DB board and minisub', 'substation'],
  [
    'location',
    'Dispensary, waiting room and toilets',
    'dispensary waiting-room toilets privacy-sensitive',
  ],
  ['location', 'Rear delivery door at the loading bay', 'back-door loading-dock'],
  ['location', 'Cigarette counter', 'till cigarettes'],
  ['location', 'The informal settlement behind the wall', 'neighbouring-property perimeter-wall'],
  ['peopleInvolved', 'My domestic, the gardener and two kids', 'domestic-worker gardener children'],
  ['peopleInvolved', 'Matric learners and their teachers', 'learners teachers'],
  ['peopleInvolved', 'A fired employee, we think', 'former-staff'],
  ['peopleInvolved', 'Congregants at Sunday school', 'congregation'],
  ['peopleInvolved', 'Gogo lives alone', 'elderly alone-at-night'],
  ['peopleInvolved', 'Five youths with pangas', 'armed-men armed'],
  ['peopleInvolved', 'We suspect one of the waiters', 'suspected-staff staff'],
  ['peopleInvolved', 'No customers, only staff', 'staff', 'customers'],
  ['preventionMethod', 'Cameras and an electric fence', 'cameras:wanted electric-fence:wanted'],
  [
    'preventionMethod',
    'We already have an alarm and armed response',
    'alarm:present armed-response:present',
  ],
  ['preventionMethod', 'Rather not spend on cameras', 'cameras:refused'],
  ['preventionMethod', 'We want a higher fence', '', 'fence'],
  ['preventionMethod', 'Iets soos ’n heining, of wat julle dink', '', 'fence'],
  ['preventionMethod', 'Beams along the fence', 'fence'],
  ['preventionMethod', 'We don’t want guards', 'guards:refused'],
  [
    'preventionMethod',
    'Would like beams and cameras around the yard',
    'beams:wanted cameras:wanted',
  ],
  ['preventionMethod', 'Better lighting instead of guards', 'lighting:wanted guards:refused'],
  ['preventionMethod', 'An energiser upgrade, ours is faulty', 'electric-fence:wanted'],
  ['preventionMethod', 'Have cameras, need a panic button', 'cameras:present panic-button:wanted'],
  ['preventionMethod', 'Can’t afford guards, something cheap', 'guards:refused low-budget'],
  [
    'preventionMethod',
    'NVR with number plate cameras',
    'recorder:wanted number-plate-camera:wanted',
    'cameras:wanted',
  ],
  [
    'preventionMethod',
    'Drop safe and cash collection',
    'drop-safe:wanted cash-collection:wanted',
    'safe:wanted',
  ],
  ['preventionMethod', 'A fog cannon and a time delay safe', 'fog:wanted safe:wanted'],
  [
    'preventionMethod',
    'Access tags instead of keys, CCTV in the passage',
    'access-control:wanted cameras:wanted',
  ],
  ['timing', 'Sunday nights about half past nine', '21-22 sunday'],
  ['timing', 'Last Tuesday 14 May 2024 at 19:45', 'evening 19-20', 'afternoon 14-15'],
  ['timing', 'In the mornings when we open, about 6', 'morning 6-7 opening'],
  ['timing', 'Weekends and public holidays', 'weekend holidays', 'customers'],
  ['timing', 'After 20 years', '', '20-5'],
  ['timing', 'At night, between 1 and 3', 'early-hours 1-3'],
  ['preventionMethod', 'Not sure, you tell us', '', 'cameras:wanted'],
  [
    'preventionMethod',
    'We want cameras that read number plates, panic buttons for the attendants and less cash on site.',
    'number-plate-camera:wanted panic-button:wanted cash-heavy',
    'cameras:wanted panic-button:present',
  ],
  [
    'preventionMethod',
    'Turnstiles if they are not too expensive, or better cameras at reception.',
    'access-control:wanted cameras:wanted low-budget',
    'access-control:refused',
  ],
  ['preventionMethod', 'Guards are too expensive', 'guards:refused'],
  ['preventionMethod', 'Beams and bollards', 'beams:wanted', 'shutters:wanted'],
  [
    'preventionMethod',
    'Maybe tags on the front door instead of keys',
    'access-control:wanted',
    'tags:wanted',
  ],
  ['preventionMethod', 'We want to know who goes in and when', 'access-control:wanted'],
  ['timing', 'Between 1 and 3 am, twice in the last six weeks', '1-3 repeat-victim', '6-7'],
  ['timing', 'At 6 in the morning, for two weeks', '6-7', '2-3'],
  ['location', 'The hut at the gate, through the serving hatch', 'windows'],
  ['location', 'The office where we count the cash', 'cash-office', 'office-area'],
  ['location', 'Open lot in front next to the road', 'yard street'],
  ['location', 'Back fence along the railway line', 'fence neighbouring-property', 'boundary-bush'],
  ['businessType', 'Petrol station on the N2', 'petrol-station', 'diesel'],
  ['peopleInvolved', 'Two sales ladies and customers', 'staff customers'],
  ['peopleInvolved', 'We phone the police, the control room phones us', '', 'phones'],
];

const cases = sentences.map(([field, text, heard, not = '']) => ({ field, text, heard, not }));

test.each(cases)('the field $field with "$text" has $heard', ({ field, text, heard, not }) => {
  const ids = idsIn(understood({ [field]: text }));
  expect(ids).toEqual(expect.arrayContaining(heard.split(' ').filter(Boolean)));
  expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
});

test.each([
  ['Tuck shop in a hut at the school gate', 'Over the weekend', false],
  ['Tuck shop in a hut at the school gate', 'A bakkie stops at the gate', true],
  ['Warehouse', 'The back gate', true],
])('"%s" with "%s" has the vehicle gate: %s', (businessType, securityIssue, hasGate) => {
  const ids = idsIn(understood({ businessType, securityIssue, location: 'The hut at the gate' }));
  expect(ids.includes('vehicle-gate')).toBe(hasGate);
});

test.each([
  ['We have no cameras', 'cameras:absent'],
  ["We don't have an alarm", 'alarm:absent'],
  ['Without a guard', 'guards:absent'],
  ["The cameras don't work", 'cameras:broken'],
  ['The alarm was off', 'alarm:broken'],
  ['The alarm was not armed', 'alarm:broken'],
  ['Beams broken', 'beams:broken'],
  ['We had cameras, but they were stolen', 'cameras:broken'],
  ['We have an alarm and armed response', 'alarm:present armed-response:present'],
  ['No cameras, alarm or guards', 'cameras:absent alarm:absent guards:absent'],
  ['No cameras and the alarm is old', 'cameras:absent alarm:present'],
  ['No cameras, but we have an alarm', 'cameras:absent alarm:present'],
  ['The alarm and cameras are not working', 'alarm:broken cameras:broken'],
  ['The cameras, which were put in last year, show nothing', 'cameras:broken'],
  [
    'There are no beams and we want them. There is an electric fence.',
    'beams:absent electric-fence:present',
  ],
  ['The guard was asleep', 'guards:broken'],
  ['No one checks the cameras', 'cameras:present'],
  ['Our DVR stopped working in May', 'recorder:broken'],
  ['We need a gate motor', 'gate-motor:wanted'],
  ['I do not want dogs or guards', 'dogs:refused guards:refused'],
  ['The energizer is dead', 'electric-fence:broken'],
  ['Faulty beams at the back', 'beams:broken'],
  ['No cameras or alarm, only burglar bars', 'cameras:absent alarm:absent burglar-bars:present'],
  ['We have had no problem with the alarm', 'alarm:present'],
  ['Is it possible to have cameras', 'cameras:wanted'],
  ['The cameras recorded everything', 'cameras:present'],
  ['Cameras did not help, they only show headlights', 'cameras:broken'],
  ['The alarm never went off because they never came inside', 'alarm:present'],
])('"%s" says %s', (securityIssue, states) => {
  expect(idsIn(understood({ securityIssue })).filter((id) => id.includes(':'))).toEqual(
    expect.arrayContaining(states.split(' ')),
  );
});

test.each([
  ['Six fridges and a till in the shop', 'cold-room', false],
  ['The walk-in fridge behind the kitchen', 'cold-room', true],
  ['The store behind the counter', 'storeroom', true],
])('"%s" names a %s: %s', (location, place, isNamed) => {
  expect(understood({ location }).places.some(({ id }) => id === place)).toBe(isNamed);
});

test.each([
  ['My son was robbed of his phone after work', false],
  ['My son is 34 and lives with us', false],
  ['A man waits for my son at school', true],
  ['A man waits for my 12 year old daughter', true],
])('"%s" tells of children: %s', (securityIssue, isTold) => {
  expect(understood({ securityIssue }).people.some(({ id }) => id === 'children')).toBe(isTold);
});
