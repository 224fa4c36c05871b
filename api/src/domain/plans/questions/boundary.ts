import type { Site, VehicleGate } from '../site.ts';
import { askAny, askNumber, askOne, DONT_KNOW } from './question.ts';

interface BoundaryOption {
  readonly kind: Site['boundary']['kind'];
  /** Lower than an electric fence needs. */
  readonly low?: true;
}

export const boundary = askOne<BoundaryOption>({
  name: 'boundary',
  text: 'What is around the property?',
  help: 'Choose what most of the boundary is made of.',
  options: {
    Wall: { kind: 'wall' },
    'Wall lower than 1.5 m': { kind: 'wall', low: true },
    'Palisade fence': { kind: 'palisade' },
    'Mesh or wire fence': { kind: 'mesh' },
    'Nothing of our own': { kind: 'none' },
    [DONT_KNOW]: undefined,
  },
});

/** Options where the height of a wall is asked in metres, and where it is not. */
export const boundaryKinds = {
  measured: ['Wall', 'Palisade fence', 'Mesh or wire fence', 'Nothing of our own', DONT_KNOW],
  unmeasured: [
    'Wall',
    'Wall lower than 1.5 m',
    'Palisade fence',
    'Mesh or wire fence',
    'Nothing of our own',
    DONT_KNOW,
  ],
} as const;

export const boundaryLength = askNumber({
  name: 'boundary_length',
  text: 'How long is the boundary?',
  help: 'All sides together, with the gates: a stand of 30 m by 30 m has 120 m. Leave empty if you do not know.',
  number: { unit: 'm', min: 10, max: 20_000, integer: false },
  optional: true,
  showIf: [
    {
      question: 'boundary',
      anyOf: ['Wall', 'Wall lower than 1.5 m', 'Palisade fence', 'Mesh or wire fence', DONT_KNOW],
    },
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

export interface GateOption {
  readonly kind: VehicleGate['kind'] | 'pedestrian';
  /** Of the opening, in metres; absent: as usual for the type of establishment. */
  readonly width?: number;
}

/** Gates and garage doors, each one that is ticked. */
export const gates = askAny<GateOption>({
  name: 'vehicle_gates',
  text: 'Which gates do you have?',
  help: 'Choose all that you have. Leave empty if there is none.',
  options: {
    'Sliding gate': { kind: 'sliding' },
    'Second sliding gate': { kind: 'sliding' },
    'Sliding gate, up to 5 m': { kind: 'sliding', width: 5 },
    'Sliding gate, wider than 5 m': { kind: 'sliding', width: 8 },
    'Second sliding gate, wider than 5 m': { kind: 'sliding', width: 8 },
    'Swing gate': { kind: 'swing' },
    'Garage door': { kind: 'garage' },
    'Second garage door': { kind: 'garage' },
    Boom: { kind: 'boom', width: 4 },
    'An open entrance without a gate': { kind: 'none', width: 6 },
    'Gate for people on foot': { kind: 'pedestrian' },
    'Second gate for people on foot': { kind: 'pedestrian' },
  },
});

/** What closes the lanes of an estate. */
export const laneGate = askOne<Pick<VehicleGate, 'kind' | 'width'>>({
  name: 'vehicle_gate',
  text: 'What closes the vehicle lanes?',
  help: 'Choose what most lanes have.',
  options: {
    Boom: { kind: 'boom', width: 4 },
    'Sliding gate, up to 5 m': { kind: 'sliding', width: 5 },
    'Sliding gate, wider than 5 m': { kind: 'sliding', width: 8 },
    'Swing gate': { kind: 'swing', width: 5 },
    [DONT_KNOW]: undefined,
  },
});

export const gateMass = askNumber({
  name: 'gate_mass',
  text: 'How heavy is the heaviest gate?',
  help: 'It decides how strong the motor must be. Leave empty if you do not know.',
  number: { unit: 'kg', min: 20, max: 3000, integer: false },
  optional: true,
  showIf: [
    {
      question: 'vehicle_gates',
      anyOf: [
        'Sliding gate',
        'Second sliding gate',
        'Sliding gate, up to 5 m',
        'Sliding gate, wider than 5 m',
        'Second sliding gate, wider than 5 m',
        'Swing gate',
      ],
    },
  ],
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
