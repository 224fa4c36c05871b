import { analogueValues as analogue } from '@app/knowledge/planning/analogue';
import { cableValues as values } from '@app/knowledge/planning/cable';
import { type Numbered, type NumberedUnit, type Numbers, ofUnits } from './table.ts';
import { count, figure } from './video-figures.ts';

export const cablingItems = {
  'local-cabinet': 'Weatherproof cabinet for a local switch',
  'indoor-local-cabinet': 'Wall cabinet for a local switch',
  'poe-ups': 'UPS with PoE ports, for cameras',
  'fibre-converter': 'Fibre converter for an SFP module, 12 V, two network ports',
  fibre: 'Fibre, 4-core single mode, outdoor, per metre',
  'sfp-module': 'SFP module, single mode',
  'indoor-cable': ({ box }: Numbers<'box'>) => `CAT6 cable, indoor, ${box} m`,
  'outdoor-cable': ({ box }: Numbers<'box'>) => `CAT6 cable, outdoor, ${box} m`,
  'network-connectors': 'RJ45 connector, CAT6',
  'coax-cable': ({ roll }: Numbers<'roll'>) =>
    `RG59 coax with power pair of 0.5 mm², ${roll} m roll`,
  'camera-power-cable': ({ roll }: Numbers<'roll'>) =>
    `Power cable, two wires of 0.5 mm², ${roll} m roll`,
  'video-connectors': 'BNC connector for RG59',
  'video-baluns': 'Pair of passive baluns for HD analogue video on CAT6',
  'power-plugs': 'DC power plug for a 12 V camera',
  'video-converter': ({ cameras }: Numbers<'cameras'>) =>
    `Pair of fibre converters for up to ${count(cameras, 'HD analogue camera')}`,
  'backed-supply': ({ amperes }: Numbers<'amperes'>) =>
    `12 V power supply with battery backup, ${figure(amperes)} A`,
  'supply-battery': ({ ampereHours }: Numbers<'ampereHours'>) =>
    `12 V lead battery, ${figure(ampereHours)} Ah or more`,
  'fuse-block': 'Fuse block for a 12 V supply, a fuse for each output',
  'supply-box': 'Weatherproof box for a 12 V supply',
  'comms-cable': ({ roll }: Numbers<'roll'>) => `Comms cable, ${roll} m roll`,
  'energizer-data-cable': ({ roll }: Numbers<'roll'>) => `Outdoor data cable, ${roll} m`,
  'ht-cable': ({ roll }: Numbers<'roll'>) => `HT cable, ${roll} m roll`,
};

type Bought = Numbers<'measured' | 'metres' | 'roll'>;

const inRolls =
  (name: string) =>
  ({ measured, metres, roll }: Bought): string =>
    `${name}: ${figure(measured)} m in the cable schedule × ${values.wasteFactor} = ${figure(metres)} m in rolls of ${roll} m`;

export const cablingReasons = {
  'local-cabinets': ({ points }: Numbers<'points'>) =>
    `One cabinet at each local switch: ${count(points, 'local switch point')}`,
  'poe-ups': (
    made: Numbers<'devices' | 'devicesEach' | 'units' | 'outageHours' | 'mostWatts'>,
  ): string =>
    `Cameras on a UPS with PoE: each carries ${count(made.devicesEach, 'camera')} of up to ${made.mostWatts} W for ${made.outageHours} h, and a point has ${made.devices}, so it takes ${made.units}`,
  'fibre-converters': ({ points }: Numbers<'points'>) =>
    `One converter where a fibre ends at UPSs: ${count(points, 'local switch point')}`,
  fibre: ({ measured, metres }: Numbers<'measured' | 'metres'>) =>
    `Fibre to the local switches: ${figure(measured)} m in the cable schedule × ${values.wasteFactor} = ${figure(metres)} m`,
  'fibre-switch': 'One switch where the fibre of the local switches ends',
  'sfp-modules': ({ stretches, modules }: Numbers<'stretches' | 'modules'>) =>
    `SFP modules at both ends of each fibre: ${stretches} × ${values.modulesPerFibre} = ${modules}`,
  'network-cable': (made: Numbers<'measured' | 'outdoor' | 'metres' | 'box'>) => {
    const outdoor = made.outdoor > 0 ? `; outdoor cable for ${figure(made.outdoor)} m of it` : '';
    return `Network cable: ${figure(made.measured)} m in the cable schedule × ${values.wasteFactor} = ${figure(made.metres)} m in boxes of ${made.box} m${outdoor}`;
  },
  'network-connectors': ({ runs, connectors }: Numbers<'runs' | 'connectors'>) =>
    `Connectors: ${count(runs, 'run')} × ${values.connectorsPerRun} × ${values.connectorMargin} = ${connectors}`,
  'coax-cable': inRolls('Coax of the cameras'),
  'camera-power': inRolls('Power cable of the cameras'),
  'video-fibre': ({ measured, metres }: Numbers<'measured' | 'metres'>) =>
    `Fibre of the cameras: ${figure(measured)} m in the cable schedule × ${values.wasteFactor} = ${figure(metres)} m`,
  'video-connectors': ({ runs, connectors }: Numbers<'runs' | 'connectors'>) =>
    `BNC connectors: ${count(runs, 'run')} × ${analogue.connectorsPerRun} × ${analogue.connectorMargin} = ${connectors}`,
  'video-baluns': ({ cameras }: Numbers<'cameras'>) =>
    `Baluns: a pair for each camera on CAT6, ${count(cameras, 'camera')}`,
  'power-plugs': ({ cameras, plugs }: Numbers<'cameras' | 'plugs'>) =>
    `Power plugs: ${count(cameras, 'camera')} × ${analogue.connectorMargin} = ${plugs}`,
  'video-converters': ({ fibres }: Numbers<'fibres'>) =>
    `Converters: a pair for each fibre from a local 12 V supply, ${fibres}`,
  'backed-supplies': ({
    cameras,
    watts,
    converters,
    amperes,
  }: Numbers<'cameras' | 'watts' | 'converters' | 'amperes'>) =>
    `Local 12 V supply with a battery of its own: ${figure(watts)} W ÷ ${analogue.supplyVolts} V × ${analogue.supplyMargin} = ${figure(amperes)} A for ${count(cameras, 'camera')}${converters > 0 ? ' and the fibre converter' : ''}`,
  'supply-batteries': ({
    watts,
    outageHours,
    ampereHours,
  }: Numbers<'watts' | 'outageHours' | 'ampereHours'>) =>
    `Battery of a local 12 V supply: ${figure(watts)} W ÷ ${analogue.supplyVolts} V × ${figure(outageHours)} h × ${analogue.supplyBattery.margin} ÷ ${analogue.supplyBattery.rateFactor} = ${figure(ampereHours)} Ah`,
  'fuse-blocks': 'One at each local 12 V supply that feeds several',
  'supply-boxes': ({ supplies }: Numbers<'supplies'>) =>
    `One box for each local 12 V supply outside: ${supplies}`,
  'comms-cable': inRolls('Comms cable'),
  'data-cable': inRolls('Data cable of the energisers'),
  'ht-cable': inRolls('HT cable'),
};

export const cablingLabels = {
  'local-switch': ({ number, unit }: NumberedUnit) => `Local switch ${number}${ofUnits(unit)}`,
  'unit-monitor': ({ number }: Numbered) => `Monitor of unit ${number}`,
  'under-gates': 'Under the gates',
};
