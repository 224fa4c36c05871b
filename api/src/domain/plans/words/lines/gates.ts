import { gateValues as values } from '@app/knowledge/planning/gates';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { counting, type Numbered, type Numbers } from './table.ts';

const metres = (amounts: readonly number[]): string =>
  amounts.map((amount) => `${figure(amount)} m`).join(', ');

export const gateItems = {
  'sliding-gate-motor': ({ kilograms }: Numbers<'kilograms'>) =>
    `Sliding gate motor for ${figure(kilograms)} kg or more, with battery`,
  'swing-gate-motor': ({ leaf }: Numbers<'leaf'>) =>
    `Swing gate motor kit for ${values.leavesOfSwingGate} leaves of ${figure(leaf)} m or more, with battery`,
  'garage-motor': 'Garage door motor with battery',
  'traffic-barrier': ({ width }: Numbers<'width'>) =>
    `Traffic barrier for ${figure(width)} m or more, with battery`,
  'gate-safety-beams': 'Infra-red safety beams, pair',
  'gate-tamper-contact': 'Door contact, wired, as tamper contact of a gate motor',
  'gate-keypad': 'Wireless gate keypad',
  'gate-rack': `Gate rack, ${values.rackPieceMetres} m`,
  'gate-end-stops': 'End stops, pair',
  'anti-lift-bracket': 'Anti-lift bracket',
  'motor-cage': 'Anti-theft cage that fits the gate motor',
  'gate-battery': `12 V battery, ${values.batteryAmpereHours} Ah, for a gate motor`,
  'loop-detector': 'Loop detector',
  'gate-cable': `Alarm cable, ${values.cableRollMetres} m roll`,
  'gate-remote': 'Code-hopping remote',
  'gate-gsm-opener': 'GSM gate opener',
};

export const gateReasons = {
  'sliding-gate-motor': ({ gate, mass, kilograms }: Numbers<'gate' | 'mass' | 'kilograms'>) =>
    `Vehicle gate ${gate}, sliding: ${figure(mass)} kg × ${values.ratingFactor} = ${figure(kilograms)} kg`,
  'swing-gate-motor': ({ gate, width, leaf }: Numbers<'gate' | 'width' | 'leaf'>) =>
    `Vehicle gate ${gate}, swing: ${figure(width)} m ÷ ${values.leavesOfSwingGate} leaves = ${figure(leaf)} m a leaf`,
  'garage-motor': ({ gate }: Numbers<'gate'>) => `Vehicle gate ${gate}, garage door: one motor`,
  'traffic-barrier': ({ gate, width }: Numbers<'gate' | 'width'>) =>
    `Vehicle gate ${gate}, boom: a barrier of ${figure(width)} m or more`,
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
  'gate-cable': (made: Numbers<'gates' | 'contacts' | 'run' | 'waste' | 'metres'>) =>
    `Gate cable: (${howMany(made.gates, 'gate')} × ${values.cableMetresPerGate} m + ${howMany(made.contacts, 'tamper contact')} × ${made.run} m) × ${made.waste} = ${figure(made.metres)} m, in whole rolls`,
  'gate-remotes': ({
    people,
    limit,
    included,
    remotes,
  }: Numbers<'people' | 'limit' | 'included' | 'remotes'>) =>
    `Remotes: one for each of ${howMany(people, 'person')}, at most ${limit}, + ${values.spareRemotes} spare − ${included} that come with the first motor = ${remotes}`,
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
  'gate-safety-beams': atGate('Safety beams'),
  'gate-tamper-contact': atGate('Tamper contact of the motor'),
  'gate-keypad': atGate('Keypad'),
};
