import { analogueValues } from '@app/knowledge/planning/analogue';
import { figure } from '@app/wording/figures';
import { capitalised } from '@app/wording/phrases';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count, figure as videoFigure } from '../lines/video-figures.ts';
import { type ViewName, viewNames } from '../names.ts';

type Pieces = Numbers<'pieces'>;
interface Views extends Numbers<'pixelsPerMetre' | 'distance'> {
  readonly views: ViewName;
}

const detail = ({ pixelsPerMetre, distance }: Views): string =>
  `${pixelsPerMetre} px/m at ${videoFigure(distance)} m`;
const name = ({ views }: Views): string => capitalised(viewNames[views]);

const texts = {
  'doors-open':
    'At each door: a known person opens, an unknown one does not, and both are in the register.',
  'doors-from-inside':
    'Open each door from inside without a card, with the exit button and by its handle.',
  'doors-close':
    'Hold each door open: the system reports it. Let go: the closer shuts it and it locks.',
  'escape-doors': ({ doors }: Numbers<'doors'>) =>
    `At ${doors > 1 ? `each of the ${doors} escape doors` : 'the escape door'}: press the break-glass, and then switch off mains and battery. The maglock releases each time.`,
  'doors-without-mains':
    'The installer switches off the mains supply: readers and locks work on battery.',

  detector: ({ pieces }: Pieces) =>
    `Set off every indoor detector (${pieces}): the keypad shows its zone.`,
  contact: ({ pieces }: Pieces) =>
    `Open everything that has a contact (${pieces}): the keypad shows its zone.`,
  panic: ({ pieces }: Pieces) =>
    `Tell the control room or your neighbours, then press every panic button (${pieces}).`,
  siren: ({ pieces }: Pieces) =>
    `Sound every siren (${pieces}), inside and outside, and switch them off at the keypad.`,
  beam: ({ pieces }: Pieces) =>
    `Walk through every beam (${pieces}) at both ends and in the middle.`,
  'outdoor-detector': ({ pieces }: Pieces) =>
    `Walk past every outdoor detector (${pieces}) by day and after dark.`,
  'alarm-without-mains':
    'Switch the mains off: the alarm keeps working on its battery, and the keypad shows the fault.',
  'control-room': 'Send a test signal: the control room confirms it with the time.',
  'second-path': 'Disconnect one path at a time: the alarm still gets out by the other.',

  'fence-beams':
    'Walk, crawl and run through each beam pair in daylight and after dark: each time the alarm shows it.',
  'fence-voltage': ({ zones }: Numbers<'zones'>) =>
    `The registered installer measures the fence voltage with a fence tester at the end of ${zones > 1 ? `each of the ${figure(zones)} zones` : 'the fence'} and writes it down. Nobody else touches the fence or works on it.`,
  'fence-alarm': (made: {
    readonly zones: number;
    readonly keypad: boolean;
    readonly alarm: boolean;
  }) =>
    `The registered installer sets off ${made.zones > 1 ? 'each zone' : 'the fence'}: the siren and strobe start${made.keypad ? ', the keypad shows the zone' : ''}${made.alarm ? ', and the alarm reports it' : ''}.`,
  'fence-gates': 'The installer opens each gate that carries the fence: the energiser shows it.',
  'fence-earth': 'The installer measures the earth and writes it down.',
  'fence-signs': ({ signs }: Numbers<'signs'>) =>
    `Count the warning signs from the ground: ${figure(signs)} altogether, with one at each gate and corner.`,
  'fence-without-mains':
    'The installer switches off the mains supply of the energiser: it keeps running on its battery.',
  'fence-certificate': 'You receive the certificate of compliance for the electric fence.',

  'gate-beams':
    'The installer interrupts the safety beams of each gate with a stick while it closes: the gate stops or reverses.',
  'gate-reverses':
    'The installer stops each gate with a board: it reverses. Keep hands and feet away from the gate.',
  'sliding-gates':
    'The installer checks that the closed sliding gate cannot be lifted off its track or pushed past its end stops.',
  'gates-without-mains':
    'The installer switches off the mains supply of each motor: the gate opens on its battery if it has one, and by hand with the key.',
  booms: 'The installer parks a vehicle on the loop of each boom: the boom stays up.',
  'gate-tamper':
    'The installer opens the cover of each gate motor: the alarm shows the tamper contact.',

  'intercom-phone': 'Call from the intercom: the right phone rings, and each side hears the other.',
  'intercom-units': 'Call from the gate or door: every unit rings, and each side hears the other.',
  'intercom-screen': 'Look at a face on the screen by day and after dark.',
  'intercom-lock': 'Open the pedestrian gate from the intercom, and by hand from inside.',

  backup: ({ outageHours }: Numbers<'outageHours'>) =>
    `Switch the mains off for 30 minutes with everything on: the equipment on backup power keeps working, and the battery loses no more than its share of ${outageHours} h.`,

  'temperature-sensors':
    'Warm each temperature sensor in your hand: the reading rises and the warning arrives.',
  'leak-sensors':
    'Put each leak sensor on a wet cloth, away from power points: the warning arrives.',
  'cable-theft-sensors':
    'The installer sets off each cable-theft sensor with its test function: the warning arrives. Nobody opens or touches the cable.',
  'tank-sensors': 'Compare the reading of each tank sensor with the level in the tank.',
  'power-failure-sensors':
    'The installer switches off the supply of each power failure monitor: the message arrives.',
  'door-sensors': 'Open and close each door with a smart sensor: both times the message arrives.',

  'vehicle-tracker': 'Drive each vehicle round the block: its route is on the map.',
  'vehicle-panic-button':
    'Press the panic button of each parked vehicle, after telling the control room: the alert arrives with its position.',
  'vehicle-camera': 'Look at the picture of each dash camera from the office.',
  'asset-tracker': 'Move each tracked asset: its new position is on the map.',

  'solar-cameras': ({ cameras }: Numbers<'cameras'>) =>
    `Walk past each of the ${count(cameras, 'solar camera')} in the dark: an alert with a clip reaches your phone.`,
  'solar-panels': 'Each solar panel faces north without shade, and its battery charges.',

  'thermal-cameras':
    'Thermal cameras: in the dark the installer walks inside the boundary, clear of any electric fence, and shows up on each camera.',
  'plate-views': (views: Views) =>
    `Vehicle lanes: drive through at walking pace by day and in the dark; the plate can be read in the recording (${detail(views)}).`,
  'face-views': (views: Views) =>
    `${name(views)}: play back someone who comes in, by day and in the dark; the face is clear, and a test card shows ${detail(views)}.`,
  'short-face-views': (views: Views) =>
    `${name(views)}: play back someone who comes in, by day and in the dark; a test card shows ${detail(views)}.`,
  'short-boundary-views': ({ views, distance }: Pick<Views, 'views' | 'distance'>) =>
    `${capitalised(viewNames[views])}: in the dark the installer walks along the inside, clear of any electric fence; each camera shows a person ${videoFigure(distance)} m away.`,
  'boundary-views': (views: Views) =>
    `${name(views)}: in the dark the installer walks along the inside, clear of any electric fence; each camera shows a person as far as the next camera (${detail(views)}).`,
  'general-views': (views: Views) =>
    `${name(views)}: walk through it; each view shows you in every corner (${detail(views)}).`,
  'all-cameras': ({ cameras }: Numbers<'cameras'>) =>
    `All ${count(cameras, 'camera')} show a picture, with the right name and time.`,
  recordings: ({ days }: Numbers<'days'>) =>
    `Play back an earlier recording and save a clip to a memory stick. The recorder keeps recordings for ${count(days, 'day')} and then deletes them.`,
  'recorders-start': ({ recorders }: Numbers<'recorders'>) =>
    `Switch the mains off and on: ${recorders === 1 ? 'the recorder starts' : 'all recorders start'} and every camera comes back by itself.`,
  'camera-volts': `In the dark, with infra-red on, the installer measures the voltage at the camera with the longest cable on each 12 V supply: at least ${analogueValues.leastCameraVolts} V.`,
  poe: ({ watts, cameras, local }: Numbers<'watts' | 'cameras'> & { readonly local: boolean }) =>
    `In the dark, with infra-red on, the ${local ? `${count(cameras, 'camera')} that no local switch feeds` : 'cameras'} draw at most ${videoFigure(watts)} W from PoE.`,
};

/** What to test at handover. */
export type HandoverTest = TextOf<typeof texts>;
export const handoverTestWords = writerOf(texts);
