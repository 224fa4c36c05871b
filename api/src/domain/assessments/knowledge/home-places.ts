import type { PlaceId } from '../understanding/understanding.ts';

/** What matters at a place of a home before anything is bought, in one or two sentences. */
export const homePlaces: Partial<Record<PlaceId, string>> = {
  'vehicle-gate':
    'The gate is the one opening that everybody uses and that stands in the street at night. Its motor, battery and rack are what thieves want, and after that it slides by hand.',
  'pedestrian-gate':
    'The small gate is often latched, not locked. Check that a hand through the bars cannot reach the latch.',
  driveway: 'Arriving is the moment of risk: you look at the gate, and the car cannot turn.',
  garage:
    'Two doors matter: the one to the street and the one into the house. The second should be as strong as a front door.',
  'front-door':
    'You need to see and speak before you open, and a gate that stays locked while you do.',
  'back-door':
    'It is out of sight of the street, so it needs the stronger lock and the first alarm contact.',
  'kitchen-door':
    'It stands open while people are at home. A slam-lock gate lets air in and people not.',
  bedroom: 'This is where you have to be safe for as long as help needs.',
  'living-room':
    'Sliding doors lift off their track unless they have an anti-lift block and a second bolt.',
  windows:
    'Look at those out of sight of the road first; bars anchored in the wall, with one that opens from inside.',
  garden: 'A warning in the garden gives you minutes; a warning in the passage gives you seconds.',
  pool: 'Pumps and pool furniture are taken over the wall; screens and hedges hide whoever does it.',
  'perimeter-wall':
    'A wall slows people down only where nobody can stand on a bin, a tree or the neighbour’s roof.',
  fence: 'A fence shows whether it has been cut only if somebody or something looks.',
  roof: 'Tiles lift quietly. A detector in the roof space is the only one that sees it.',
  outbuilding: 'Whatever is kept there, ladder, spade or crowbar, opens the house next.',
  'staff-quarters':
    'Whoever lives there needs an alarm point, a panic button and a light of their own.',
  parking: 'A car on an open bay is seen by everybody. Nothing in it, steering lock on, and light.',
  street: 'You cannot secure the street, but you can see it before you open.',
  'neighbouring-property':
    'What happens on the other side decides how they reach you. Talk to the neighbour first.',
  'boundary-bush': 'Bush hides people and goods. A cleared strip costs nothing but a weekend.',
  shed: 'Tools, fuel and quad bikes go first, and the tools are then used on the house.',
  borehole: 'Pump, panel and cable stand alone and far from beds.',
  kraal: 'Animals go at night, and the loss is found in the morning.',
  'access-road':
    'Whoever comes to you uses this road first: it is the place for the earliest warning.',
  'fuel-tank': 'A tank near the shed is emptied by hose; lock valve and pump switch.',
  stairwell:
    'Shared stairs let strangers stand at your door. The lock on the outer door is for everyone to keep shut.',
};
