import type { LayoutDevice, LayoutView, Point } from '@app/contracts/site-layout';
import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import type { SensorKind, SystemId } from '@app/knowledge/planning/systems';
import type { DeviceKind } from '../catalogue/capabilities/device-kinds.ts';
import type { Market, Offer } from './market/market.ts';
import type { HighValueRoom, Site } from './site.ts';
import type { Item, Label, Reason } from './words/lines/lines.ts';
import type { SystemAssumption } from './words/statements/assumptions.ts';
import type { Calculation } from './words/statements/calculations.ts';
import type { ComplianceNote } from './words/statements/compliance.ts';
import type { HandoverTest } from './words/statements/handover.ts';
import type { LoadName, Task } from './words/statements/inputs.ts';
import type { Refusal } from './words/statements/refusals.ts';

/** Systems of a bill of materials: those that a visitor may want, and what goes with all of them. */
export type BomSystem = SystemId | 'cabling' | 'signs' | 'labour';

/**
 * How much the plan does: `essential` answers the worst threats, `recommended` is the plan,
 * `complete` leaves the least risk.
 */
export type Scope = 'essential' | 'recommended' | 'complete';

interface Part {
  readonly system: BomSystem;
  /** What it is, also when it is to be quoted; undefined for what no price list has. */
  readonly kind: DeviceKind | undefined;
  /** The product that was chosen; undefined when the price list has none, and it is to be quoted. */
  readonly offer: Offer | undefined;
  /** What is needed, with the figures that it has to reach. */
  readonly item: Item;
  /** The rule that asks for it, with its inputs and its result; the same for all parts of one rule. */
  readonly reason: Reason;
}

/** One device that has a place on the drawing. It is one piece of its line. */
export interface Device extends Part {
  /** Unique in a plan and stable: `camera-entrance-1`. */
  readonly id: string;
  readonly symbol: LayoutDevice['symbol'];
  /** What or where it is, for the drawing. */
  readonly label: Label;
  readonly place: Place;
  readonly view?: LayoutView;
  readonly range?: LayoutDevice['range'];
}

/** What is bought in quantities and not drawn: cable, brackets, batteries, hours. */
export interface Supply extends Part {
  /** Whole pieces, boxes, packs or hours; at least 1. */
  readonly quantity: number;
}

/** Where a camera outside is fixed, and where it looks. */
export interface Mounted {
  readonly at: Point;
  /** Under the eaves of a building; else on the boundary or on a pole. */
  readonly on: 'building' | 'boundary';
  /** Degrees, 0 to the right and clockwise. */
  readonly direction: number;
}

/** Where a device goes; `layout/` turns it into a point. Indexes begin with 0. */
export type Place =
  /**
   * Outer doors first, then shutters, then docks. A camera here looks at who comes in; one that also shows
   * the opening beside it is placed by what it sees.
   */
  | { readonly at: 'entrance'; readonly index: number; readonly mounted?: Mounted }
  | { readonly at: 'vehicle-gate'; readonly index: number; readonly mounted?: Mounted }
  | { readonly at: 'pedestrian-gate'; readonly index: number; readonly mounted?: Mounted }
  /**
   * Along the boundary, or round the building when there is none: `index` of `of` equal steps; or where
   * a camera was placed by what it sees.
   */
  | {
      readonly at: 'boundary';
      readonly index: number;
      readonly of: number;
      readonly mounted?: Mounted;
    }
  /**
   * One straight side of the boundary, for beams: 0 north, 1 east, 2 south, 3 west, or that from the
   * corner with this index where it was drawn. A long side has
   * several, each on one of its equal `part`s.
   */
  | {
      readonly at: 'boundary-side';
      readonly side: number;
      readonly part?: { readonly index: number; readonly of: number };
    }
  /** Inside, beside a window that was drawn. */
  | { readonly at: 'window'; readonly index: number }
  /** One of the enterable rooms, in a corner. */
  | { readonly at: 'room'; readonly index: number }
  | { readonly at: 'high-value-room'; readonly room: HighValueRoom }
  | { readonly at: 'consulting-room'; readonly index: number }
  | { readonly at: 'till'; readonly index: number }
  /** In a passage between rooms; on the open floor where there is none. */
  | { readonly at: 'passage'; readonly index: number }
  /** Spread over the public or work floor; beams cross it from wall to wall. */
  | { readonly at: 'floor'; readonly index: number; readonly of: number }
  /** A door with access control. */
  | { readonly at: 'access-door'; readonly index: number }
  /** Where recorder, panel and network stand. */
  | { readonly at: 'equipment' }
  /** On the outside of the building. */
  | { readonly at: 'outer-wall'; readonly index: number; readonly of: number }
  /** Somewhere on the ground, away from the building. */
  | { readonly at: 'remote-point'; readonly index: number; readonly of: number }
  | { readonly at: 'sensor'; readonly sensor: SensorKind; readonly index: number };

