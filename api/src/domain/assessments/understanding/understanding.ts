/**
 * What was understood of a visitor's texts. Ids are those of the vocabulary tables beside this file
 * (`premises.ts`, `incidents.ts`, `places.ts`, …), and the knowledge of the reports is keyed by them.
 */
export interface Understanding {
  /** Kinds of premises, the likeliest first. Empty when none was recognised. */
  readonly premises: readonly Heard<PremisesId>[];
  /** What happened or is feared, the likeliest first. */
  readonly incidents: readonly Heard<IncidentId>[];
  readonly places: readonly Heard<PlaceId>[];
  readonly assets: readonly Heard<AssetId>[];
  readonly people: readonly Heard<PeopleId>[];
  readonly times: readonly HeardTime[];
  /** Circumstances that change the advice. */
  readonly circumstances: readonly Heard<CircumstanceId>[];
  /** Measures by what was said about them; each at most once, "absent" and "broken" before "present". */
  readonly measures: readonly HeardMeasure[];
  /** The text sounds as if it happens at this moment. */
  readonly happeningNow: boolean;
  /** Fields, by their path in the request, that say too little to work with. */
  readonly thin: readonly string[];
  /** Statements that exclude each other, each as a sentence for the visitor. */
  readonly contradictions: readonly string[];
  /** Nothing in any field is about security. */
  readonly offTopic: boolean;
}

/** One thing that was recognised. */
export interface Heard<Id extends string> {
  readonly id: Id;
  /**
   * The visitor's own words for it, lower case, at most 60 characters, one line, no address or link.
   * Empty when nothing of them can be shown.
   */
  readonly words: string;
  /** Path of the field in the request, such as `operationalAreas.1.description`. */
  readonly field: string;
  /** How sure, above 0: it orders a list. */
  readonly weight: number;
}

export interface HeardTime extends Heard<TimeId> {
  /**
   * Local hours 0 to 23, when hours were named: "between 2 and 4 am" is `{ from: 2, to: 4 }`, "at 3 am"
   * `{ from: 3, to: 4 }`; "after 8 at night" reaches to 5, the end of the night.
   */
  readonly hours?: { readonly from: number; readonly to: number };
}

export interface HeardMeasure extends Heard<MeasureId> {
  /** `wanted`: the visitor asks for it; `refused`: the visitor does not want it. */
  readonly state: 'present' | 'absent' | 'broken' | 'wanted' | 'refused';
}

export type PremisesId =
  | 'home'
  | 'estate'
  | 'student-housing'
  | 'farm'
  | 'shop'
  | 'jewellery-shop'
  | 'spaza-shop'
  | 'tuck-shop'
  | 'liquor-store'
  | 'wholesaler'
  | 'restaurant'
  | 'hotel'
  | 'petrol-station'
  | 'car-dealer'
  | 'workshop'
  | 'office'
  | 'warehouse'
  | 'factory'
  | 'construction-site'
  | 'school'
  | 'creche'
  | 'clinic'
  | 'pharmacy'
  | 'church'
  | 'gym'
  | 'transport-yard'
  | 'solar-site'
  | 'other-business';

export type IncidentId =
  | 'burglary'
  | 'armed-robbery'
  | 'cash-up-robbery'
  | 'cash-in-transit'
  | 'hijacking'
  | 'follow-home'
  | 'home-invasion'
  | 'farm-attack'
  | 'shoplifting'
  | 'staff-theft'
  | 'stock-loss'
  | 'delivery-theft'
  | 'cable-theft'
  | 'fuel-theft'
  | 'metal-theft'
  | 'gate-motor-theft'
  | 'vehicle-theft'
  | 'theft-from-vehicle'
  | 'stock-theft-animals'
  | 'equipment-theft'
  | 'personal-theft'
  | 'tailgating'
  | 'trespass'
  | 'vandalism'
  | 'arson'
  | 'extortion'
  | 'threats'
  | 'assault'
  | 'fraud'
  | 'data-theft'
  | 'medicine-theft'
  | 'package-theft'
  | 'loitering'
  | 'visitor-control'
  | 'false-alarms'
  | 'poor-footage'
  | 'power-failure'
  | 'protest';

