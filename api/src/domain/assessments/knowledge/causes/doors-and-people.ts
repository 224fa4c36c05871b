import { doors, outdoors } from '../place-groups.ts';
import type { Cause } from '../cause.ts';

export const doorCauses = {
  'door-too-slow': {
    at: doors,
    opens: ['tailgating'],
    name: ['{place} stays open long enough for two', 'The door stays open long enough for two'],
    why: [
      {
        when: ['premises:office'],
        say: 'People hold doors out of politeness. In a shared building nobody knows every face, so a laptop bag and a phone at the ear are a pass.',
      },
      {
        when: ['premises:gym'],
        say: 'One paying member lets a friend in behind, because nothing happens if they do.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Residents let friends of friends in, and a wedge keeps the door open for the pizza.',
      },
      'People hold doors out of politeness, and nothing tells them that somebody came in behind.',
    ],
    check: 'Count for an hour how many people come in on one key or card.',
    signs: { 'incident:tailgating': 3, 'fact:shared-premises': 2, 'has:access-control': 1, 'broken:access-control': 4 },
    usual: 3,
    answers: ['door-closer', 'challenge-rule', 'door-access', 'turnstile', 'visitor-rule-students'],
  },
  'desk-empty': {
    opens: ['tailgating', 'equipment-theft', 'data-theft', 'visitor-control'],
    name: 'The desk is empty at the hour that matters',
    why: [
      { when: ['time:lunch'], say: 'At lunch time the desk is empty while the door still opens for couriers and visitors.' },
      'A desk without a person is a doorway with a sign.',
    ],
    check: 'Note for a week when nobody sits there for more than five minutes.',
    signs: { 'place:reception': 2, 'time:lunch': 4 },
    usual: 0,
    only: ['time:lunch', 'place:reception'],
    unless: ['premises:farm', 'premises:home'],
    answers: ['staffed-reception', 'challenge-rule', 'entrance-camera'],
  },
  'equipment-loose': {
    opens: ['equipment-theft', 'data-theft', 'burglary'],
    name: [
      { when: ['asset:laptops'], say: 'Laptops lie on desks, ready to be carried' },
      { when: ['asset:sound-equipment'], say: 'Sound equipment stays set up between services' },
      { when: ['place:computer-lab'], say: 'One lock protects a room full of computers' },
      'What they want stands ready to be carried',
    ],
    why: [
      {
        when: ['asset:laptops', 'premises:office'],
        say: 'A visitor who comes in behind a member of staff needs one minute at an empty desk.',
      },
      {
        when: ['asset:sound-equipment'],
        say: 'Everyone who attends sees the mixer and microphones, and knows that they are there on Monday too.',
      },
      {
        when: ['place:computer-lab'],
        say: 'Forty machines in one room are worth a van and a night’s work; one locked cabinet per machine is not.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Laptops and phones lie in rooms whose locks open with a bent spoon.',
      },
      'Portable, unmarked equipment sells within a day.',
    ],
    check: 'Walk through after hours and list what you could carry out in two minutes.',
    signs: { 'asset:laptops': 3, 'asset:sound-equipment': 3, 'asset:electronics': 2, 'place:computer-lab': 3, 'asset:tools': 2, 'asset:phones': 1 },
    usual: 0,
    only: ['asset:laptops', 'asset:sound-equipment', 'asset:electronics', 'asset:tools', 'asset:phones', 'place:computer-lab', 'asset:machinery', 'asset:generator'],
    answers: ['lock-equipment', 'cage-store', 'data-lock', 'tracking'],
  },
  'visitors-unverified': {
    opens: ['visitor-control', 'trespass', 'tailgating'],
    name: 'Visitors get in on their own word',
    why: [
      {
        when: ['premises:estate'],
        say: 'A queue at the boom, a resident who does not answer and a driver who hoots: the guard opens. After that nobody knows who is inside, or whether they left.',
      },
      'The person at the door must decide in seconds, without being able to check.',
    ],
    check: 'Take yesterday’s register and phone five residents or hosts: did they expect that visitor?',
    signs: { 'incident:visitor-control': 3, 'people:visitors': 2, 'place:guardhouse': 2, 'people:guards': 1, 'place:vehicle-gate': 1 },
    usual: 2,
    only: ['incident:visitor-control', 'people:visitors'],
    unless: ['premises:farm', 'premises:home'],
    answers: ['visitor-codes', 'plate-camera', 'guard-check', 'challenge-rule'],
  },
  'contractors-stay': {
    opens: ['visitor-control', 'burglary', 'equipment-theft', 'trespass'],
    name: 'Contractors come in for one job and have the run of the place',
    why: [
      {
        when: ['premises:estate'],
        say: 'A card for a building site lets its holder walk anywhere, and at night nobody counts who stayed.',
      },
      'They are expected, unknown by face, and carry tools: nobody asks what is in the boot.',
    ],
    check: 'Count contractors in and out for one day.',
    signs: { 'people:contractors': 4 },
    usual: 0,
    only: ['people:contractors'],
    answers: ['contractor-register', 'exit-check'],
  },
  'guard-unchecked': {
    opens: ['visitor-control', 'cable-theft', 'burglary', 'stock-loss', 'fuel-theft', 'theft-from-vehicle', 'trespass', 'equipment-theft'],
    name: 'The guard’s rounds are not checked',
    why: [
      {
        when: ['premises:warehouse'],
        say: 'One guard sees one side. Whoever watches him for two nights knows when the far fence is free.',
      },
      {
        when: ['premises:church'],
        say: 'A car guard who is paid by tips stands where the tips are.',
      },
      'A guard without patrol points, light or radio sits where it is dry, and can be watched, bought or threatened.',
    ],
    check: 'Ask for last week’s patrol scans, hour by hour.',
    signs: { 'has:guards': 2, 'people:guards': 2, 'broken:guards': 4 },
    usual: 0,
    only: ['has:guards', 'people:guards', 'broken:guards'],
    unless: ['fact:covers-everything'],
    answers: ['guard-check', 'remote-viewing'],
  },
  'helper-exposed': {
    opens: ['burglary', 'home-invasion', 'farm-attack'],
    name: 'People who work for you can be pressed or tricked',
    why: 'A helper or gardener who is alone by day opens for a uniform or a story, and knows your hours. Most are the first victims, not accomplices.',
    check: 'Ask what they would do if somebody from “the municipality” rang now.',
    signs: { 'people:domestic-worker': 3, 'people:gardener': 3, 'place:staff-quarters': 2 },
    usual: 0,
    only: ['people:domestic-worker', 'people:gardener', 'place:staff-quarters'],
    answers: ['helper-code', 'intercom', 'panic-pendant'],
  },
  'no-safe-place': {
    opens: ['home-invasion', 'farm-attack'],
    name: 'Once they are inside, nothing holds them up',
    why: [
      {
        when: ['premises:farm'],
        say: 'From the kitchen to the bedroom of a farmhouse there is often one wooden door. Twenty minutes behind steel decide more than any camera.',
      },
      {
        when: ['fact:alone-at-night'],
        say: 'Somebody alone needs a door to close behind them more than a siren.',
      },
      'Between the room they enter and the beds there is nothing that locks.',
    ],
    check: 'At night, time the walk from the kitchen to your bed: that is the time you have.',
    signs: { 'incident:farm-attack': 2, 'incident:home-invasion': 1, 'people:children': 1, 'people:elderly': 2, 'place:bedroom': 2, 'no:security-gate': 3, 'fact:alone-at-night': 2 },
    usual: 2,
    unless: ['has:security-gate'],
    answers: ['safe-zone', 'panic-pendant', 'night-routine'],
  },
  'room-shared': {
    opens: ['burglary', 'equipment-theft', 'trespass', 'tailgating'],
    name: 'Nobody feels responsible for the front door',
    why: [
      { when: ['premises:student-housing'], say: 'With ten residents and their friends, a stranger on the stairs is somebody’s visitor. Rooms are left open for a shower.' },
      'In a house that many use, nobody knows who belongs there.',
    ],
    check: 'Stand in the passage for an evening and ask each person you do not know whom they visit.',
    signs: { 'premises:student-housing': 3, 'people:students': 1, 'people:tenants': 1, 'premises:hotel': 2 },
    usual: 0,
    only: ['premises:student-housing', 'premises:hotel'],
    answers: ['room-locks', 'door-access', 'visitor-rule-students', 'rekey', 'lock-equipment'],
  },
  'loiter-cover': {
    at: outdoors,
    opens: ['loitering', 'trespass', 'vandalism', 'theft-from-vehicle'],
    name: ['{place} suits people who want to wait unseen', 'There is a place to wait unseen'],
    why: [
      { when: ['place:street'], say: 'Cover, shade and nobody who asks: who stands there may be waiting for a taxi or counting your cars.' },
      'Shelter, darkness and no one who asks: that draws people, some of whom look for a chance.',
    ],
    check: 'Note for a week when people stand there, and what they look at.',
    signs: { 'incident:loitering': 3, 'place:boundary-bush': 2, 'place:street': 1, 'place:parking': 1 },
    usual: 2,
    only: ['incident:loitering', 'incident:trespass', 'incident:vandalism'],
    answers: ['cut-back', 'speak-out', 'lighting'],
  },
  'easy-target-fire': {
    opens: ['arson', 'protest'],
    name: 'What burns stands close to the boundary',
    why: 'Pallets, waste, fuel and vehicles against a fence need only a bottle from the road.',
    check: 'Walk the inside of the boundary and list what would burn within five metres.',
    signs: { 'incident:arson': 3, 'incident:protest': 3 },
    usual: 2,
    answers: ['protest-plan', 'smoke-link', 'remote-viewing', 'cut-back'],
  },
} as const satisfies Record<string, Cause>;
