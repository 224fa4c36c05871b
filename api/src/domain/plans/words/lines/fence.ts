import { alarmValues } from '@app/knowledge/planning/alarm';
import { fenceValues as values } from '@app/knowledge/planning/fence';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import type { Site } from '../../site.ts';
import type { Numbered, Numbers } from './table.ts';

type Lines = Numbers<'strands'>;
/** What the brackets are bolted to. */
type Barrier = Pick<Site['boundary'], 'kind'>;
type Energizers = Numbers<'energizers'>;
type Energizer = Numbered & Energizers;

const lines = ({ strands }: Lines): string => `${figure(strands)} lines`;

const boltedTo: Readonly<Record<Barrier['kind'], string>> = {
  wall: 'for the top of a wall',
  none: 'for the top of a wall',
  palisade: 'for a palisade fence',
  mesh: 'for the posts of a mesh fence',
};

/** "12 to 15 J" */
export const storedJoules = ({ joules, mostJoules }: Numbers<'joules' | 'mostJoules'>): string =>
  `${joules === mostJoules ? joules : `${joules} to ${mostJoules}`} J`;

export const fenceItems = {
  'fence-bracket': (made: Lines & Barrier) =>
    `Fence bracket for ${lines(made)}, ${boltedTo[made.kind]}`,
  'fence-corner-bracket': (made: Lines & Barrier) =>
    `Corner bracket for ${lines(made)} or more, ${boltedTo[made.kind]}`,
  'fence-wire': `Fence wire, ${values.wireRollMetres} m roll`,
  'fence-insulators': `Strain insulators, pack of ${values.insulatorsInPack}`,
  'fence-springs': `Tension springs, pack of ${values.springsInPack}`,
  'fence-ferrules': `Compression ferrules, pack of ${values.ferrulesInPack}`,
  'fence-sign': 'Electric fence warning sign',
  'fence-certificate':
    'Certificate of compliance for the electric fence, by a registered installer',
  'earth-spike': `Earth spike, ${values.spikeLengthMetres} m, with clamp`,
  'earth-conduit': 'Conduit for the earth cables, metre',
  'earth-wire': `Earth wire, ${values.earthWireRollMetres} m roll`,
  'lightning-diverter': 'Lightning diverter',
  energizer: ({ joules, zones }: Numbers<'joules' | 'zones'>) =>
    `Energiser, at least ${joules} J stored, ${howMany(zones, 'zone')}, with battery`,
  'energizer-keypad': 'Keypad for the energiser, of the same make',
  'energizer-siren': 'Siren and strobe for the energiser',
  'energizer-battery': ({ ampereHours }: Numbers<'ampereHours'>) =>
    `12 V battery, at least ${figure(ampereHours)} Ah, for the energiser`,
  'energizer-box': 'Weatherproof box with a lock, for an energiser on the boundary',
  'fence-contact': 'Gate contact kit for an electric fence',
  'fence-beam': ({ metres }: Numbers<'metres'>) =>
    `Outdoor beam pair, range at least ${figure(metres)} m`,
  'beam-bracket': 'Beam bracket for a wall',
  'beam-post': 'Beam post, with its foot',
  'beam-power-supply': '12 V power supply with battery back-up, for beams',
  'beam-battery': `12 V battery, ${values.usualBatteryAmpereHours} Ah, for the beam power supply`,
};

