/** A kind of product of the generated list. */
export interface Kind {
  readonly singular: string;
  readonly plural: string;
  /** Rand of an ordinary one. */
  readonly price: number;
  /** Units that its name has, each with the values that occur. */
  readonly units: Readonly<Partial<Record<Unit, readonly number[]>>>;
  /** What it belongs to; a name then ends in "for <these>". */
  readonly for?: string;
}

export type Unit = keyof typeof unitSpellings;

/** How suppliers write a unit after its number; the number comes for `#`. */
export const unitSpellings = {
  megapixels: ['#MP', '# MP', '#-MP', '# megapixel'],
  channels: ['#-channel', '# channel', '#CH', '# ch'],
  terabytes: ['#TB', '# TB', '# terabyte'],
  millimetres: ['#mm', '# mm'],
  metres: ['#m', '# m', '# metre'],
  watts: ['#W', '# W', '# watt'],
  volts: ['#V', '# V', '# volt'],
  amperes: ['#A', '# amp'],
  ampereHours: ['#Ah', '# Ah'],
  kilograms: ['#kg', '# kg'],
  joules: ['# joule', '#J', '#-joule'],
  zones: ['#-zone', '# zone'],
  ports: ['#-port', '# port'],
  buttons: ['#-button', '# button'],
  inches: ['#"', '# inch'],
} as const;

const camera = {
  megapixels: [2, 4, 5, 6, 8, 12],
  millimetres: [2.8, 3.6, 4, 6, 8, 12],
  metres: [20, 30, 40, 50, 60, 80],
};
const recorder = { channels: [4, 8, 16, 32, 64, 128], terabytes: [1, 2, 4] };
const supply = { volts: [5, 12, 24, 48], amperes: [1, 2, 3, 5, 10, 20] };

const table: readonly (readonly [string, string, number, Kind['units'], string?])[] = [
  ['bullet camera', 'bullet cameras', 1200, camera],
  ['dome camera', 'dome cameras', 1300, camera],
  ['turret camera', 'turret cameras', 1250, camera],
  ['thermal camera', 'thermal cameras', 14_000, { millimetres: [25, 35, 50], metres: [200, 300] }],
  ['network recorder', 'network recorders', 3000, recorder],
  ['hybrid recorder', 'hybrid recorders', 2400, recorder],
  ['hard drive', 'hard drives', 2200, { terabytes: [1, 2, 4, 6, 8, 10, 12, 16, 18] }],
  ['monitor', 'monitors', 2600, { inches: [19, 22, 24, 27, 32, 43, 55] }],
  ['network switch', 'network switches', 1900, { ports: [4, 8, 16, 24, 48], watts: [60, 96, 190] }],
  ['power supply', 'power supplies', 400, supply],
  ['battery', 'batteries', 500, { volts: [6, 12, 24], ampereHours: [4, 7, 18, 26, 100] }],
  ['inverter', 'inverters', 9000, { watts: [800, 1000, 3000, 5000], volts: [12, 24, 48] }],
  ['energizer', 'energizers', 3900, { joules: [1, 2, 4, 6, 8, 12, 15], zones: [1, 2, 4] }],
  ['gate motor', 'gate motors', 6000, { kilograms: [500, 800, 1000, 2000, 3500] }],
  ['siren', 'sirens', 300, { watts: [15, 20, 30] }],
  ['motion detector', 'motion detectors', 450, { metres: [10, 12, 15, 18] }],
  ['curtain detector', 'curtain detectors', 900, { metres: [5, 8, 12] }],
  ['door contact', 'door contacts', 90, { millimetres: [15, 20, 45] }],
  ['keypad', 'keypads', 800, { zones: [8, 16, 32] }],
  ['card reader', 'card readers', 900, { volts: [12, 24] }],
  ['maglock', 'maglocks', 800, { kilograms: [60, 180, 280, 500], volts: [12, 24] }],
  ['intercom', 'intercoms', 2500, { buttons: [1, 2, 4, 8, 12], inches: [4, 7, 10] }],
  ['alarm panel', 'alarm panels', 2100, { zones: [6, 8, 16, 32, 64] }],
  ['remote', 'remotes', 250, { buttons: [1, 2, 3, 4] }],
  ['perimeter beam', 'perimeter beams', 2600, { metres: [30, 60, 100, 150, 250] }],
  ['solar panel', 'solar panels', 1500, { watts: [20, 60, 150, 325] }],
  ['charge controller', 'charge controllers', 1100, supply],
  ['cable', 'cables', 800, { metres: [25, 100, 305, 500] }],
  ['lens', 'lenses', 700, { millimetres: [2.8, 6, 12, 50], megapixels: [3, 5, 8] }],
  ['traffic barrier', 'traffic barriers', 18_000, { metres: [3, 4.5, 6] }],
  ['smoke detector', 'smoke detectors', 600, { volts: [9, 12, 24] }],
  ['panic button', 'panic buttons', 200, { metres: [50, 100, 200] }],
  ['vehicle tracker', 'vehicle trackers', 1900, { volts: [12, 24] }],
  ['electric strike', 'electric strikes', 700, { volts: [12, 24], kilograms: [300, 500] }],
  ['wall bracket', 'wall brackets', 150, {}, 'dome cameras'],
  ['junction box', 'junction boxes', 120, {}, 'bullet cameras'],
  ['pole mount', 'pole mounts', 240, {}, 'turret cameras'],
  ['rack tray', 'rack trays', 350, {}, 'network recorders'],
  ['safety cage', 'safety cages', 1000, {}, 'gate motors'],
  ['mounting plate', 'mounting plates', 110, {}, 'maglocks'],
];

export const kinds: readonly Kind[] = table.map(([singular, plural, price, units, belongsTo]) => ({
  singular,
  plural,
  price,
  units,
  ...(belongsTo === undefined ? {} : { for: belongsTo }),
}));

/** Ranges of products; with each kind they make the 400 categories of the list. */
export const ranges: readonly string[] = [
  ...['Essential', 'Professional', 'Wireless', 'Outdoor', 'Industrial'],
  ...['Compact', 'Marine', 'Retail', 'Estate', 'Heritage'],
];

export const features: readonly string[] = [
  ...['weatherproof', 'vandal', 'rechargeable', 'galvanised', 'stainless', 'magnetic'],
  ...['motorised', 'infrared', 'tamper', 'varifocal', 'gigabit', 'lithium', 'aluminium'],
  ...['ceiling', 'surface', 'flush', 'encrypted', 'bluetooth', 'biometric', 'ultrasonic'],
  ...['floodlight', 'microphone', 'backup', 'surveillance', 'certified', 'antenna'],
];
