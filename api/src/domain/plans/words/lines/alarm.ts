import { alarmValues as values } from '@app/knowledge/planning/alarm';
import { fenceValues as fence } from '@app/knowledge/planning/fence';
import { standbyBatteryValues } from '@app/knowledge/planning/power';
import { figure } from '@app/wording/figures';
import { capitalised } from '@app/wording/phrases';
import type { HighValueRoom } from '../../site.ts';
import { roomNames } from '../room-names.ts';
import type { Numbered, Numbers } from './table.ts';

interface Wired {
  /** On cable, or by radio on a hub. */
  readonly wiring: 'wired' | 'wireless';
}
type Count = Numbers<'count'>;
type PerArea = Count & Numbers<'area'>;

/** With three decimals at most: "0.355", "12". */
export const thousandths = (value: number): string => String(Math.round(value * 1000) / 1000);

/** "Door contact, wired" */
const of =
  (name: string) =>
  ({ wiring }: Wired): string =>
    `${name}, ${wiring}`;

export const alarmItems = {
  'pir-detector': of('Indoor PIR detector'),
  'pet-immune-detector': of('Pet-immune PIR detector'),
  'ceiling-detector': of('Ceiling 360 degree PIR detector'),
  'outdoor-detector': of('Outdoor PIR detector'),
  'glass-break-detector': of('Glass-break detector'),
  'vibration-detector': of('Vibration detector for the roof void'),
  'alarm-contact': of('Door contact'),
  'shutter-contact': of('Heavy-duty shutter contact'),
  'panic-button': 'Fixed panic button',
  'panic-pendant': 'Wireless panic pendant',
  'hold-up-button': of('Hidden hold-up button'),
  'indoor-siren': of('Indoor siren'),
  'outdoor-siren': of('Outdoor siren'),
  'self-contained-siren': 'Outdoor siren and strobe with its own battery',
  'alarm-keypad': of('Alarm keypad'),
  'alarm-panel': ({ zones }: Numbers<'zones'>) => `${zones}-zone alarm panel`,
  'alarm-hub': 'Wireless alarm hub',
  'alarm-beam': ({ metres, wiring }: Numbers<'metres'> & Wired) =>
    `Outdoor beam pair for ${metres} m, ${wiring}`,
  'zone-expander': `${values.expanderZones}-zone expander`,
  'lte-communicator': 'LTE communicator with two SIM cards',
  'radio-transmitter': 'Long-range radio transmitter',
  'ip-communicator': 'IP module',
  'alarm-receiver': 'Wireless receiver for remotes',
  'alarm-remote': 'Alarm 4-button remote',
  'alarm-battery': ({ ampereHours }: Numbers<'ampereHours'>) =>
    `12 V battery of at least ${ampereHours} Ah`,
  'alarm-power-supply': `12 V power supply of at least ${values.powerSupplyAmperes} A with battery back-up`,
  'siren-supply': `12 V power supply of at least ${values.sirenSupplyAmperes} A with battery back-up`,
  'relay-module': 'Relay output module',
};

/** Of the sides that were drawn, how many; else the lengths of a rectangle's. */
type BeamSides = Numbers<'sides'> | Numbers<'long' | 'short'>;

