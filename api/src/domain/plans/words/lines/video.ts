import { analogueValues as analogue } from '@app/knowledge/planning/analogue';
import { offGridValues, videoValues as values } from '@app/knowledge/planning/video';
import { capitalised } from '@app/wording/phrases';
import type { HighValueRoom } from '../../site.ts';
import { roomNames } from '../room-names.ts';
import { type Numbered, type NumberedUnit, type Numbers, ofUnits } from './table.ts';
import { count, figure, sumOf } from './video-figures.ts';

type Cameras = Numbers<'cameras'>;
type Staying = Numbers<'staying'>;
type NumberedOf = Numbers<'number' | 'of'>;
interface Detail extends Numbers<'pixelsPerMetre' | 'distance'> {
  readonly outdoor: boolean;
  readonly wdr?: boolean;
}

const cameraOf =
  (kind: string) =>
  ({ outdoor, wdr, pixelsPerMetre, distance }: Detail): string =>
    `${values.plannedMegapixels} MP ${kind}, ${outdoor ? 'outdoor' : 'indoor'}, PoE${wdr ? ', WDR' : ''}, ${figure(pixelsPerMetre)} px/m at ${figure(distance)} m`;

const coaxCameraOf =
  (kind: string) =>
  ({ outdoor, wdr, pixels, pixelsPerMetre, distance }: Detail & Numbers<'pixels'>): string =>
    `${kind}, ${figure(pixels)} pixels wide, ${outdoor ? 'outdoor' : 'indoor'}, 12 V${wdr ? ', WDR' : ''}, ${figure(pixelsPerMetre)} px/m at ${figure(distance)} m`;

export const videoItems = {
  'ip-camera': cameraOf('IP camera'),
  'number-plate-camera': cameraOf('number-plate camera'),
  'analogue-camera': coaxCameraOf('HD analogue camera'),
  'analogue-plate-camera': coaxCameraOf('HD analogue number-plate camera'),
  'analogue-thermal-camera': ({ distance }: Numbers<'distance'>) =>
    `Thermal camera with HD analogue output, 12 V, that detects people at ${figure(distance)} m`,
  'thermal-camera': ({ distance }: Numbers<'distance'>) =>
    `Thermal camera that detects people at ${figure(distance)} m`,
  recorder: ({ channels }: Numbers<'channels'>) =>
    `Network video recorder, ${channels} channels, H.265`,
  'coax-recorder': ({ channels }: Numbers<'channels'>) =>
    `HD analogue recorder (DVR), ${channels} channels, H.265`,
  'camera-supply': ({ amperes, outputs }: Numbers<'amperes' | 'outputs'>) =>
    `12 V power supply for cameras, ${figure(amperes)} A, ${count(outputs, 'fused output')}`,
  screen: ({ inches }: Numbers<'inches'>) => `Monitor for a recorder, ${inches}", 24-hour duty`,
  'hard-drive': ({ terabytes }: Numbers<'terabytes'>) =>
    `Surveillance hard drive, ${figure(terabytes)} TB`,
  'junction-box': 'Junction box for a camera',
  'dome-bracket': 'Bracket for a dome camera',
  'camera-pole': `Camera pole, ${values.poleM} m, galvanised`,
  'pole-bracket': 'Pole mount bracket',
  'wall-cabinet': ({ units }: Numbers<'units'>) => `Wall cabinet, ${units}U`,
  'poe-switch': ({ ports, watts }: Numbers<'ports' | 'watts'>) =>
    `PoE switch, ${ports} ports, ${watts} W`,
  'mobile-router': 'LTE router for viewing and messages from outside',
  'solar-camera': `Solar camera kit with mobile data, ${offGridValues.megapixels} MP`,
  'solar-camera-pole': `Camera pole, ${offGridValues.poleM} m or higher, galvanised`,
};

/** Metres, where no listed camera reaches as far as planned. */
interface Reach {
  readonly reach?: number;
}

const ofWhichStay = ({ staying }: Staying): string =>
  staying > 0
    ? `, of which ${count(staying, 'camera')} that ${staying === 1 ? 'stays' : 'stay'}`
    : '';

/** How many openings the camera of the one beside them shows; absent where there are none. */
interface Shared {
  readonly shared?: number;
}

