import type { Site, VehicleGate } from '../site.ts';
import { askAny, askNumber, askOne, DONT_KNOW } from './question.ts';

export const boundary = askOne<Site['boundary']['kind']>({
  name: 'boundary',
  text: 'What is around the property?',
  help: 'Choose what most of the boundary is made of.',
  options: {
    Wall: 'wall',
    'Palisade fence': 'palisade',
    'Mesh or wire fence': 'mesh',
    'Nothing of our own': 'none',
    [DONT_KNOW]: undefined,
  },
});

export const boundaryLength = askNumber({
  name: 'boundary_length',
  text: 'How long is the boundary?',
  help: 'All sides together, with the gates: a stand of 30 m by 30 m has 120 m. Leave empty if you do not know.',
  number: { unit: 'm', min: 10, max: 20_000, integer: false },
  optional: true,
  showIf: [
    { question: 'boundary', anyOf: ['Wall', 'Palisade fence', 'Mesh or wire fence', DONT_KNOW] },
  ],
});

export const wallHeight = askNumber({
  name: 'wall_height',
  text: 'How high is the wall?',
  help: 'Where it is lowest. It decides if an electric fence may go on top. Leave empty if you do not know.',
  number: { unit: 'm', min: 0.3, max: 6, integer: false },
  optional: true,
  showIf: [{ question: 'boundary', anyOf: ['Wall'] }, { wanted: 'fence' }],
});

/** What a driveway of a home has. */
export const drivewayGates = askAny<VehicleGate['kind']>({
  name: 'vehicle_gates',
  text: 'What does your driveway have?',
  help: 'Choose all that you have. Leave empty if there is none.',
  options: { 'Sliding gate': 'sliding', 'Swing gate': 'swing', 'Garage door': 'garage' },
});

export const gateMass = askNumber({
  name: 'gate_mass',
  text: 'How heavy is the gate?',
  help: 'It decides how strong the motor must be. Leave empty if you do not know.',
  number: { unit: 'kg', min: 20, max: 3000, integer: false },
  optional: true,
  showIf: [{ question: 'vehicle_gates', anyOf: ['Sliding gate', 'Swing gate'] }],
});

export interface GateOption {
  readonly kind: VehicleGate['kind'];
  /** Of the opening, in metres. */
  readonly width: number;
}

/** The vehicle entrance of a site that is not a home; null when there is none. */
export const vehicleGate = askOne<GateOption | null>({
  name: 'vehicle_gate',
  text: 'What is at the vehicle entrance?',
  options: {
    'Sliding gate, up to 5 m': { kind: 'sliding', width: 5 },
    'Sliding gate, wider than 5 m': { kind: 'sliding', width: 8 },
    'Swing gate': { kind: 'swing', width: 5 },
    Boom: { kind: 'boom', width: 4 },
    'An open entrance without a gate': { kind: 'none', width: 6 },
    'There is no vehicle entrance': null,
    [DONT_KNOW]: undefined,
  },
});

export const vehicleLanes = askNumber({
  name: 'vehicle_lanes',
  text: 'How many vehicle lanes go through the gates?',
  help: 'Count each lane in and each lane out.',
  number: { unit: 'lanes', min: 1, max: 12, integer: true },
});

export const pedestrianGates = askNumber({
  name: 'pedestrian_gates',
  text: 'How many gates for people on foot are there?',
  help: 'Write 0 if there are none.',
  number: { unit: 'gates', min: 0, max: 20, integer: true },
});
