import { gateValues as values } from '@app/knowledge/planning/gates';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { counting, type Numbered, type Numbers } from './table.ts';

const metres = (amounts: readonly number[]): string =>
  amounts.map((amount) => `${figure(amount)} m`).join(', ');

const aDay = (openings: number): string => `${figure(openings)} openings a day`;

export const gateItems = {
  'sliding-gate-motor': ({ kilograms, openings }: Numbers<'kilograms' | 'openings'>) =>
    `Sliding gate motor for ${figure(kilograms)} kg and ${aDay(openings)} or more, with battery`,
  'swing-gate-motor': ({ leaf, openings }: Numbers<'leaf' | 'openings'>) =>
    `Swing gate motor kit for ${values.leavesOfSwingGate} leaves of ${figure(leaf)} m and ${aDay(openings)} or more, with battery`,
  'garage-motor': 'Garage door motor with battery',
  'traffic-barrier': ({ width, openings }: Numbers<'width' | 'openings'>) =>
    `Traffic barrier for ${figure(width)} m and ${aDay(openings)} or more, with battery`,
  'vehicle-tag-reader': 'Long-range reader for windscreen tags',
  'vehicle-tag': 'Windscreen tag that the reader reads',
  'gate-safety-beams': 'Infra-red safety beams, pair',
  'gate-tamper-contact': 'Door contact, wired, as tamper contact of a gate motor',
  'gate-keypad': 'Wireless gate keypad',
  'gate-rack': `Gate rack, ${values.rackPieceMetres} m`,
  'gate-end-stops': 'End stops, pair',
  'anti-lift-bracket': 'Anti-lift bracket',
  'motor-cage': 'Anti-theft cage that fits the gate motor',
  'gate-battery': `12 V battery, ${values.batteryAmpereHours} Ah, for a gate motor`,
  'loop-detector': 'Loop detector',
  'gate-remote': 'Code-hopping remote',
  'gate-gsm-opener': 'GSM gate opener',
};

export const gateReasons = {
  'sliding-gate-motor': (made: Numbers<'gate' | 'mass' | 'kilograms' | 'openings'>) =>
    `Vehicle gate ${made.gate}, sliding: ${figure(made.mass)} kg × ${values.ratingFactor} = ${figure(made.kilograms)} kg, and ${aDay(made.openings)}`,
  'swing-gate-motor': (made: Numbers<'gate' | 'width' | 'leaf' | 'openings'>) =>
    `Vehicle gate ${made.gate}, swing: ${figure(made.width)} m ÷ ${values.leavesOfSwingGate} leaves = ${figure(made.leaf)} m a leaf, and ${aDay(made.openings)}`,
  'garage-motor': ({ gate }: Numbers<'gate'>) => `Vehicle gate ${gate}, garage door: one motor`,
  'traffic-barrier': ({ gate, width, openings }: Numbers<'gate' | 'width' | 'openings'>) =>
    `Vehicle gate ${gate}, boom: a barrier of ${figure(width)} m or more, for ${aDay(openings)}`,
  'vehicle-tag-readers': counting(
    'gates',
    'gate',
    'Residents and staff open by a tag on the windscreen: one reader at each vehicle gate',
  ),
  'gate-controllers': counting('gates', 'gate', 'Controllers that open gates for known tags'),
  'vehicle-tags': ({ vehicles, tags }: Numbers<'vehicles' | 'tags'>) =>
    `Tags: ${howMany(vehicles, 'vehicle')} × ${values.tagReserve} = ${figure(tags)}`,
  'gate-safety-beams': ({ gates }: Numbers<'gates'>) =>
    `Safety beams: one pair for each gate that a motor moves, ${howMany(gates, 'gate')}`,
  'gate-tamper-contacts': ({ motors }: Numbers<'motors'>) =>
    `Tamper contact to the alarm: one for each gate motor, ${howMany(motors, 'motor')}`,
  'gate-keypads': counting('gates', 'gate', 'Gate keypads: one for each gate'),
  'gate-racks': ({ lengths }: { readonly lengths: readonly number[] }) =>
    `Rack: width + ${values.overlapMetres} m for each sliding gate: ${metres(lengths)}, in whole pieces`,
  'gate-end-stops': counting('gates', 'gate', 'End stops: one pair for each sliding gate'),
  'anti-lift-brackets': ({ gates }: Numbers<'gates'>) =>
    `Anti-lift brackets: ${values.antiLiftBracketsPerGate} for each sliding gate, ${howMany(gates, 'gate')}`,
  'motor-cages': 'Anti-theft cage: one for each sliding gate motor',
  'gate-batteries': ({ motors }: Numbers<'motors'>) =>
    `Gate batteries: one for each motor that comes without, ${howMany(motors, 'motor')}`,
  'loop-detectors': ({ booms }: Numbers<'booms'>) =>
    `Loop detectors: one for each boom, so that it never closes on a vehicle, ${howMany(booms, 'boom')}`,
  'gate-remotes': ({
    people,
    limit,
    included,
    remotes,
  }: Numbers<'people' | 'limit' | 'included' | 'remotes'>) =>
    `Remotes: one for each of ${howMany(people, 'person')}, at most ${limit}, + ${values.spareRemotes} spare − ${included} that come with the motors = ${remotes}`,
  'gate-gsm-openers': counting('gates', 'gate', 'GSM gate openers: one for each gate'),
};

const atGate =
  (name: string) =>
  ({ number }: Numbered): string =>
    `${name}, vehicle gate ${number}`;

export const gateLabels = {
  'gate-motor': atGate('Gate motor'),
  'garage-motor': atGate('Garage door motor'),
  boom: atGate('Boom'),
  'vehicle-tag-reader': atGate('Tag reader'),
  'gate-controller': ({ number }: Numbered) => `Gate controller ${number}`,
  'gate-safety-beams': atGate('Safety beams'),
  'gate-tamper-contact': atGate('Tamper contact of the motor'),
  'gate-keypad': atGate('Keypad'),
};