const lessShared = (shared: number | undefined): string =>
  shared
    ? `, less ${shared} that the camera beside ${shared === 1 ? 'it shows' : 'them shows'}`
    : '';

export const videoReasons = {
  'entrance-views': ({
    doors,
    shutters,
    docks,
    shared,
  }: Numbers<'doors' | 'shutters' | 'docks'> & Shared) =>
    `One view at each entrance: ${sumOf([
      [doors, 'door'],
      [shutters, 'shutter'],
      [docks, 'dock'],
    ])} = ${doors + shutters + docks}${lessShared(shared)}`,
  'till-views': ({ tills }: Numbers<'tills'>) => `One view at each till: ${count(tills, 'till')}`,
  'room-views': ({ rooms }: { readonly rooms: readonly HighValueRoom[] }) =>
    `One view in each high-value room: ${rooms.map((room) => roomNames[room]).join(', ')}`,
  'plate-views': ({ lanes }: Numbers<'lanes'>) =>
    `One number-plate view at each vehicle lane: ${count(lanes, 'lane')}`,
  'driveway-views': ({ gates, shared }: Numbers<'gates'> & Shared) =>
    `One view at each driveway gate: ${count(gates, 'gate')}${lessShared(shared)}`,
  'pedestrian-gate-views': ({ gates, shared }: Numbers<'gates'> & Shared) =>
    `One view at each pedestrian gate: ${count(gates, 'gate')}${lessShared(shared)}`,
  'floor-views': (made: Numbers<'area' | 'views'> & Staying) =>
    `General views: ${figure(made.area)} m² ÷ ${values.floorPerViewM2} m² = ${made.views}${ofWhichStay(made)}`,
  'boundary-views': (made: Numbers<'length' | 'spacing' | 'views'> & Staying & Reach) => {
    const seen =
      made.reach === undefined
        ? `to see at least ${values.boundarySeenShare.planned * 100}% of four straight sides (the drawing measures it with walls and corners)`
        : `of which a camera of the price list shows people ${made.reach} m away`;
    return `Boundary views: ${figure(made.length)} m, ${made.spacing} m a view at most, ${seen} = ${made.views}${ofWhichStay(made)}${made.staying > 0 ? ', which the drawing does not show' : ''}`;
  },
  'boundary-by-view': (made: Numbers<'length' | 'seen' | 'views'> & Staying) =>
    `Boundary views: ${figure(made.length)} m as drawn, the fewest that see ${Math.floor(100 * made.seen)}% of it with the cameras at doors and gates = ${made.views}${ofWhichStay(made)}${made.staying > 0 ? ', which the drawing does not show' : ''}`,
  'thermal-views': ({ length, views }: Numbers<'length' | 'views'>) =>
    `Thermal views: ${figure(length)} m ÷ ${values.thermalSpacingM} m = ${views}`,
  'spare-camera': ({ cameras }: Cameras) =>
    `One spare camera on business sites with ${values.spareFromCameras} or more: ${count(cameras, 'camera')}`,
  recorders: (
    made: Cameras & Staying & Numbers<'needed' | 'terabytes' | 'recorders' | 'channels'>,
  ): string => {
    const kept = made.staying > 0 ? ` (${made.staying} that stay)` : '';
    return `Recorder: ${count(made.cameras, 'camera')}${kept} × ${values.channelMargin} = ${figure(made.needed)} channels and bays for ${figure(made.terabytes)} TB, so ${made.recorders} × ${made.channels} channels`;
  },
  screens: ({ cameras, screens, inches }: Cameras & Numbers<'screens' | 'inches'>) =>
    `Screens: ${count(cameras, 'camera')} ÷ ${values.camerasPerScreen} = ${screens}, ${inches}" or larger`,
  'hard-drives': (
    made: Numbers<'terabytes' | 'recorders' | 'drives' | 'driveTerabytes'>,
  ): string => {
    const split = made.recorders > 1 ? ` in ${made.recorders} recorders` : '';
    return `Storage: ${figure(made.terabytes)} TB${split}, so ${made.drives} × ${figure(made.driveTerabytes)} TB`;
  },
  'junction-boxes': ({ cameras }: Cameras) =>
    `One junction box for each bullet or turret camera: ${count(cameras, 'camera')}`,
  'dome-brackets': ({ cameras }: Cameras) =>
    `One bracket for each dome camera: ${count(cameras, 'camera')}`,
  'gate-camera-poles': ({ cameras }: Cameras) =>
    `One pole for each camera that looks at a gate: ${count(cameras, 'camera')}`,
  'boundary-camera-poles': ({ cameras }: Cameras) =>
    `One pole for each camera at gates and boundary, where no wall carries it: ${count(cameras, 'camera')}`,
  'wall-cabinets': (made: Numbers<'recorders' | 'switches' | 'backup' | 'units'>) => {
    const backup = made.backup > 0 ? ` + backup power ${made.backup}U` : '';
    return `Cabinet: (${count(made.recorders, 'recorder')} × ${values.recorderRackUnits}U + switches ${made.switches} × ${values.switchRackUnits}U + shelf ${values.shelfRackUnits}U${backup}) × ${values.cabinetMargin} = ${made.units}U`;
  },
  'poe-switches': (made: Cameras & Numbers<'places' | 'watts' | 'budget'>): string => {
    const at = made.places > 1 ? ` at each of ${made.places} points` : '';
    return `PoE switches${at}: ${count(made.cameras, 'port')} and ${figure(made.watts)} W × ${values.poeMargin} = ${figure(made.budget)} W`;
  },
  'camera-supplies': ({
    cameras,
    watts,
    converters,
    amperes,
  }: Cameras & Numbers<'watts' | 'converters' | 'amperes'>) =>
    `12 V supply: ${figure(watts)} W ÷ ${analogue.supplyVolts} V × ${analogue.supplyMargin} = ${figure(amperes)} A, and an output for each of ${count(cameras, 'camera')}${converters > 0 ? ' and for the fibre converter' : ''}`,
  'mobile-router': 'Router on the mobile network: there is no internet line',
  'solar-cameras': ({ points, each, cameras }: Cameras & Numbers<'points' | 'each'>) =>
    `Solar cameras: ${count(points, 'point')} without mains power × ${each} = ${cameras}`,
  'solar-camera-poles': ({ cameras }: Cameras) =>
    `One pole for each solar camera: ${count(cameras, 'camera')}`,
};

