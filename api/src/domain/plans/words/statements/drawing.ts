import { formatRand } from '@app/contracts/money';
import type { EstablishmentType } from '@app/contracts/proposal';
import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import { capitalised, when } from '@app/wording/phrases';
import type { HighValueRoom, VehicleGate } from '../../site.ts';
import { type Numbered, type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { roomNames } from '../room-names.ts';

const floorNames: Partial<Record<EstablishmentType, string>> = {
  'Retail Shop': 'shop floor',
  Restaurant: 'seating and service',
  Office: 'open office',
  Warehouse: 'warehouse floor',
  'Industrial Site': 'work floor',
  School: 'classrooms',
  Clinic: 'waiting area',
};

const rooms = {
  room: ({ number }: Numbered) => `room ${number}`,
  'high-value-room': ({ room }: { readonly room: HighValueRoom }) => roomNames[room],
  'consulting-room': ({ number }: Numbered) => `consulting room ${number}`,
  floor: ({ type }: { readonly type: EstablishmentType }) => floorNames[type] ?? 'open floor',
  passage: 'passage',
};

/** What a room of the drawing is called. */
export type RoomName = TextOf<typeof rooms>;
const roomName = writerOf(rooms);
export const roomLabel = (room: RoomName): string => capitalised(roomName(room));

const gates: Readonly<Record<VehicleGate['kind'], string>> = {
  sliding: ' (sliding)',
  swing: ' (swing)',
  garage: ' (garage door)',
  boom: ' (boom barrier)',
  none: '',
};

const openings = {
  door: ({ number }: Numbered) =>
    `Outer door ${number}${[' (front)', ' (back)'][number - 1] ?? ''}`,
  shutter: ({ number }: Numbered) => `Shutter ${number}`,
  dock: ({ number }: Numbered) => `Dock ${number}`,
  window: ({ number }: Numbered) => `Window ${number}`,
  'pedestrian-gate': ({ number }: Numbered) => `Pedestrian gate ${number}`,
  'vehicle-gate': ({ number, gate }: Numbered & { readonly gate: VehicleGate['kind'] }) =>
    `Vehicle gate ${number}${gates[gate]}`,
  'inner-door': ({ room }: { readonly room: RoomName }) => `Door of ${roomName(room)}`,
};

/** What an opening is called, as the devices at it are. */
export type OpeningName = TextOf<typeof openings>;
export const openingLabel = writerOf(openings);

interface Unseen {
  /** Metres of the boundary by the answers; the drawing may have a longer one. */
  readonly length: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Of one more camera; undefined where it is to be quoted. */
  readonly cents: number | undefined;
}

const marks = {
  'fence-sign': 'Fence warning sign',
  'camera-sign': 'Camera sign',
  'privacy-notice': 'POPIA notice',
  'response-sign': 'Armed response sign',
  'earth-spike': 'Fence earth spike',
  'wall-cabinet': 'Wall cabinet',
  'local-cabinet': 'Local switch cabinet',
  'mains-point': 'Mains point, not priced',
};

/** What a light mark of the drawing is. */
export const markLabel = (mark: keyof typeof marks): string => marks[mark];

const drawnAsOne = (buildings: number, storeys: number): string =>
  [
    ...when(buildings > 1, `The ${buildings} buildings are drawn as one building.`),
    ...when(
      storeys > 1,
      `The ${storeys} storeys are drawn beside each other, on one floor: a cable has ${cableValues.storeyMetres} m more for each storey between its ends.`,
    ),
  ].join(' ');

/** The same in a few words, for below the drawing. */
export const asOneInShort = (buildings: number, storeys: number): string =>
  [
    ...when(
      buildings > 1,
      `${buildings} buildings drawn as one: cables between them can be longer, and we measure them at the site visit`,
    ),
    ...when(
      storeys > 1,
      `${storeys} storeys drawn on one floor: cables have ${cableValues.storeyMetres} m more for each storey`,
    ),
  ].join('; ');

const notes = {
  estimates:
    'Drawn from your answers, not from a survey: the shapes of the building and its rooms are estimates.',
  drawn:
    'Drawn on the outline that you gave, not from a survey: we measure it at the site visit. Rooms are estimates.',
  'drawn-rooms':
    'Drawn on the outline and the rooms that you gave, not from a survey: we measure it at the site visit.',
  boundary:
    'The boundary is a rectangle, with the street to the south and the building in the middle.',
  'no-boundary':
    'You gave no boundary, so only the building is drawn, with the street to the south.',
  'no-ground':
    'The ground round the building is not yours alone, so cameras look at its entrances from inside and no camera watches its walls from outside.',
  'one-floor': 'The building is drawn on one floor.',
  floors: 'Each building is drawn on one floor.',
  'one-building': ({ buildings, storeys }: Numbers<'buildings' | 'storeys'>) =>
    `${drawnAsOne(buildings, storeys)} Cables between them can be longer. We measure their routes at the site visit.`,
  'larger-building': ({ floorArea }: Numbers<'floorArea'>) =>
    `The building is drawn larger than ${Math.round(floorArea)} m², to show all its devices.`,
  'longer-boundary': ({ length }: Numbers<'length'>) =>
    `The boundary is drawn longer than ${Math.round(length)} m, because the building does not fit inside it on one floor.`,
  'rooms-anew': 'Your answers have other rooms now than your drawing, so we laid them out anew.',
  closed: 'Doors and gates are drawn closed. A camera’s view ends at walls.',
  palisade: 'Cameras see through the palisade fence.',
  mesh: 'Cameras see through the mesh fence.',
  'from-ceiling':
    'Cameras and detectors that are drawn away from a wall hang from the ceiling or a beam.',
  'cameras-stay':
    'Your cameras that stay are not drawn: we do not know where they are. The shares that this drawing sees are those of the new cameras alone.',
  'unseen-boundary': ({ length, share, cents }: Unseen) =>
    `On this drawing the boundary cameras see ${Math.floor(100 * share)}% of the boundary; their number is for ${100 * videoValues.boundarySeenShare.planned}% of ${Math.round(length)} m. One more camera costs ${cents === undefined ? 'what we quote' : formatRand(cents)}, and its cable and labour.`,
};

/** What the drawing takes for granted, or had to change. */
export type DrawingNote = TextOf<typeof notes>;
export const drawingNote = writerOf(notes);
