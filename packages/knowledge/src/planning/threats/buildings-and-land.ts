import type { Threat } from './threat.ts';

/** Breaking in, and what is taken from the building and the land. */
export const buildingsAndLand = {
  'gate-motor': {
    process: 'Gate',
    threat: 'theft of the gate motor',
    happens:
      'Two people unbolt the motor, usually between {01:00 and 04:00}. The gate can then be opened by hand.',
    applies: 'motorised-gate',
    likelier: ['noCameras', 'noFence', 'longOutages'],
    rarer: ['camerasStay'],
    worse: ['unmonitored'],
    controls: ['motor-cage', 'gate-contact', 'gate-cameras'],
    open: [
      { unless: ['motor-cage'], say: 'this plan has no theft cage for the gate motor.' },
      {
        unless: ['gate-cameras', 'gate-contact'],
        say: 'nothing in this plan reports it while it happens.',
      },
    ],
  },
  'outer-doors': {
    process: 'Doors',
    threat: 'break-in by the garage, the kitchen door or another outer door',
    happens: 'Thieves force a door that is out of sight, often the garage or the kitchen door.',
    likelier: ['noAlarm', 'manyDoors', 'lowBoundary', 'openSite'],
    rarer: ['alarmStays', 'fenceStays'],
    worse: ['unmonitored', 'rural'],
    milder: ['monitoredAlarm'],
    controls: ['contacts', 'detectors', 'sirens', 'reporting', 'entrance-cameras'],
    open: [
      {
        unless: ['contacts', 'detectors'],
        say: 'nothing in this plan detects an open door at night.',
      },
    ],
  },
  'house-robbery': {
    process: 'Evenings',
    threat: 'robbery while people are at home',
    happens: 'Robbers come in the evening while doors are open, or force a door at night.',
    likelier: ['lowBoundary', 'openSite', 'noFence', 'noAlarm'],
    rarer: ['fenceStays', 'alarmStays'],
    controls: [
      'early-warning',
      'electric-fence',
      'panic',
      'reporting',
      'boundary-cameras',
      'sirens',
    ],
    open: [
      {
        unless: ['early-warning', 'electric-fence'],
        say: 'nothing in this plan warns you before intruders are at the door.',
      },
      { unless: ['panic'], say: 'this plan has no panic button.' },
    ],
  },
  hijacking: {
    process: 'Gate',
    threat: 'hijacking while you wait for the gate',
    happens: 'Hijackers box in a car while its driver waits for the gate.',
    applies: 'vehicle-gate',
    likelier: ['noCameras', 'noIntercom'],
    rarer: ['camerasStay'],
    controls: ['gate-cameras', 'gate-motor', 'panic', 'intercom', 'boom'],
    open: [{ unless: ['gate-cameras'], say: 'no camera of this plan is aimed at the gate.' }],
    alwaysOpen:
      'what happens on the road. If a car follows you, drive past your gate to a police station or a busy place.',
  },
  roof: {
    process: 'Roof',
    threat: 'entry through the roof',
    happens:
      'Thieves come in through the roof and the ceiling, away from the doors with alarm contacts.',
    likelier: ['noAlarm', 'lowBoundary', 'openSite'],
    rarer: ['alarmStays'],
    worse: ['unmonitored', 'computerRoom'],
    controls: ['detectors', 'early-warning', 'wall-cameras', 'boundary-cameras', 'sirens'],
    open: [
      {
        unless: ['detectors'],
        say: 'nothing in this plan detects people in a room who came in through the roof.',
      },
    ],
  },
  boundary: {
    process: 'Boundary',
    threat: 'people who climb over the boundary unseen',
    happens: 'People climb in where nobody sees them, and have time to break into a building.',
    likelier: ['openSite', 'lowBoundary', 'meshBoundary', 'longBoundary', 'noFence'],
    rarer: ['fenceStays', 'camerasStay'],
    worse: ['rural'],
    controls: [
      'electric-fence',
      'early-warning',
      'boundary-cameras',
      'remote-cameras',
      'wall-cameras',
    ],
    open: [
      {
        unless: ['electric-fence', 'early-warning'],
        say: 'nothing in this plan raises an alarm at the boundary.',
      },
    ],
    alwaysOpen:
      'plants that hide people. Cut back those beside doors and paths, away from the electric fence.',
  },
  'after-hours': {
    process: 'Locked up',
    threat: 'break-in while nobody is there',
    happens: 'Thieves force a door, a shutter or the roof when everyone has left.',
    likelier: ['noAlarm', 'shutters', 'openSite', 'lowBoundary', 'manyDoors'],
    rarer: ['alarmStays', 'fenceStays'],
    worse: ['unmonitored', 'rural'],
    milder: ['monitoredAlarm'],
    controls: [
      'detectors',
      'contacts',
      'reporting',
      'sirens',
      'electric-fence',
      'entrance-cameras',
    ],
    open: [
      {
        unless: ['detectors', 'contacts'],
        say: 'nothing in this plan detects a break-in, because it has no alarm.',
      },
    ],
  },
  holidays: {
    process: 'School holidays',
    threat: 'break-in while the school is empty',
    happens: 'Nobody checks the classrooms for days, so thieves can come back with a vehicle.',
    likelier: ['noAlarm', 'lowBoundary', 'openSite', 'longBoundary'],
    rarer: ['alarmStays', 'fenceStays'],
    worse: ['unmonitored', 'rural'],
    milder: ['monitoredAlarm'],
    controls: [
      'detectors',
      'contacts',
      'reporting',
      'electric-fence',
      'boundary-cameras',
      'sirens',
    ],
    open: [
      {
        unless: ['detectors', 'contacts'],
        say: 'nothing in this plan detects a break-in, because it has no alarm.',
      },
    ],
  },
  houses: {
    process: 'Houses',
    threat: 'break-ins at houses inside the estate',
    happens:
      'Inside the estate a thief looks like a resident, and many houses rely on the fence alone.',
    likelier: ['lowBoundary', 'openSite', 'longBoundary', 'noFence'],
    rarer: ['fenceStays'],
    worse: ['unmonitored'],
    controls: ['electric-fence', 'boundary-cameras', 'early-warning', 'gate-cameras', 'detectors'],
    alwaysOpen: 'the houses. This plan protects the shared areas; each house needs its own alarm.',
  },
  'computer-room': {
    process: 'Computer room',
    threat: 'computers stolen',
    happens: 'Thieves who know the room carry the computers out within minutes.',
    likelier: ['noAlarm', 'computerRoom', 'noAccessControl'],
    rarer: ['alarmStays', 'accessStays'],
    worse: ['unmonitored'],
    controls: ['room-cameras', 'detectors', 'access', 'contacts'],
    open: [
      {
        unless: ['room-cameras', 'detectors'],
        say: 'this plan has no camera and no detector in the computer room.',
      },
    ],
  },
  copper: {
    process: 'Pipes and cables',
    threat: 'copper stolen',
    happens: 'Thieves cut copper at night, strip it nearby and sell it as scrap.',
    likelier: ['lowBoundary', 'openSite', 'remotePoints', 'noCameras', 'longBoundary'],
    rarer: ['fenceStays'],
    worse: ['rural'],
    controls: [
      'cable-sensors',
      'electric-fence',
      'early-warning',
      'boundary-cameras',
      'remote-cameras',
    ],
    open: [{ unless: ['cable-sensors'], say: 'this plan has no sensor that reports a cut cable.' }],
  },
  'live-cable': {
    process: 'Electricity supply',
    threat: 'a live cable cut',
    happens: 'Thieves cut a live cable that feeds the site. People may be killed, and work stops.',
    likelier: ['remotePoints', 'openSite', 'lowBoundary', 'longOutages'],
    rarer: ['fenceStays'],
    controls: ['cable-sensors', 'power-sensors', 'boundary-cameras', 'remote-cameras'],
    open: [
      {
        unless: ['cable-sensors', 'power-sensors'],
        say: 'this plan has no sensor that reports a cut cable.',
      },
    ],
    alwaysOpen: 'damaged cables. Keep away, and call an electrician or your electricity supplier.',
  },
  fuel: {
    process: 'Fuel',
    threat: 'theft from the tank',
    happens: 'Thieves drain diesel by hose at night, or take an extra fill during the day.',
    likelier: ['fuelStore', 'noCameras', 'vehiclesOut'],
    rarer: ['camerasStay'],
    controls: ['tank-sensors', 'room-cameras', 'remote-cameras', 'early-warning'],
    open: [{ unless: ['tank-sensors'], say: 'this plan does not measure what is in the tank.' }],
  },
  diesel: {
    process: 'Diesel',
    threat: 'theft from the tank',
    happens: 'Thieves drain diesel by hose at night, or take an extra fill during the day.',
    likelier: ['fuelStore', 'noCameras', 'remotePoints', 'rural'],
    rarer: ['camerasStay'],
    controls: ['tank-sensors', 'room-cameras', 'remote-cameras', 'early-warning'],
    open: [{ unless: ['tank-sensors'], say: 'this plan does not measure what is in the tank.' }],
  },
  tools: {
    process: 'Tools',
    threat: 'tools and machines stolen',
    happens:
      'People who work there take tools home, or thieves who know where the tools are come at night.',
    likelier: ['toolStore', 'noAlarm', 'noAccessControl', 'manyPeople'],
    rarer: ['alarmStays', 'accessStays'],
    controls: ['room-cameras', 'access', 'detectors', 'asset-trackers', 'floor-cameras'],
    open: [
      {
        unless: ['room-cameras', 'access', 'detectors'],
        say: 'nothing in this plan protects the tool store.',
      },
    ],
  },
  homestead: {
    process: 'Homestead',
    threat: 'attack on the homestead',
    happens:
      'Attackers hide and watch the homestead, and wait until someone goes out or a door opens.',
    likelier: ['openSite', 'lowBoundary', 'meshBoundary', 'noFence', 'poorSignal'],
    rarer: ['fenceStays', 'alarmStays'],
    controls: ['early-warning', 'panic', 'electric-fence', 'reporting', 'wall-cameras', 'sirens'],
    open: [
      {
        unless: ['early-warning', 'electric-fence'],
        say: 'nothing in this plan warns you before attackers are at the house.',
      },
      { unless: ['panic'], say: 'this plan has no panic button.' },
    ],
  },
  'help-far-away': {
    process: 'Calling for help',
    threat: 'help that comes late or cannot be called',
    happens: 'The nearest response vehicle is far away, and a call may not get through.',
    likelier: ['poorSignal', 'unmonitored', 'jammers', 'noAlarm'],
    rarer: ['monitoredAlarm'],
    worse: ['rural'],
    controls: ['two-paths', 'reporting', 'panic', 'early-warning', 'sirens'],
    open: [
      {
        unless: ['two-paths'],
        say: 'the alarm has no second path for its signal. Ask your neighbours about a radio network.',
      },
    ],
    alwaysOpen: 'how help reaches you. Agree with your neighbours who comes and by which road.',
  },
  livestock: {
    process: 'Livestock',
    threat: 'animals stolen',
    happens: 'Thieves drive animals through a cut fence to a vehicle on the road.',
    likelier: ['openSite', 'meshBoundary', 'longBoundary', 'noFence', 'remotePoints'],
    rarer: ['fenceStays'],
    worse: ['unmonitored'],
    controls: ['remote-cameras', 'electric-fence', 'gate-cameras', 'boundary-cameras'],
    open: [{ unless: ['remote-cameras'], say: 'this plan has no camera away from the buildings.' }],
    alwaysOpen: 'proof of ownership. Have the animals branded, and count them often.',
  },
  'farm-equipment': {
    process: 'Sheds and pumps',
    threat: 'tools, pumps and cables stolen',
    happens:
      'Sheds and boreholes cannot be seen from the house, and thieves sell cables and pumps as scrap.',
    likelier: ['remotePoints', 'toolStore', 'noCameras', 'noAlarm'],
    rarer: ['camerasStay'],
    controls: ['remote-cameras', 'cable-sensors', 'room-cameras', 'asset-trackers', 'detectors'],
    open: [
      {
        unless: ['remote-cameras', 'cable-sensors'],
        say: 'nothing in this plan watches the pumps and boreholes.',
      },
    ],
  },
} as const satisfies Record<string, Threat>;
