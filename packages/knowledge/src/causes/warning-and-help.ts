import type { Cause } from '../cause.ts';
import { boundary, outdoors } from '../place-groups.ts';
import { BREAKING_IN } from './breaking-in-at.ts';

export const warningCauses = {
  'quiet-boundary': {
    at: boundary,
    opens: [
      'burglary',
      'farm-attack',
      'home-invasion',
      'trespass',
      'cable-theft',
      'fuel-theft',
      'vehicle-theft',
      'theft-from-vehicle',
      'stock-theft-animals',
      'equipment-theft',
      'metal-theft',
      'vandalism',
      'gate-motor-theft',
    ],
    name: ['Nothing gives warning at {place}', 'Nothing gives warning at the boundary'],
    why: {
      'premises:farm':
        'On a farm the alarm often starts at the house. By then intruders are at the door and you have no time left.',
      'premises:car-dealer':
        'After hours often nothing detects a person between the pavement and the cars.',
      'premises:estate': 'From the entrance nobody sees the rest of a long perimeter.',
      'place:fence':
        'Nobody hears a fence being cut. An alarm in the building starts only when they are already inside the fence.',
      'place:boundary-bush':
        'Bush along the boundary lets people wait, watch and hide goods close to you.',
      otherwise:
        'Where any alarm starts only at the building, intruders have all the time they need outside.',
    },
    check:
      'By day, walk along the inside with a second person. Note where nothing would detect you. Keep well away from any electric fence.',
    signs: {
      'place:perimeter-wall': 2,
      'place:fence': 3,
      'place:boundary-bush': 3,
      'place:garden': 1,
      'place:yard': 2,
      'no:beams': 3,
      'no:electric-fence': 3,
      'broken:beams': 4,
      'broken:electric-fence': 4,
      'fact:low-wall': 3,
      'place:neighbouring-property': 2,
      'place:kraal': 1,
      'place:showroom': 2,
      'premises:farm': 2,
    },
    unless: ['has:beams', 'fact:flat', 'premises:tuck-shop', 'premises:student-housing'],
    answers: [
      'beams',
      'repair-boundary',
      'electric-fence',
      'outdoor-detector',
      'thermal-camera',
      'cut-back',
    ],
  },
  dark: {
    at: outdoors,
    opens: [
      'burglary',
      'farm-attack',
      'home-invasion',
      'theft-from-vehicle',
      'vehicle-theft',
      'hijacking',
      'gate-motor-theft',
      'trespass',
      'loitering',
      'cable-theft',
      'assault',
      'vandalism',
    ],
    name: ['It is dark at {place}', 'It is dark outside'],
    why: {
      'place:parking': 'In the dark nobody can see a person beside a car.',
      otherwise: 'In the dark nobody sees them, and ordinary cameras show very little.',
    },
    check:
      'After dark, look out from inside or walk inside your property with a second person. Note where you cannot see 20 m.',
    signs: { 'fact:dark': 4, 'no:lighting': 4, 'broken:lighting': 4 },
    only: ['fact:dark', 'no:lighting', 'broken:lighting'],
    answers: ['lighting', 'area-camera', 'cut-back'],
  },
  'empty-and-known': {
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft', 'arson'],
    name: 'Everyone can see when nobody is there',
    why: {
      'premises:school': {
        'time:holidays':
          'Everyone knows the school holidays. For weeks nobody passes the classrooms at night, and thieves have time to come back.',
      },
      'premises:church':
        'Everyone knows the hours of worship, so everyone knows when nobody is there.',
      'time:december': 'In December many people are away, and nobody notices for days.',
      'time:when-empty': {
        'people-live-here':
          'Closed curtains, a full post box and no lights show that you are away.',
      },
      'nothing-happened': 'Whoever watches for a week knows when nobody is there, and has time.',
      'time:weekend': 'Where nobody checks over the weekend, thieves have all the time they need.',
      otherwise: 'They come because they know when nobody is there.',
    },
    check:
      'Write down who checks the place, and when, at the times that worry you. Look for long gaps.',
    signs: {
      'time:holidays': 4,
      'time:december': 3,
      'time:when-empty': 3,
      'time:weekend': 3,
      'time:sunday': 1,
    },
    only: ['time:holidays', 'time:december', 'time:when-empty', 'time:weekend'],
    // Full when others are away.
    unless: ['premises:hotel', 'premises:restaurant', 'premises:estate'],
    answers: [
      'holiday-plan',
      'neighbour-watch',
      'remote-viewing',
      'arm-every-time',
      'change-pattern',
    ],
  },
  'slow-help': {
    opens: [
      ...BREAKING_IN,
      'armed-robbery',
      'farm-attack',
      'vehicle-theft',
      'stock-theft-animals',
      'fuel-theft',
    ],
    name: 'Help arrives too late',
    why: {
      'premises:farm':
        'Help from town often takes too long. You need an early warning, strong doors, and neighbours who can be reached first.',
      'fact:slow-response':
        'They can be gone before help comes. An earlier warning is usually the cheapest answer; making the goods harder to reach also helps.',
      'has:armed-response':
        'Armed response may arrive late because the alarm goes off late, the vehicle is far away or the officer cannot get in.',
      'no:armed-response':
        'Without armed response an alarm only makes noise, and neighbours should not come out to look.',
      otherwise: 'They can leave before anyone arrives when the first signal goes out too late.',
    },
    check: {
      'has:armed-response':
        'Ask for the log of the last alarms: the times of signal, call-back and arrival.',
      otherwise: 'Ask whoever would come how long it takes, by day and at night.',
    },
    signs: {
      'fact:slow-response': 4,
      'fact:remote': 3,
      'no:armed-response': 3,
      'no:monitoring': 1,
      'premises:farm': 2,
      'has:armed-response': 2,
    },
    only: [
      'premises:farm',
      'has:armed-response',
      'fact:slow-response',
      'fact:remote',
      'no:armed-response',
      'no:monitoring',
    ],
    answers: ['armed-response', 'beams', 'remote-viewing', 'safe-zone', 'fog'],
  },
  'remote-blocked': {
    opens: ['jamming'],
    name: 'A jammer blocks the remote or the alarm, and nobody notices',
    why: {
      'place:parking':
        'A jammer near the cars blocks the remote as the owner walks away. The car looks locked but is not.',
      otherwise:
        'A jammer blocks the radio of a remote or a wireless alarm. The car or the gate stays open, or the signal gets lost.',
    },
    check: 'List each time a remote or the alarm did nothing, with date, hour and place.',
    signs: { 'incident:jamming': 3, 'fact:jammer': 3, 'place:parking': 1 },
    usual: 3,
    answers: ['check-doors', 'jam-report', 'dual-path', 'parking-watch'],
  },
  'signal-lost': {
    opens: [
      ...BREAKING_IN,
      'farm-attack',
      'hijacking',
      'armed-robbery',
      'vehicle-theft',
      'stock-theft-animals',
    ],
    name: 'An alarm signal may not get out',
    why: {
      'fact:jammer':
        'A jammer blocks the radio signal of the alarm or the remotes. Without a second path nobody notices.',
      'fact:poor-signal':
        'If a phone shows one bar indoors, the alarm’s communicator in a steel box may have no signal at all.',
      otherwise:
        'With only one path, a cut line or a jammed network stops the signal, and nobody notices.',
    },
    check:
      'Ask the control room how often it hears a test signal, and what it does when one is missed.',
    signs: { 'fact:jammer': 5, 'fact:poor-signal': 4 },
    only: ['fact:jammer', 'fact:poor-signal'],
    unless: ['no:alarm'],
    answers: ['dual-path', 'alarm-service'],
  },
  'power-off': {
    opens: [
      ...BREAKING_IN,
      'power-failure',
      'vehicle-theft',
      'tailgating',
      'visitor-control',
      'gate-motor-theft',
      'poor-footage',
    ],
    name: 'The equipment goes down with the power',
    why: {
      'place:vehicle-gate':
        'Without backup power a gate motor stops, and so does all equipment that runs on the mains.',
      otherwise: 'Batteries lose capacity with every outage, and often nobody tests them.',
    },
    check: 'In the next power cut, write down which equipment stops, and after how long.',
    signs: {
      'fact:no-power': 3,
      'time:load-shedding': 4,
      'no:backup-power': 4,
      'broken:backup-power': 4,
      'incident:power-failure': 4,
    },
    only: [
      'fact:no-power',
      'time:load-shedding',
      'no:backup-power',
      'broken:backup-power',
      'incident:power-failure',
    ],
    answers: ['battery-backup', 'power-alert', 'alarm-service'],
  },
  'worked-before': {
    opens: [
      ...BREAKING_IN,
      'fuel-theft',
      'vehicle-theft',
      'theft-from-vehicle',
      'stock-theft-animals',
      'gate-motor-theft',
      'shoplifting',
    ],
    name: 'It worked before, so they come back',
    why: {
      'premises:tuck-shop':
        'Someone who knows the school’s routine knows when the shop has new stock.',
      'incident:cable-theft':
        'Thieves may wait until you have replaced the cable, then steal it again.',
      otherwise:
        'The same people, or others they told, come back when the goods have been replaced but the way in is still weak.',
    },
    check: 'List all incidents with date, time and way in, and look for a pattern.',
    signs: { 'fact:repeat-victim': 4, 'time:repeatedly': 2 },
    only: ['fact:repeat-victim', 'time:repeatedly'],
    unless: ['nothing-happened'],
    answers: ['repair-boundary', 'change-pattern', 'cage-store', 'harden-opening', 'incident-book'],
  },
} as const satisfies Record<string, Cause>;
