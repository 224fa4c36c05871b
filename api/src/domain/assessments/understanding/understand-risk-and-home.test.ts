import { describe, expect, test } from 'vitest';
import { idsIn } from '../../../../testing/heard-in.ts';
import { understandHome, understandRisk } from './understand.ts';

/** A business, its description, an area with what is said of it, what is heard, and what is not. */
type RiskCase = readonly [
  businessType: string,
  businessDescription: string,
  area: string,
  description: string,
  heard: string,
  not: string,
];

const risks: readonly RiskCase[] = [
  [
    'Hardware shop with a timber yard',
    'We sell timber, cement and tools in Pinetown. We have a DVR with 8 cameras but the picture is useless.',
    'Rear gate',
    'Bakkies leave on Fridays after four with more timber than the slip says. We think one of the yard staff helps. Want number plate cameras and someone checking slips.',
    'shop delivery-theft suspected-staff poor-footage number-plate-camera:wanted cameras:present',
    'crops vehicle-theft stock-control:present',
  ],
  [
    'Guest House',
    'We run a 9 bedroom guest house in Umhlanga Rocks.',
    'Parking area',
    'Guests’ hire cars have been broken into twice in the driveway, laptops taken at night. Gate stays open till 10pm.',
    'hotel theft-from-vehicle parking laptops night repeat-victim',
    'vehicle-theft 22-23',
  ],
  [
    'Non profit organisation',
    'We are an NGO that feeds 400 people a day from a hall in Umlazi.',
    'Kitchen store',
    'Break ins during the holidays, they lift the zinc roof sheets and take gas bottles. We dont have money for alarm.',
    'other-business burglary roof holidays low-budget alarm:absent',
    'church lift-lobby',
  ],
  [
    'Masjid',
    'Masjid and madressa in Phoenix, open for all five prayers from 4:30am until after Isha',
    'Donation boxes',
    'The sadaqah box by the shoe racks was broken open twice.',
    'church burglary cash repeat-victim',
    'early-hours 4-5',
  ],
  [
    'Panel beater',
    'Panelbeating and spray painting shop in Springfield Park.',
    'Yard with customer cars',
    'Catalytic converters cut off at night, batteries and number plates gone. One old guard who sleeps.',
    'workshop theft-from-vehicle vehicles batteries night guards:broken',
    'customers metal-theft vehicle-theft',
  ],
  [
    'Sugar Cane Grower',
    'We grow cane on 300 ha in Eston, workers live in compound',
    'Diesel tank and workshop',
    'Diesel is going. tractor drivers draw without slip, and the lock on the bowser is a joke',
    'farm fuel-theft fuel-tank diesel drivers',
    'workshop stock',
  ],
  [
    'Cold storage',
    'Cold store for fish and frozen chicken at the harbour, 5 docks, 24/7 operation',
    'Dock 3',
    'Pallet short deliveries, seals broken on trucks before they get to the dock, night shift between 22:00 and 06:00. Cameras fog up in the cold.',
    'warehouse delivery-theft loading-dock trucks 22-6 cameras:broken',
    'stock-control:broken',
  ],
  [
    'Hair Salon',
    'Small hair salon with 6 chairs in Davenport road, clients leave bags next to the chairs',
    'the front',
    'handbags and cell phones grabbed by someone who walks in pretending to ask for prices. happens on saturdays',
    'shop personal-theft belongings phones customers',
    'stock-loss street',
  ],
  [
    'Tower company',
    'We manage 60 cellphone towers for an operator in northern KZN',
    'Battery room',
    'Lithium batteries stolen, they cut the door with a grinder. Response takes more than an hour because sites are remote.',
    'solar-site equipment-theft batteries burglary slow-response remote',
    'tools keys phones',
  ],
];

describe('a risk request that nobody tuned the tables for', () => {
  test.each(risks)('%s', (businessType, businessDescription, name, description, heard, not) => {
    const { whole } = understandRisk({
      businessType,
      businessDescription,
      operationalAreas: [{ name, description }],
    });
    const ids = idsIn(whole);
    expect(ids).toEqual(expect.arrayContaining(heard.split(' ')));
    expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
  });
});

/** A home, its areas, three concerns, what is heard, and what is not. */
type HomeCase = readonly [
  homeType: string,
  areas: readonly string[],
  concerns: readonly [string, string, string],
  heard: string,
  not: string,
];

const homes: readonly HomeCase[] = [
  [
    'Huis in Bluff met plot',
    ['agterdeur', 'motorhuis', 'stoep'],
    [
      'Inbrekers het die agterdeur oopgebreek',
      'My bakkie is gesteel uit die driveway',
      'Ons honde blaf maar niemand kom nie',
    ],
    'home burglary back-door garage bakkie dogs:present slow-response',
    'farm',
  ],
  [
    'Granny flat behind main house',
    ['My door', 'window', 'back gate that we share'],
    [
      'my ex has still got a key and he comes in when im at work',
      'the main house people leave the side gate open',
      'there are no burglar bars on my window',
    ],
    'home keys-missing trespass lone-person when-empty burglar-bars:absent',
    'burglary',
  ],
  [
    'Holiday house in Southbroom, we live in Gauteng',
    ['Gate', 'Alarm'],
    [
      'House is empty 10 months of the year, caretaker checks once a week',
      'Airbnb guests get the alarm code and never hand keys back',
      'Burglars come from the beach path',
    ],
    'home burglary when-empty keys-missing alarm:wanted',
    'holidays',
  ],
];

describe('a home request that nobody tuned the tables for', () => {
  test.each(homes)('%s', (homeType, areas, securityConcerns, heard, not) => {
    const { whole } = understandHome({
      homeType,
      areas: [...areas],
      securityConcerns: [...securityConcerns],
    });
    const ids = idsIn(whole);
    expect(ids).toEqual(expect.arrayContaining(heard.split(' ')));
    expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
  });
});
