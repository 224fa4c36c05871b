import type { PlaceId } from '../understanding/understanding.ts';

/** What matters at a place of a home before anything is bought, in one or two sentences. */
export const homePlaces: Partial<Record<PlaceId, string>> = {
  'vehicle-gate':
    'Everyone uses the gate, and thieves can reach it from the street. They want its motor and battery, and without the motor the gate slides open by hand.',
  'pedestrian-gate':
    'The small gate is often latched but not locked. Check that nobody can reach the latch through the bars.',
  driveway: 'You are most at risk when you arrive: you look at the gate, and the car cannot turn.',
  garage:
    'Two doors matter: the one to the street and the one into the house. The second should be as strong as a front door.',
  'front-door':
    'See and speak to people before you open, with a security gate that stays locked meanwhile.',
  'back-door':
    'It is out of sight of the street, so it needs the stronger lock and the first alarm contact.',
  'kitchen-door':
    'It is often open while people are at home. With a slam-lock gate you can have the door open and still be locked in.',
  bedroom: 'You must be safe here until help arrives.',
  'living-room':
    'Sliding doors lift off their track unless they have an anti-lift block and a second bolt.',
  windows:
    'Start with the windows that cannot be seen from the road. Anchor burglar bars in the wall, and have one set that opens from inside.',
  garden: 'An alarm in the garden gives you more time than an alarm in the passage.',
  pool: 'Thieves lift pumps and pool furniture over the wall, hidden by screens and hedges.',
  'perimeter-wall':
    'A wall does not help where people can climb it from a bin, a tree or the neighbour’s roof.',
  fence: 'Nobody notices a cut fence unless it has an alarm or is checked.',
  roof: 'Tiles lift quietly. Only a detector in the roof space notices it.',
  outbuilding:
    'Thieves use the ladder, spade or crowbar from the outbuilding to break into the house.',
  'staff-quarters': 'The people who live there need their own alarm point, panic button and light.',
  parking:
    'Everyone can see a car in an open bay. Leave nothing in it, lock the steering and light the bay.',
  street: 'You cannot secure the street, but you can check it before you open.',
  'neighbouring-property':
    'People may come over from the neighbour’s side. Talk to the neighbour first.',
  'boundary-bush': 'Bush hides people and stolen goods. Clear a strip on your side.',
  shed: 'Thieves take tools, fuel and quad bikes first, and then use the tools on the house.',
  borehole: 'Pump, panel and cable are far from the house, where nobody hears a thief.',
  kraal: 'Thieves take animals at night, and you find out in the morning.',
  'access-road': 'Visitors and intruders use this road first, so an early warning belongs here.',
  'fuel-tank': 'Thieves drain a tank with a hose. Lock the valve and the pump switch.',
  stairwell:
    'Strangers can come up shared stairs to your door. Agree with the neighbours to keep the outer door locked.',
};