/**
 * Cable that a system needs. `cabling/` measures it on the drawing, and takes the place of the
 * equipment for a device that the plan does not have, such as an alarm panel that stays.
 */
export type CableRun =
  /** To the nearest switch. */
  | { readonly cable: 'network'; readonly from: string; readonly watts: number }
  /** To the router where the equipment stands, for what has power of its own. */
  | { readonly cable: 'network'; readonly from: string; readonly to: 'equipment' }
  /** Picture and power on coax, or on pairs with baluns: to a recorder, and to the nearest supply that gives enough volts. */
  | {
      readonly cable: 'coax' | 'pairs';
      readonly from: string;
      readonly to: string;
      readonly watts: number;
    }
  /** One cable for one device. */
  | { readonly cable: 'comms'; readonly from: string; readonly to: string }
  /** One cable for several devices, each joined to the nearest. */
  | { readonly cable: 'comms' | 'data'; readonly through: readonly string[]; readonly to: string }
  /** From an energiser to the fence and back. Gate contacts are in the line of the nearest one. */
  | { readonly cable: 'ht'; readonly from: string; readonly contacts: readonly string[] }
  /** Between places that the drawing does not have. */
  | {
      readonly cable: 'network' | 'ht';
      readonly undrawn: Label;
      readonly metres: number;
      readonly to: string;
    };

/** What one system adds to a plan. */
export interface SystemDesign {
  readonly devices: readonly Device[];
  readonly runs: readonly CableRun[];
  readonly supplies: readonly Supply[];
  /** Man-hours: two people for an hour are two. */
  readonly labour: readonly { readonly task: Task; readonly hours: number }[];
  /**
   * What has to keep working in an outage and has no battery of its own. `twice`: two outages in a
   * row, as for alarms. `apart`: at so many places away from the equipment, each with these watts and
   * a backup of its own. `peakWatts`: where the watts are an average, the most that it draws.
   */
  readonly loads: readonly {
    readonly name: LoadName;
    readonly watts: number;
    readonly twice: boolean;
    readonly peakWatts?: number;
    readonly apart?: number;
  }[];
  readonly calculations: readonly Calculation[];
  /** Planning values of this system that the visitor should know. */
  readonly assumptions: readonly SystemAssumption[];
  readonly exclusions: readonly ExclusionId[];
  readonly compliance: readonly ComplianceNote[];
  /** Wishes not met because the result would be unlawful or unsafe, with what is lawful instead. */
  readonly refusals: readonly Refusal[];
  /** What to test at handover, from what is installed. */
  readonly commissioning: readonly HandoverTest[];
  /** Ids of devices that a PoE switch beside the recorder feeds, or a switch of their own there. */
  readonly onSwitch?: readonly string[];
}

export const emptyDesign: SystemDesign = {
  devices: [],
  runs: [],
  supplies: [],
  labour: [],
  loads: [],
  calculations: [],
  assumptions: [],
  exclusions: [],
  compliance: [],
  refusals: [],
  commissioning: [],
};

/** A design before its cable is measured. */
export interface SystemDraft extends SystemDesign {
  /** The design where local switches or supplies feed some of its devices. */
  readonly withLocalSwitches?: (fed: ReadonlySet<string>) => SystemDesign;
}

/** Rules of one system. Pure: the same site, list and scope give the same design. */
export type DesignSystem = (context: DesignContext) => SystemDraft;

export interface DesignContext {
  readonly site: Site;
  readonly market: Market;
  readonly scope: Scope;
}
