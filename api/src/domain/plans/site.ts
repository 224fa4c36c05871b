import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { HighValueRoom } from '@app/knowledge/planning/rooms';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import type { Assumption } from './words/assumption-texts.ts';

export type { HighValueRoom } from '@app/knowledge/planning/rooms';

/**
 * A visitor's site as the rules see it: every answer is typed, and every "I don't know" is replaced
 * by our planning value and named in `assumed`. Lengths in metres, areas in square metres, masses in
 * kilograms, times in hours.
 */
export interface Site {
  readonly type: EstablishmentType;
  /** Spacing and cable runs of homes or of commercial sites. */
  readonly trade: 'home' | 'commercial';
  /** Signs and earth spikes of an electric fence are further apart. */
  readonly rural: boolean;
  readonly wants: ReadonlySet<SystemId>;
  /** What is there and stays. */
  readonly stays: {
    readonly systems: ReadonlySet<SystemId>;
    /** Working cameras that go on the new recorder. */
    readonly cameras: number;
    /** Watts that backup power which stays can still carry; absent when not known. */
    readonly spareWatts?: number;
  };
  readonly floorArea: number;
  /** Rooms that a person can enter from outside or that hold something of value. */
  readonly rooms: number;
  readonly outerDoors: number;
  readonly shutters: number;
  /** Of business hours: shop floor, work floor or classrooms, without stores and offices. */
  readonly openFloorArea: number;
  readonly tills: number;
  readonly docks: number;
  /** That were drawn, on the ground floor; absent without any, as nobody is asked for them. */
  readonly windows?: number;
  /** Rooms with a view of their own, such as a stock room; never a toilet, change or consulting room. */
  readonly highValueRooms: readonly HighValueRoom[];
  readonly consultingRooms: number;
  /** At least 1. */
  readonly buildings: number;
  /** Of the highest building; at least 1. */
  readonly storeys: number;
  /** Burglars lift tiles and cut sheets; a concrete slab stops them. */
  readonly roof: 'tiles-or-sheets' | 'concrete';
  /** Whether cables can be run in the building. */
  readonly cables: 'possible' | 'impossible';
  /** What is kept there that thieves come for. */
  readonly goods: readonly Goods[];
  readonly boundary: {
    /** 0 when there is none. */
    readonly length: number;
    readonly kind: 'wall' | 'palisade' | 'mesh' | 'none';
    readonly height: number;
    /** The height is our assumption. */
    readonly heightAssumed: boolean;
    /** Metres of each side, clockwise, of a boundary that was drawn; their sum is `length`. */
    readonly sides?: readonly number[];
  };
  readonly vehicleGates: readonly VehicleGate[];
  readonly pedestrianGates: number;
  /** Nobody said how many; absent when somebody did, as below. */
  readonly pedestrianGatesAssumed?: true;
  readonly access: {
    readonly doors: number;
    /** Of `doors` the last ones: the doors of these rooms, in this order. */
    readonly rooms: readonly HighValueRoom[];
    /** Of `doors` the first ones: those on an escape route. */
    readonly escapeDoors: number;
    /** How people open them. */
    readonly credential: 'card' | 'keypad' | 'fingerprint' | 'face';
    readonly users: number;
  };
  readonly intercomUnits: number;
  /** Whether an animal is inside while the alarm is on. */
  readonly pets: 'none' | 'inside';
  /** Longest outage that the systems must survive; 0 when the visitor has none. */
  readonly outageHours: number;
  /** Whether a generator starts by itself in an outage. */
  readonly generator: boolean;
  readonly signal: 'good' | 'poor';
  /** Crime in the area uses jammers. */
  readonly jammers: boolean;
  /** An armed-response or monitoring company reacts, or shall. */
  readonly monitored: boolean;
  /** Minutes until armed response is there, when `monitored`. */
  readonly responseMinutes: number;
  /** Whether there is fibre, or another internet line with its router. */
  readonly internet: boolean;
  /** How criminals came in, or tried to, in the last three years. */
  readonly incidents: readonly Incident[];
  readonly insurerAsks: 'yes' | 'unknown';
  /** How long recordings are kept. */
  readonly footageDays: number;
  /** People who work or live there. */
  readonly people: number;
  readonly peopleAssumed?: true;
  readonly trackedVehicles: number;
  readonly trackedAssets: number;
  /** Of the network of sensors: how many of each. */
  readonly sensors: Readonly<Record<SensorKind, number>>;
  /** Points without mains power that a camera has to watch. */
  readonly remotePoints: number;
  readonly wishesRefused: readonly UnlawfulWish[];
  /** Where the visitor drew it; its measures are those above. */
  readonly outline?: SiteOutline;
  readonly assumed: readonly Assumption[];
}

export type Goods =
  | 'cash'
  | 'medicines'
  | 'electronics'
  | 'liquor-and-cigarettes'
  | 'fuel'
  | 'copper'
  | 'firearms';

export type Incident = 'boundary' | 'gate' | 'door-or-window' | 'roof' | 'staff' | 'robbery';

export interface VehicleGate {
  readonly kind: 'sliding' | 'swing' | 'garage' | 'boom' | 'none';
  readonly mass: number;
  readonly massAssumed: boolean;
  /** Width of the opening. */
  readonly width: number;
  /** The width is as usual for such a site; absent when somebody said it. */
  readonly widthAssumed?: true;
  /** Rating in kilograms of a motor that is there and was to stay. */
  readonly motorStays?: number;
}

/** Sites of much ground, whether or not a boundary is known. */
export const isLarge = (type: EstablishmentType): boolean =>
  type === 'Farm' || type === 'Residential Estate';

/** Ground of its own round the building, as shops in a row of shops do not have. */
export const hasGround = ({ boundary, trade, type }: Site): boolean =>
  boundary.length > 0 || trade === 'home' || isLarge(type);

/** A vehicle gate with its place among all of them. */
export interface NumberedGate extends VehicleGate {
  readonly index: number;
}

/** Vehicle gates in the boundary: a garage door is in the house, so no fence or sign belongs to it. */
export const boundaryGates = ({ vehicleGates }: Site): readonly NumberedGate[] =>
  vehicleGates.map((gate, index) => ({ ...gate, index })).filter(({ kind }) => kind !== 'garage');

/** Vehicle gates that are doors of a garage. */
export const garageDoors = ({ vehicleGates }: Site): readonly NumberedGate[] =>
  vehicleGates.map((gate, index) => ({ ...gate, index })).filter(({ kind }) => kind === 'garage');

/** What a visitor asked for and may not have. */
export type UnlawfulWish =
  | 'camera-in-change-room'
  | 'camera-in-consulting-room'
  | 'locked-escape-door';
