import { expect, test } from 'vitest';
import { type ChallengeField, idsIn, understood } from '../../../../testing/heard-in.ts';

/** A whole request, the ids that are heard in it, and ids that would be wrong. */
interface Case {
  readonly request: Partial<Record<ChallengeField, string>>;
  readonly heard: string;
  readonly not: string;
}

const requests: Readonly<Record<string, Case>> = {
  'a hardware shop whose yard staff are suspected': {
    request: {
      businessType: 'Hardware shop with a timber yard, Pinetown',
      securityIssue:
        'More timber goes out than the slip says. Cement and paint too. We think one of the yard staff helps the bakkie drivers.',
      timing: 'Fridays after four when it is busy',
      location: 'Rear gate at the timber yard',
      peopleInvolved: 'Yard staff, customers with bakkies, one counter hand',
      preventionMethod:
        'Would like number plate cameras at the rear gate and someone checking slips',
    },
    heard:
      'shop delivery-theft stock-loss staff-theft vehicle-gate yard stock suspected-staff weekday afternoon 16-5 number-plate-camera:wanted stock-control:wanted',
    not: 'crops vehicle-theft early-hours domestic-worker',
  },
  'a butcher who loses meat': {
    request: {
      businessType: 'Butchery in Chatsworth',
      securityIssue:
        'Meat is disappearing from the coldroom, about R8000 a month at stock take. Block men wrap extra and put it in their bags',
      timing: 'Mostly Saturday afternoons before we close',
      location: 'Coldroom and the back door',
      peopleInvolved: '4 blockmen and 2 cashiers',
      preventionMethod: 'maybe a camera by the cold room door',
    },
    heard: 'shop stock-loss staff-theft cold-room back-door meat staff weekend cameras:wanted',
    not: 'till stock-theft-animals group-of-men burglary',
  },
  'a bottle store in capitals': {
    request: {
      businessType: 'BOTTLE STORE',
      securityIssue:
        'THEY COME THROUGH THE ROOF AND TAKE WHISKEY AND CIGARETTES 3 TIMES THIS YEAR ALARM GOES OFF BUT ARMED RESPONSE TAKES 25 MIN',
      timing: 'SUNDAY NIGHTS',
      location: 'ROOF ABOVE THE STORE ROOM',
      peopleInvolved: '3 OR 4 MEN',
      preventionMethod: 'FOG CANNON??',
    },
    heard:
      'liquor-store burglary roof storeroom alcohol cigarettes slow-response repeat-victim alarm:present armed-response:present fog:wanted',
    not: 'armed armed-men armed-robbery shoplifting alarm:broken',
  },
  'a shop that writes in Afrikaans and English': {
    request: {
      businessType: 'Slaghuis en supermark in Empangeni',
      securityIssue: 'Ons word elke maand einde beroof, personeel is bang. They come with pistols',
      timing: 'month end Friday',
      location: 'by the tills and the office where the money is',
      peopleInvolved: '3 mans met gewere',
      preventionMethod: 'camera and panic buttons please',
    },
    heard:
      'shop armed-robbery till cash month-end armed-men armed cameras:wanted panic-button:wanted',
    not: 'office burglary',
  },
  'a hair salon whose clients are robbed of phones': {
    request: {
      businessType: 'hair salon',
      securityIssue:
        'eish these boys snatch the clients phones and the hair dryers from the front, they run to the taxi rank',
      timing: 'saturdays when its full',
      location: 'front door in West street',
      peopleInvolved: 'young boys, amaphara',
      preventionMethod: 'I want a gate that buzz open',
    },
    heard: 'shop front-door phones weekend strangers access-control:wanted',
    not: 'vehicles street transport-yard vehicle-theft',
  },
  'a car wash where things go from cars': {
    request: {
      businessType: 'Car wash and shisanyama in Umlazi',
      securityIssue:
        'abafana take things out of customers cars, sunglasses and coins and once a laptop. Customers fight with us',
      timing: 'Weekends',
      location: 'The washing bays and where cars wait',
      peopleInvolved: 'car washers, some are casual boys I dont know',
      preventionMethod: 'Cameras so we can see who did it',
    },
    heard: 'workshop theft-from-vehicle parking weekend staff cameras:wanted',
    not: 'vehicle-theft burglary',
  },
  'a museum that fears for a display': {
    request: {
      businessType: 'Small museum in Pietermaritzburg',
      securityIssue: 'We fear theft of a rhino horn display and old medals',
      timing: 'when closed',
      location: 'Gallery 2, skylight',
      peopleInvolved: 'volunteers and one attendant',
      preventionMethod: 'What do insurers want? We have smoke detectors only',
    },
    heard: 'other-business burglary roof jewellery when-empty insurer-asks fire-detection:present',
    not: 'livestock stock-theft-animals farm 2-3 14-15',
  },
  'a print shop that fears a leak': {
    request: {
      businessType: 'Print shop (matric exam question papers for province are printed here)',
      securityIssue: 'Afraid of leak of exam papers',
      timing: 'September to November',
      location: 'Binding room and the waste paper',
      peopleInvolved: 'Temps and night shift',
      preventionMethod: 'No cell phones in, cameras, access control with fingerprints',
    },
    heard: 'factory data-theft documents storeroom staff access-control:wanted cameras:wanted',
    not: 'learners phones cameras:absent armed-robbery shoplifting',
  },
  'a depot with hijackings and diesel thefts': {
    request: {
      businessType: 'Logistics depot Cato Ridge, 60 trucks',
      securityIssue:
        'Diesel siphoned from trucks and one horse and trailer hijacked just outside the gate, drivers say they were followed from the toll',
      timing: 'Hijack at 04:30, diesel any night',
      location: 'Truck park and the road outside the gate',
      peopleInvolved: 'Drivers, a guard at the gate',
      preventionMethod: 'Tracking exists. Want fuel sensors maybe.',
    },
    heard:
      'transport-yard fuel-theft hijacking diesel trucks drivers guards 4-5 night stock-control:wanted',
    not: 'livestock alarm:wanted home',
  },
  'a dairy farm without a signal': {
    request: {
      businessType: 'Dairy farm near Howick',
      securityIssue: 'Calves stolen and the milk tank cooling copper pipes cut, also diesel goes',
      timing: 'full moon nights',
      location: 'Calf pens by the road, far from the house, no signal',
      peopleInvolved: 'maybe people from the neighbouring village, one ex worker',
      preventionMethod: 'What can work without wifi?',
    },
    heard:
      'farm stock-theft-animals metal-theft fuel-theft livestock pipes kraal former-staff night poor-signal remote',
    not: 'cable-theft home copper stock-loss',
  },
};

test.each(Object.entries(requests))('%s is heard as it was meant', (_, { request, heard, not }) => {
  const ids = idsIn(understood(request));
  expect(ids).toEqual(expect.arrayContaining(heard.split(' ')));
  expect(ids.filter((id) => not.split(' ').includes(id))).toEqual([]);
});