export const alarmReasons = {
  'room-detectors': ({ rooms }: Numbers<'rooms'>) =>
    `One detector in each room that a burglar could enter: ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
  'passage-detectors': ({ inner, count }: Numbers<'inner' | 'count'>) =>
    `Detectors in the passages to inner rooms: ${inner} rooms ÷ ${values.innerRoomsPerPassageDetector} = ${count}`,
  'ceiling-detectors': ({ area, count }: PerArea) =>
    `Detectors on the ceiling of the open floor, where walls are too far away: ${area} m² ÷ ${values.openFloorSquareMetresPerDetector} m² = ${count}`,
  'hall-beams': (made: Numbers<'area' | 'long' | 'short' | 'metres' | 'count'>) =>
    `Beams from wall to wall, because the ceiling is too high for detectors: ${made.area} m² as a rectangle of ${made.long} × ${made.short} m; ${made.short} m ÷ ${values.hallBeamSpacingMetres} m = ${made.count} pairs with a range of ${made.long} m × ${values.beamRangeFactor} = ${made.metres} m`,
  'floor-detectors': ({ area, count }: PerArea) =>
    `Detectors on the open floor: ${area} m² ÷ ${values.openFloorSquareMetresPerDetector} m² = ${count}`,
  'outdoor-detectors': ({ count }: Count) =>
    `Early warning on the outer walls: ${values.outerWalls} walls × ${count / values.outerWalls} = ${count} detectors`,
  'glass-break-detectors': ({ rooms, count }: Numbers<'rooms' | 'count'>) =>
    `Glass-break detectors: ${rooms} rooms ÷ ${values.roomsPerGlassBreakDetector} = ${count}`,
  'vibration-detectors': ({ area, count }: PerArea) =>
    `Vibration detectors in the roof: ${area} m² ÷ ${values.floorSquareMetresPerVibrationDetector} m² = ${count}`,
  'door-contacts': ({ count }: Count) => `One contact for each outer door: ${count}`,
  'shutter-contacts': ({ count }: Count) => `One contact for each roller shutter: ${count}`,
  'garage-contacts': ({ count }: Count) => `One contact for each garage door: ${count}`,
  'room-contacts': ({ rooms }: { readonly rooms: readonly HighValueRoom[] }) =>
    `One contact at the door of each room of value: ${rooms.map((room) => roomNames[room]).join(', ')}`,
  'dock-contacts': ({ count }: Count) => `One contact for each dock door: ${count}`,
  'home-panic-buttons': ({ count }: Count) =>
    `Panic buttons in a home, such as bedroom and front door: ${count}`,
  'farm-panic-buttons': ({ count }: Count) =>
    `Panic buttons on a farm: kitchen, bedroom and the safe room where you wait for help: ${count}`,
  'office-panic-button': ({ count }: Count) =>
    `Panic button at reception or in the office: ${count}`,
  'consulting-panic-buttons': ({ count }: Count) =>
    `One panic button in each consulting room: ${count}`,
  'hold-up-buttons': ({ tills, cashOffice }: Numbers<'tills'> & { cashOffice: boolean }) =>
    `Hidden hold-up buttons: one at each of ${tills} tills${cashOffice ? ' and one in the cash office' : ''}, at least ${values.panicButtons.shop}`,
  'indoor-sirens': ({ area, buildings, count }: PerArea & Numbers<'buildings'>) =>
    `Sirens inside: ${area} m² ÷ ${values.floorSquareMetresPerIndoorSiren} m², at least ${buildings} (one for each building) = ${count}`,
  'outdoor-sirens': ({ buildings, wiring }: Numbers<'buildings'> & Wired) =>
    `One siren outside each building, with its own battery${wiring === 'wired' ? ', so that it sounds when its cable is cut' : ''}: ${buildings}`,
  'siren-relays': ({ supplies }: Numbers<'supplies'>) =>
    `Relays that switch on the sirens with a power supply of their own: ${supplies}`,
  'siren-supplies': (
    made: Numbers<'sirens' | 'onPanels' | 'milliamperesEach' | 'onEachSupply' | 'supplies'>,
  ): string => {
    const own = made.sirens - made.onPanels;
    return `Sirens beyond the ${values.panelSirenMilliamperes} mA of the panels’ siren outputs: ${made.sirens} sirens of ${made.milliamperesEach} mA, ${made.onPanels} on the panels, ${own} ÷ ${made.onEachSupply} on each power supply = ${made.supplies}`;
  },
  'siren-batteries': (made: Numbers<'amperes' | 'supplies' | 'ampereHours'>) =>
    `A battery for each power supply of sirens: ${thousandths(made.amperes)} A × ${values.sirenHours} h × ${values.sirenBattery.margin} ÷ ${values.sirenBattery.rateFactor} = ${made.ampereHours} Ah each`,
  'alarm-keypads': ({ doors, least, count }: Numbers<'doors' | 'least' | 'count'>) =>
    `Keypads: ${doors} outer doors ÷ ${values.outerDoorsPerKeypad}, at least ${least} (one for each panel, building or storey) = ${count}`,
  'alarm-panels': (made: Numbers<'used' | 'inputs' | 'needed' | 'panels'>): string => {
    const { used, inputs, needed, panels } = made;
    const ofOthers =
      inputs > 0 ? `, ${inputs} of them for the electric fence, its beams or gates,` : '';
    const factor = 1 + values.spareZonesPercent / 100;
    return `Panel zones: ${used} in use${ofOthers} × ${factor}, rounded up = ${needed}${panels > 1 ? `, on ${panels} panels` : ''}`;
  },
  'alarm-beams': (made: Numbers<'length' | 'pairs'> & BeamSides) => {
    const { length, pairs } = made;
    const along =
      'sides' in made
        ? `${made.sides} sides of the boundary, ${figure(length)} m as you drew it`
        : `four sides of the boundary: ${length} m as a rectangle of 4:3 has sides of ${made.long.toFixed(1)} m and ${made.short.toFixed(1)} m`;
    const several = pairs > ('sides' in made ? made.sides : 4);
    return `Beams along the ${along}; ${several ? `${pairs} pairs, none over more than ${fence.beamSpanMetres} m, ` : ''}range at least ${values.beamRangeFactor} × the ${several ? 'stretch' : 'side'}`;
  },
  'zone-expanders': ({ needed, panels, zones }: Numbers<'needed' | 'panels' | 'zones'>) =>
    `Expanders for zones beyond those of the panels: ${needed} zones, ${panels} × ${zones} on the panels, ${values.expanderZones} on each expander`,
  'lte-to-control-room': 'Path to the control room: LTE with two SIM cards',
  'lte-to-phone': 'Alarm messages to your phone: LTE with two SIM cards',
  'radio-against-jammers': 'Second path to the control room: crime in the area uses jammers',
  'radio-for-poor-signal': 'Second path to the control room: the mobile signal is poor',
  'radio-beside-mobile':
    'Second path to the control room: a radio works when the mobile network does not',
  'internet-to-control-room': 'Path to the control room: the internet line',
  'internet-to-phone': 'Second path for alarm messages to your phone: the internet line',
  'alarm-receiver': 'One receiver for remotes and pendants',
  'alarm-remotes': `Remotes to arm the alarm and for panic: ${values.remotesPerHome}`,
  'panic-pendants': `Pendants for panic in the garden or yard: ${values.pendantsPerHome}`,
  'alarm-batteries': (made: Numbers<'hours' | 'standby' | 'alarm' | 'boxes' | 'ampereHours'>) => {
    const { margin, rateFactor } = standbyBatteryValues;
    const split = made.boxes > 1 ? ` ÷ ${made.boxes} panels and power supplies` : '';
    return `Alarm batteries for ${made.hours} h without mains: (${thousandths(made.standby)} A × ${made.hours} h + ${thousandths(made.alarm)} A × ${values.sirenHours} h) × ${margin} ÷ ${rateFactor}${split} = ${made.ampereHours} Ah each`;
  },
  'alarm-power-supplies': ({ standby }: Numbers<'standby'>) =>
    `Power for detectors beyond the ${values.panelFeedsMilliamperes} mA that a panel feeds: ${thousandths(standby)} A in all, ${values.powerSupplyFeedsMilliamperes} mA a power supply`,
};

/** "Room 3" */
const numbered =
  (name: string) =>
  ({ number }: Numbered): string =>
    `${name} ${number}`;

export const alarmLabels = {
  room: numbered('Room'),
  'open-floor': numbered('Open floor'),
  passage: numbered('Passage'),
  'hall-beam': numbered('Beams across the floor'),
  'outer-wall': numbered('Outer wall'),
  'room-window': numbered('Window of room'),
  window: numbered('Window'),
  'roof-void': numbered('Roof void'),
  'outer-door': numbered('Outer door'),
  shutter: numbered('Shutter'),
  'dock-door': numbered('Dock door'),
  'garage-door': numbered('Garage door, vehicle gate'),
  'panic-button': numbered('Panic button'),
  'consulting-room': numbered('Consulting room'),
  till: numbered('Till'),
  office: numbered('Office'),
  'siren-inside': numbered('Siren inside'),
  'siren-outside': ({ number, of: buildings }: Numbers<'number' | 'of'>) =>
    buildings > 1 ? `Siren outside ${number}` : 'Siren outside',
  'named-room': ({ room }: { readonly room: HighValueRoom }) => capitalised(roomNames[room]),
  'door-of-room': ({ room }: { readonly room: HighValueRoom }) => `Door of the ${roomNames[room]}`,
  keypad: numbered('Keypad'),
  'alarm-panel': ({ number, panels }: Numbers<'number' | 'panels'>) =>
    panels > 1 ? `Alarm panel ${number}` : 'Alarm panel',
};
