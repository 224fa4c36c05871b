import type { IncidentId } from './threats.ts';

export interface Place {
  /** After "the": "back door". */
  readonly label: string;
  /** Named without "the": "reception". */
  readonly article?: false;
  /** What usually happens there on business premises, the first most. */
  readonly usual?: readonly IncidentId[];
  /** What usually happens there at a home, the first most. Without it: a break-in. */
  readonly usualAtHome?: readonly IncidentId[];
  /** What matters there at a home before anything is bought, in one or two sentences. */
  readonly atHome?: string;
}

const table = {
  'vehicle-gate': {
    label: 'gate',
    usual: ['visitor-control', 'trespass'],
    usualAtHome: ['gate-motor-theft', 'hijacking'],
    atHome:
      'Everyone uses the gate, and thieves can reach it from the street. Motors and batteries are easy to sell, and without its motor a gate opens by hand.',
  },
  'pedestrian-gate': {
    label: 'pedestrian gate',
    usual: ['trespass', 'tailgating'],
    usualAtHome: ['trespass', 'package-theft'],
    atHome:
      'The small gate is often latched but not locked. Check that nobody can reach the latch through the bars.',
  },
  'perimeter-wall': {
    label: 'boundary',
    usual: ['trespass', 'burglary'],
    usualAtHome: ['trespass', 'burglary'],
    atHome:
      'A wall does not help where people can climb it from a bin, a tree or the neighbour’s roof.',
  },
  fence: {
    label: 'fence',
    usual: ['burglary', 'trespass'],
    usualAtHome: ['trespass', 'burglary'],
    atHome: 'Nobody notices a cut fence unless it has an alarm or is checked.',
  },
  yard: { label: 'yard', usual: ['equipment-theft', 'trespass'] },
  parking: {
    label: 'parking area',
    usual: ['theft-from-vehicle', 'vehicle-theft'],
    usualAtHome: ['theft-from-vehicle', 'vehicle-theft'],
    atHome:
      'Everyone can see a car in an open bay. Leave nothing in it, lock the steering and light the bay.',
  },
  driveway: {
    label: 'driveway',
    usual: ['hijacking', 'vehicle-theft'],
    usualAtHome: ['hijacking', 'vehicle-theft'],
    atHome: 'You are most at risk when you arrive: you look at the gate, and the car cannot turn.',
  },
  'front-door': {
    label: 'front door',
    usual: ['burglary', 'armed-robbery'],
    usualAtHome: ['home-invasion', 'burglary'],
    atHome:
      'See and speak to people before you open, with a security gate that stays locked meanwhile.',
  },
  'back-door': {
    label: 'back door',
    usual: ['burglary', 'staff-theft'],
    atHome:
      'It is out of sight of the street, so it needs the stronger lock and the first alarm contact.',
  },
  'kitchen-door': {
    label: 'kitchen door',
    usual: ['staff-theft', 'burglary'],
    usualAtHome: ['home-invasion', 'burglary'],
    atHome:
      'It is often open while people are at home. With a slam-lock gate you can have the door open and still be locked in.',
  },
  'loading-dock': { label: 'loading dock', usual: ['stock-loss', 'delivery-theft'] },
  roof: {
    label: 'roof',
    usual: ['burglary', 'metal-theft'],
    atHome: 'Tiles and sheets lift quietly. Only a detector under the roof notices it.',
  },
  'roof-plant': { label: 'roof plant', usual: ['metal-theft', 'equipment-theft'] },
  balcony: {
    label: 'balcony',
    usual: ['burglary', 'trespass'],
    usualAtHome: ['burglary', 'trespass'],
    atHome:
      'A balcony door seems out of reach, so it often has a light lock. Give it the same lock as the front door.',
  },
  ceiling: { label: 'ceiling', usual: ['burglary'] },
  windows: {
    label: 'windows',
    usual: ['burglary'],
    atHome:
      'Start with the windows that cannot be seen from the road. Anchor burglar bars in the wall, and have one set that opens from inside.',
  },
  garage: {
    label: 'garage',
    usual: ['burglary', 'vehicle-theft'],
    usualAtHome: ['burglary', 'vehicle-theft'],
    atHome:
      'The door to the street is not the only one: a door from the garage into the house should be as strong as a front door.',
  },
  garden: {
    label: 'garden',
    usualAtHome: ['trespass', 'burglary'],
    atHome: 'An alarm in the garden gives you more time than an alarm in the house.',
  },
  pool: {
    label: 'pool',
    usualAtHome: ['trespass'],
    atHome: 'Pumps and pool furniture are easy to carry away. Fix them, and lock the pump away.',
  },
  outbuilding: {
    label: 'outbuilding',
    usual: ['equipment-theft', 'burglary'],
    usualAtHome: ['equipment-theft', 'burglary'],
    atHome:
      'Thieves can use a ladder, spade or crowbar from the outbuilding to break into the house.',
  },
  till: { label: 'tills', usual: ['armed-robbery', 'staff-theft'] },
  'cash-office': { label: 'cash office', usual: ['cash-up-robbery', 'armed-robbery'] },
  'sales-floor': { label: 'sales floor', usual: ['shoplifting', 'armed-robbery'] },
  storeroom: { label: 'storeroom', usual: ['stock-loss', 'burglary'] },
  'cold-room': { label: 'cold room', usual: ['stock-loss', 'power-failure'] },
  kitchen: { label: 'kitchen', usual: ['staff-theft', 'stock-loss'] },
  'dining-area': { label: 'dining area', usual: ['armed-robbery'] },
  reception: { label: 'reception', article: false, usual: ['tailgating', 'visitor-control'] },
  'office-area': { label: 'offices', usual: ['equipment-theft', 'tailgating'] },
  'server-room': { label: 'server room', usual: ['data-theft', 'equipment-theft'] },
  boardroom: { label: 'boardroom', usual: ['equipment-theft'] },
  dispensary: { label: 'dispensary', usual: ['medicine-theft', 'armed-robbery'] },
  'consulting-room': { label: 'consulting rooms', usual: ['assault', 'medicine-theft'] },
  ward: { label: 'ward', usual: ['assault', 'trespass'] },
  'waiting-room': { label: 'waiting room', usual: ['assault', 'trespass'] },
  classroom: { label: 'classrooms', usual: ['equipment-theft', 'vandalism'] },
  'computer-lab': { label: 'computer lab', usual: ['equipment-theft', 'burglary'] },
  hall: { label: 'hall', usual: ['equipment-theft', 'burglary'] },
  playground: { label: 'playground', usual: ['trespass', 'vandalism'] },
  toilets: { label: 'toilets', usual: ['vandalism', 'metal-theft'] },
  'change-room': { label: 'change rooms', usual: ['equipment-theft'] },
  bedroom: {
    label: 'bedrooms',
    usualAtHome: ['home-invasion'],
    atHome: 'You must be safe here until help arrives.',
  },
  'living-room': {
    label: 'living room',
    usualAtHome: ['home-invasion', 'burglary'],
    atHome:
      'A sliding door lifts off its track unless it has an anti-lift block and a second bolt.',
  },
  'staff-quarters': {
    label: 'staff quarters',
    usual: ['burglary'],
    usualAtHome: ['burglary', 'home-invasion'],
    atHome: 'The people who live there need their own alarm point, panic button and light.',
  },
  'workshop-floor': { label: 'workshop floor', usual: ['equipment-theft', 'metal-theft'] },
  'production-floor': { label: 'production floor', usual: ['metal-theft', 'staff-theft'] },
  substation: { label: 'substation', usual: ['cable-theft', 'power-failure'] },
  'fuel-tank': {
    label: 'fuel tank',
    usual: ['fuel-theft'],
    usualAtHome: ['fuel-theft'],
    atHome: 'Thieves drain a tank with a hose. Lock the valve and the pump switch.',
  },
  forecourt: { label: 'forecourt', usual: ['armed-robbery', 'theft-from-vehicle'] },
  showroom: { label: 'showroom', usual: ['vehicle-theft', 'burglary', 'personal-theft'] },
  kraal: {
    label: 'kraal',
    usual: ['stock-theft-animals'],
    usualAtHome: ['stock-theft-animals'],
    atHome: 'Thieves take animals at night, and you find out in the morning.',
  },
  shed: {
    label: 'shed',
    usual: ['equipment-theft', 'burglary'],
    usualAtHome: ['equipment-theft', 'burglary'],
    atHome: 'Thieves can use tools from the shed on the house. Lock the tools away first.',
  },
  borehole: {
    label: 'borehole',
    usual: ['equipment-theft', 'cable-theft'],
    usualAtHome: ['equipment-theft'],
    atHome: 'Pump, panel and cable are often far from the house, where nobody hears a thief.',
  },
  'access-road': {
    label: 'access road',
    usual: ['hijacking', 'trespass'],
    atHome: 'Visitors and intruders use this road first, so an early warning belongs here.',
  },
  guardhouse: { label: 'guardhouse', usual: ['visitor-control', 'armed-robbery'] },
  'lift-lobby': { label: 'lift lobby', usual: ['tailgating'] },
  stairwell: {
    label: 'stairwell',
    usual: ['tailgating', 'trespass'],
    atHome:
      'Where neighbours share it, agree to keep the outer door locked. Inside your own home, a detector here notices anyone who goes from room to room.',
  },
  street: {
    label: 'street',
    usual: ['loitering', 'hijacking'],
    usualAtHome: ['theft-from-vehicle', 'loitering'],
    atHome: 'You cannot secure the street, but you can check it before you open.',
  },
  'boundary-bush': {
    label: 'bush at the boundary',
    usual: ['trespass', 'burglary'],
    atHome: 'Bush hides people and stolen goods. Clear a strip on your side.',
  },
  'neighbouring-property': {
    label: 'property next door',
    usual: ['trespass', 'burglary'],
    atHome: 'People may come over from the neighbour’s side. Talk to the neighbour first.',
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof table;

/** Places on premises: the areas of a request. */
export const places: Readonly<Record<PlaceId, Place>> = table;
