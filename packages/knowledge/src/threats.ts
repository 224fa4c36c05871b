/** What happens to premises, or is feared. */
export interface Threat {
  /** Without an article: "armed robbery". */
  readonly label: string;
  /** Its part that says the same: a visitor who wrote "farm attack" is not quoted. */
  readonly core?: string;
  /** A word for many kinds, such as "break-in": a more exact one comes before it. */
  readonly general?: true;
  /** Lives are in danger: it comes before all that is not, whatever else was written. */
  readonly danger?: true;
  /** From 1 (hardly ever) to 5 (often), before anything is known of the site. */
  readonly likelihood: Points;
  /** From 1 (a nuisance) to 5 (lives), before anything is known of the site. */
  readonly impact: Points;
}

type Points = 1 | 2 | 3 | 4 | 5;

const table = {
  burglary: { label: 'burglary', general: true, likelihood: 3, impact: 3 },
  'armed-robbery': { label: 'armed robbery', likelihood: 2, impact: 5 },
  'cash-up-robbery': { label: 'robbery at cash-up', likelihood: 3, impact: 5 },
  'cash-in-transit': { label: 'robbery on the way to the bank', likelihood: 2, impact: 5 },
  hijacking: { label: 'hijacking', likelihood: 2, impact: 5 },
  'follow-home': { label: 'being followed home', likelihood: 2, impact: 5 },
  'home-invasion': { label: 'house robbery while people are at home', likelihood: 2, impact: 5 },
  'farm-attack': { label: 'a farm attack', core: 'farm attack', likelihood: 2, impact: 5 },
  shoplifting: { label: 'shoplifting', likelihood: 4, impact: 2 },
  'staff-theft': { label: 'theft by staff', likelihood: 3, impact: 3 },
  'stock-loss': { label: 'stock that goes missing', likelihood: 4, impact: 3 },
  'delivery-theft': { label: 'theft from deliveries', likelihood: 3, impact: 3 },
  'cable-theft': { label: 'cable theft', likelihood: 3, impact: 4 },
  'fuel-theft': { label: 'fuel theft', likelihood: 3, impact: 3 },
  'metal-theft': { label: 'metal theft', likelihood: 3, impact: 3 },
  'gate-motor-theft': { label: 'gate motor theft', likelihood: 4, impact: 3 },
  'vehicle-theft': { label: 'vehicle theft', likelihood: 3, impact: 4 },
  'theft-from-vehicle': { label: 'theft out of vehicles', likelihood: 4, impact: 2 },
  'stock-theft-animals': { label: 'stock theft', likelihood: 3, impact: 4 },
  'equipment-theft': { label: 'theft of equipment', likelihood: 3, impact: 3 },
  'personal-theft': { label: 'theft of belongings', likelihood: 3, impact: 2 },
  tailgating: { label: 'tailgating', likelihood: 4, impact: 2 },
  trespass: { label: 'trespassing', likelihood: 3, impact: 2 },
  vandalism: { label: 'vandalism', likelihood: 3, impact: 2 },
  arson: { label: 'arson', likelihood: 1, impact: 5 },
  'walking-out': { label: 'people in your care who walk out unnoticed', likelihood: 3, impact: 4 },
  extortion: { label: 'extortion', likelihood: 2, impact: 5 },
  threats: { label: 'threats', likelihood: 2, impact: 4 },
  assault: { label: 'assault', likelihood: 2, impact: 4 },
  fraud: { label: 'fraud', likelihood: 3, impact: 3 },
  'data-theft': { label: 'theft of information', likelihood: 2, impact: 4 },
  'medicine-theft': { label: 'theft of medicines', likelihood: 3, impact: 4 },
  'package-theft': { label: 'theft of parcels', likelihood: 3, impact: 1 },
  loitering: { label: 'loitering', likelihood: 3, impact: 1 },
  'visitor-control': { label: 'visitors who are not checked', likelihood: 4, impact: 3 },
  'false-alarms': { label: 'false alarms', likelihood: 4, impact: 2 },
  'poor-footage': { label: 'footage that shows too little', likelihood: 4, impact: 2 },
  'power-failure': { label: 'power failures', likelihood: 3, impact: 3 },
  protest: { label: 'protests and looting', likelihood: 2, impact: 5 },
  'street-robbery': { label: 'robbery in the street', likelihood: 3, impact: 4 },
  'drug-dealing': { label: 'drug dealing', likelihood: 3, impact: 4 },
  'land-invasion': { label: 'land invasion', likelihood: 2, impact: 5 },
  'crop-theft': { label: 'theft of crops', likelihood: 3, impact: 3 },
  jamming: { label: 'jammed remotes or alarms', likelihood: 3, impact: 3 },
  fire: { label: 'fire', likelihood: 2, impact: 5 },
  'death-threats': { label: 'threats to kill', danger: true, likelihood: 3, impact: 5 },
  murder: { label: 'murder', danger: true, likelihood: 2, impact: 5 },
  'violent-extortion': {
    label: 'extortion with violence',
    danger: true,
    likelihood: 3,
    impact: 5,
  },
  stalking: { label: 'stalking', danger: true, likelihood: 3, impact: 5 },
  'domestic-violence': { label: 'domestic violence', danger: true, likelihood: 3, impact: 5 },
  bombing: { label: 'bombing', danger: true, likelihood: 2, impact: 5 },
  shooting: { label: 'shooting or stabbing', danger: true, likelihood: 2, impact: 5 },
  hostage: { label: 'kidnapping or hostage-taking', danger: true, likelihood: 2, impact: 5 },
  'weapon-threat': { label: 'threats with a weapon', danger: true, likelihood: 3, impact: 5 },
  'order-breach': {
    label: 'danger in spite of a protection order',
    core: 'protection order',
    danger: true,
    likelihood: 3,
    impact: 5,
  },
  hiding: { label: 'someone in hiding', danger: true, likelihood: 3, impact: 5 },
  'sexual-violence': { label: 'sexual violence', danger: true, likelihood: 2, impact: 5 },
  'child-danger': { label: 'children in danger', danger: true, likelihood: 2, impact: 5 },
} as const satisfies Record<string, Threat>;

export type IncidentId = keyof typeof table;

/** Every incident that the reports know, as a threat. */
export const threats: Readonly<Record<IncidentId, Threat>> = table;

/** Whether lives are in danger. */
export const isDanger = (id: IncidentId): boolean => threats[id].danger === true;