export const fenceReasons = {
  'fence-brackets': ({ length, brackets, kind }: Numbers<'length' | 'brackets'> & Barrier) =>
    `Brackets ${boltedTo[kind]}: ${figure(length)} m ÷ ${values.bracketSpacingMetres} m = ${figure(brackets)}`,
  'fence-corners': ({ corners }: Numbers<'corners'>) =>
    `Corner brackets: one in each corner, ${corners} corners`,
  'fence-wire': ({ length, strands, wire }: Numbers<'length' | 'strands' | 'wire'>) =>
    `Wire: ${figure(length)} m × ${lines({ strands })} × ${values.wireMargin} = ${figure(wire)} m, in whole rolls`,
  'fence-insulators': (made: Numbers<'strands' | 'brackets' | 'corners' | 'insulators'>): string =>
    `Insulators: ${lines(made)} × (${howMany(made.brackets, 'bracket')} + ${made.corners} corners × ${values.insulatorsPerCorner}) = ${figure(made.insulators)}, in whole packs`,
  'fence-springs': ({
    strands,
    straights,
    springs,
  }: Numbers<'strands' | 'straights' | 'springs'>) =>
    `Springs: ${lines({ strands })} × ${figure(straights)} straight stretches = ${figure(springs)}, in whole packs`,
  'fence-ferrules': (made: Numbers<'strands' | 'straights' | 'ferrules'>) =>
    `Ferrules: ${lines(made)} × ${figure(made.straights)} straight stretches × ${values.ferrulesPerStraight} = ${figure(made.ferrules)}, in whole packs`,
  'fence-signs': (
    made: Numbers<'length' | 'gates' | 'corners' | 'signs'> & { readonly rural: boolean },
  ) => {
    const { urban, rural, publicRoad } = values.signSpacingMetres;
    const along = made.rural
      ? `${figure(made.length)} m: every ${publicRoad} m along public roads (${values.publicRoadShare * 100}% of it) and every ${rural} m elsewhere`
      : `${figure(made.length)} m ÷ ${urban} m`;
    return `Warning signs: ${along}, + ${howMany(made.gates, 'gate')} + ${made.corners} corners = ${figure(made.signs)}`;
  },
  'fence-certificate':
    'Certificate of compliance: one for the fence (Electrical Machinery Regulations, 2011, regulation 12)',
  'earth-spikes': (made: Numbers<'energizers' | 'length' | 'spacing' | 'spikes'>) =>
    `Earth spikes: ${values.spikesAtEnergizer} at each energiser × ${figure(made.energizers)}, and ${figure(made.length)} m ÷ ${made.spacing} m: ${figure(made.spikes)} together`,
  'earth-conduit': ({ spikes, metres }: Numbers<'spikes' | 'metres'>) =>
    `Conduit: ${figure(spikes)} earth spikes × ${values.conduitMetresPerSpike} m = ${figure(metres)} m`,
  'earth-wire': ({ energizers, spikes, metres }: Numbers<'energizers' | 'spikes' | 'metres'>) =>
    `Earth wire: ${values.earthWireMetresAtEnergizer} m at each energiser × ${figure(energizers)} + ${figure(spikes)} earth spikes × ${values.earthWireMetresPerSpike} m = ${figure(metres)} m, in whole rolls`,
  'lightning-diverters': ({ zones }: Numbers<'zones'>) =>
    `Lightning diverters: one for each zone, ${figure(zones)}`,
  energizers: (
    made: Numbers<'wire' | 'energizers' | 'wireOfEach' | 'zones' | 'joules' | 'mostJoules'>,
  ): string => {
    const { wire, energizers, wireOfEach, zones } = made;
    const split = energizers > 1 ? ` ÷ ${energizers} circuits = ${figure(wireOfEach)} m` : '';
    return `Energiser: ${figure(wire)} m of wire${split} needs ${storedJoules(made)} stored, and ${howMany(zones, 'zone')}`;
  },
  'energizer-keypads': ({ energizers }: Energizers) =>
    `One keypad for each energiser: ${figure(energizers)}`,
  'energizer-sirens': ({ energizers }: Energizers) =>
    `One siren and strobe for each energiser: ${figure(energizers)}`,
  'energizer-batteries': (standby: Numbers<'joules' | 'outageHours' | 'ampereHours'>) =>
    `Battery for two outages of ${figure(standby.outageHours)} h in a row: ${figure(standby.joules)} J × ${values.amperesPerJoule} A a joule × ${figure(standby.outageHours)} h × ${values.outagesInARow} × ${values.batteryMargin} = ${figure(standby.ampereHours)} Ah, for each energiser`,
  'energizer-boxes': ({ energizers }: Energizers) =>
    `Each energiser stands at its own stretch of boundary, in a box that keeps the rain out: ${figure(energizers)}`,
  'fence-contacts': ({ gates }: Numbers<'gates'>) =>
    `Fence contacts: one for each gate that carries the fence, ${howMany(gates, 'gate')}`,
  'fence-beams': ({ side, spans, metres }: Numbers<'side' | 'spans' | 'metres'>) =>
    `Beams in place of the electric fence: a side of ${figure(side)} m${spans > 1 ? ` ÷ ${spans}` : ''} × ${alarmValues.beamRangeFactor} = ${figure(metres)} m of range`,
  'beam-brackets': ({ pairs }: Numbers<'pairs'>) =>
    `Beam brackets on the wall: two for each pair, ${howMany(pairs, 'pair')}`,
  'beam-posts': ({ pairs }: Numbers<'pairs'>) =>
    `Beam posts, because there is no wall to fix beams to: two for each pair, ${howMany(pairs, 'pair')}`,
  'beam-power': ({ pairs }: Numbers<'pairs'>) =>
    `Beam power: one supply for up to ${values.beamPairsPerSupply} pairs, ${howMany(pairs, 'pair')}`,
  'beam-batteries': ({ supplies }: Numbers<'supplies'>) =>
    `Beam power: one battery for each supply, ${figure(supplies)}`,
};

/** "Energiser", or "Energiser 2" where there are several. */
const named =
  (name: string, only = name) =>
  ({ number, energizers }: Energizer): string =>
    energizers > 1 ? `${name} ${number}` : only;

export const fenceLabels = {
  energizer: named('Energiser'),
  'energizer-keypad': named('Keypad of energiser', 'Keypad of the energiser'),
  'energizer-siren': named('Siren and strobe of energiser', 'Fence siren and strobe'),
  'fence-contact-vehicle': ({ number }: Numbered) => `Fence contact, vehicle gate ${number}`,
  'fence-contact-pedestrian': ({ number }: Numbered) => `Fence contact, pedestrian gate ${number}`,
};