export type PlaceId =
  | 'vehicle-gate'
  | 'pedestrian-gate'
  | 'perimeter-wall'
  | 'fence'
  | 'yard'
  | 'parking'
  | 'driveway'
  | 'front-door'
  | 'back-door'
  | 'kitchen-door'
  | 'loading-dock'
  | 'roof'
  | 'ceiling'
  | 'windows'
  | 'garage'
  | 'garden'
  | 'pool'
  | 'outbuilding'
  | 'till'
  | 'cash-office'
  | 'sales-floor'
  | 'storeroom'
  | 'cold-room'
  | 'kitchen'
  | 'dining-area'
  | 'reception'
  | 'office-area'
  | 'server-room'
  | 'boardroom'
  | 'dispensary'
  | 'consulting-room'
  | 'ward'
  | 'waiting-room'
  | 'classroom'
  | 'computer-lab'
  | 'hall'
  | 'playground'
  | 'toilets'
  | 'change-room'
  | 'bedroom'
  | 'living-room'
  | 'staff-quarters'
  | 'workshop-floor'
  | 'production-floor'
  | 'substation'
  | 'fuel-tank'
  | 'forecourt'
  | 'showroom'
  | 'kraal'
  | 'shed'
  | 'borehole'
  | 'access-road'
  | 'guardhouse'
  | 'lift-lobby'
  | 'stairwell'
  | 'street'
  | 'boundary-bush'
  | 'neighbouring-property';

export type AssetId =
  | 'cash'
  | 'stock'
  | 'cigarettes'
  | 'alcohol'
  | 'airtime'
  | 'jewellery'
  | 'electronics'
  | 'laptops'
  | 'phones'
  | 'tools'
  | 'copper'
  | 'pipes'
  | 'batteries'
  | 'solar-panels'
  | 'diesel'
  | 'vehicles'
  | 'bakkie'
  | 'trucks'
  | 'livestock'
  | 'crops'
  | 'medicines'
  | 'firearms'
  | 'documents'
  | 'data'
  | 'keys'
  | 'machinery'
  | 'furniture'
  | 'belongings'
  | 'sound-equipment'
  | 'meat'
  | 'parcels'
  | 'generator'
  | 'gate-motor';

export type PeopleId =
  | 'staff'
  | 'suspected-staff'
  | 'former-staff'
  | 'manager'
  | 'customers'
  | 'visitors'
  | 'contractors'
  | 'drivers'
  | 'guards'
  | 'cleaners'
  | 'domestic-worker'
  | 'gardener'
  | 'children'
  | 'learners'
  | 'teachers'
  | 'patients'
  | 'elderly'
  | 'family'
  | 'tenants'
  | 'students'
  | 'congregation'
  | 'residents'
  | 'neighbours'
  | 'strangers'
  | 'group-of-men'
  | 'armed-men'
  | 'syndicate'
  | 'lone-person';

export type TimeId =
  | 'early-hours'
  | 'night'
  | 'evening'
  | 'afternoon'
  | 'morning'
  | 'lunch'
  | 'opening'
  | 'closing'
  | 'cash-up'
  | 'weekday'
  | 'weekend'
  | 'sunday'
  | 'month-end'
  | 'pay-day'
  | 'holidays'
  | 'december'
  | 'load-shedding'
  | 'shift-change'
  | 'delivery-hours'
  | 'service-hours'
  | 'when-empty'
  | 'always'
  | 'once'
  | 'repeatedly'
  | 'recently'
  | 'now';

export type CircumstanceId =
  | 'inside-knowledge'
  | 'armed'
  | 'violence'
  | 'injury'
  | 'jammer'
  | 'poor-signal'
  | 'slow-response'
  | 'remote'
  | 'no-power'
  | 'dark'
  | 'no-evidence'
  | 'only-feared'
  | 'repeat-victim'
  | 'pets'
  | 'open-to-public'
  | 'cash-heavy'
  | 'shared-premises'
  | 'rented'
  | 'low-budget'
  | 'insurer-asks'
  | 'covers-everything'
  | 'fire-escape'
  | 'privacy-sensitive'
  | 'high-wall'
  | 'low-wall'
  | 'boundary-hole'
  | 'keys-missing'
  | 'alone-at-night';

export type MeasureId =
  | 'cameras'
  | 'recorder'
  | 'alarm'
  | 'armed-response'
  | 'monitoring'
  | 'panic-button'
  | 'beams'
  | 'electric-fence'
  | 'wall'
  | 'burglar-bars'
  | 'security-gate'
  | 'gate-motor'
  | 'access-control'
  | 'intercom'
  | 'guards'
  | 'dogs'
  | 'lighting'
  | 'safe'
  | 'drop-safe'
  | 'cash-collection'
  | 'backup-power'
  | 'signage'
  | 'fog'
  | 'tracking'
  | 'number-plate-camera'
  | 'thermal-camera'
  | 'visitor-system'
  | 'stock-control'
  | 'key-control'
  | 'training'
  | 'vetting'
  | 'tags'
  | 'shutters'
  | 'fire-detection';
