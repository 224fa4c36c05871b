import { edgeLength, edgesOf, signedArea } from '@app/contracts/polygon';
import type { OutlineBuilding, SiteOutline } from '@app/contracts/site-outline';

/** What an outline says in place of answers. Metres and square metres, to a tenth. */
export interface OutlineMeasures {
  /** Undefined without a boundary. */
  readonly boundary: { readonly length: number; readonly sides: readonly number[] } | undefined;
  /** Of all storeys of all buildings. */
  readonly floorArea: number;
  readonly buildings: number;
  /** Of the highest building. */
  readonly storeys: number;
  readonly doors: number;
  readonly shutters: number;
  readonly docks: number;
  readonly windows: number;
  /** Widths of the openings, in the order of the outline. */
  readonly vehicleGates: readonly number[];
  readonly pedestrianGates: readonly number[];
  readonly garageDoors: readonly number[];
}

export function measuresOf({ boundary, buildings, gates }: SiteOutline): OutlineMeasures {
  const openings = buildings.flatMap(({ openings }) => openings);
  const count = (kind: string) => openings.filter((opening) => opening.kind === kind).length;
  const widths = (kind: string) =>
    [...gates, ...openings].filter((one) => one.kind === kind).map(({ width }) => width);
  const sides = boundary && edgesOf(boundary).map(edgeLength);
  return {
    boundary: sides && { length: tenths(sum(sides)), sides },
    floorArea: tenths(sum(buildings.map((building) => areaOf(building) * building.storeys))),
    buildings: buildings.length,
    storeys: Math.max(1, ...buildings.map(({ storeys }) => storeys)),
    doors: count('door'),
    shutters: count('shutter'),
    docks: count('dock'),
    windows: count('window'),
    vehicleGates: widths('vehicle-gate'),
    pedestrianGates: widths('pedestrian-gate'),
    garageDoors: widths('garage'),
  };
}

/** Square metres of the ground that it stands on. */
export const areaOf = ({ corners }: Pick<OutlineBuilding, 'corners'>): number =>
  Math.abs(signedArea(corners));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const tenths = (value: number): number => Math.round(value * 10) / 10;