/** An opening that a camera shows together with the one beside it. */
export interface OpeningSeen extends Numbered {
  readonly kind:
    | 'outer door'
    | 'shutter'
    | 'dock'
    | 'vehicle gate'
    | 'garage door'
    | 'pedestrian gate';
}

const openingSeen = ({ kind, number }: OpeningSeen): string => `${kind} ${number}`;

const viewOf =
  (area: string) =>
  ({ number, of }: NumberedOf): string =>
    `${area}, view ${number} of ${of}`;

/** "Recorder", or "Recorder 2" where there are several. */
const named =
  (name: string) =>
  ({ number, of }: NumberedOf): string =>
    of > 1 ? `${name} ${number}` : name;

export const videoLabels = {
  dock: ({ number }: Numbered) => `Dock ${number}`,
  'high-value-room': ({ room }: { readonly room: HighValueRoom }) => capitalised(roomNames[room]),
  'plate-lane': ({ number }: Numbered) => `Vehicle gate ${number}, number plates`,
  driveway: ({ number, garage }: Numbered & { readonly garage: boolean }) =>
    `${garage ? 'Garage door' : 'Vehicle gate'} ${number}`,
  'pedestrian-gate': ({ number }: Numbered) => `Pedestrian gate ${number}`,
  'two-openings': ({ first, second }: Readonly<Record<'first' | 'second', OpeningSeen>>) =>
    `${capitalised(openingSeen(first))} and ${openingSeen(second)}`,
  'floor-view': viewOf('Floor'),
  'boundary-view': viewOf('Boundary'),
  'thermal-view': viewOf('Boundary by heat'),
  'spare-camera': 'Spare camera, not installed',
  recorder: named('Recorder'),
  screen: named('Screen'),
  'camera-supply': ({ number }: Numbered) => `12 V supply ${number} of the cameras`,
  'local-supply': ({ number, unit }: NumberedUnit) => `Local 12 V supply ${number}${ofUnits(unit)}`,
  'remote-point': ({ number, second }: Numbered & { readonly second: boolean }) =>
    `Remote point ${number}${second ? ', second camera' : ''}`,
};
