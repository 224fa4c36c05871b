import { establishmentTypes, type ProposalQuestion } from '@app/contracts/proposal';

/** The answer to the first call. */
export const firstQuestions: { questions: ProposalQuestion[] } = {
  questions: [
    {
      name: 'establishment_type',
      text: 'What type of establishment is it?',
      type: 'select',
      options: [...establishmentTypes],
    },
  ],
};

const doors: ProposalQuestion = {
  name: 'outer_doors',
  text: 'How many outer doors are there?',
  type: 'text',
  group: 'The building',
  number: { unit: 'doors', min: 1, max: 40, integer: true },
};
const wants: ProposalQuestion = {
  name: 'wants',
  text: 'What do you want?',
  type: 'checkbox',
  options: ['Cameras', 'Alarm', 'Electric fence'],
  topics: { Cameras: 'video-surveillance', 'Electric fence': 'security-fencing' },
  help: 'Leave it open if you are not sure.',
  group: 'What you want',
};
const boundary: ProposalQuestion = {
  name: 'boundary',
  text: 'What is the boundary?',
  type: 'select',
  options: ['A wall', 'A palisade fence', 'None'],
  group: 'The boundary',
};

/** A home: three pages, with a chain of two questions that only some are asked. */
export const homeQuestions: ProposalQuestion[] = [
  doors,
  {
    name: 'rooms',
    text: 'How many rooms can be entered from outside?',
    type: 'text',
    help: 'Count rooms with a door or a window that opens.',
    group: 'The building',
    number: { unit: 'rooms', min: 1, max: 60, integer: true },
    optional: true,
  },
  {
    name: 'pets',
    text: 'Are there pets?',
    type: 'select',
    options: ['None', 'Small', 'Large'],
    group: 'The building',
  },
  boundary,
  {
    name: 'wall_height',
    text: 'How high is the wall?',
    type: 'text',
    group: 'The boundary',
    number: { unit: 'm', min: 0.5, max: 6, integer: false },
    showIf: [{ question: 'boundary', anyOf: ['A wall'] }],
  },
  {
    name: 'wall_top',
    text: 'What is on the wall?',
    type: 'select',
    options: ['Nothing', 'Spikes'],
    group: 'The boundary',
    showIf: [{ question: 'wall_height', atLeast: 1.5 }],
  },
  wants,
];

/** A warehouse: asks about doors, boundary and wants like a home, and about docks. */
export const warehouseQuestions: ProposalQuestion[] = [
  doors,
  {
    name: 'docks',
    text: 'How many loading docks are there?',
    type: 'text',
    group: 'The building',
    number: { unit: 'docks', min: 0, max: 60, integer: true },
  },
  { ...boundary, options: ['A wall', 'Mesh', 'None'] },
  wants,
];

/** Answers of the server to the second call, by type. */
export const questionsByType: Readonly<Record<string, ProposalQuestion[]>> = {
  'Residential Home': homeQuestions,
  Warehouse: warehouseQuestions,
};
