import type { ProposalRequest } from '@app/contracts/proposal';

/** The site of the example plan, as `api/testing/example-plans/home-with-dogs.json` has it. */
export const exampleAnswers = {
  establishmentType: 'Residential Home',
  responses: {
    wants: ['Cameras', 'Burglar alarm', 'Electric fence', 'Gate motor', 'Intercom', 'Backup power'],
    rooms: '9',
    outer_doors: '3',
    boundary: 'Wall',
    boundary_length: '120',
    wall_height: '2',
    vehicle_gates: ['Sliding gate', 'Garage door', 'Gate for people on foot'],
    gate_mass: '400',
    outages: 'Up to 4 hours',
    circumstances: [
      'We have armed response, or will get it',
      'A dog or cat stays inside when the alarm is on',
      'The building has more than one storey',
    ],
  },
} satisfies ProposalRequest;
