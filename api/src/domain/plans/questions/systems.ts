import type { SystemId } from '@app/knowledge/planning/systems';
import { askAny, askNumber } from './question.ts';

/** What a visitor may ask for; `advise` leaves the choice to us. */
export type Want = SystemId | 'equipment-tracking' | 'advise';

/** The option that leaves the choice to us. */
export const NOT_SURE = 'Not sure: choose for me';

export const wants = askAny<Want>({
  name: 'wants',
  text: 'What should the plan include?',
  help: 'Choose as many as you like. If you choose nothing, we choose what suits your site.',
  options: {
    Cameras: 'video',
    'Burglar alarm': 'alarm',
    'Electric fence': 'fence',
    'Gate motor': 'gates',
    'Gate motor or boom': 'gates',
    'Access control on doors': 'access',
    'Access control at pedestrian gates': 'access',
    Intercom: 'intercom',
    'Backup power': 'power',
    'Cameras where there is no mains power': 'off-grid',
    'Sensors for leaks and power failures': 'sensors',
    'Sensors for fridges and power failures': 'sensors',
    'Sensors for tanks, cables, store doors and power failures': 'sensors',
    'Vehicle tracking': 'vehicles',
    'Equipment tracking': 'equipment-tracking',
    [NOT_SURE]: 'advise',
  },
  unsure: NOT_SURE,
  topics: {
    Cameras: 'video-surveillance',
    'Burglar alarm': 'intruder-alarms',
    'Electric fence': 'security-fencing',
    'Gate motor': 'gate-automation',
    'Gate motor or boom': 'gate-automation',
    'Access control on doors': 'access-control',
    'Access control at pedestrian gates': 'access-control',
    Intercom: 'intercom-systems',
    'Cameras where there is no mains power': 'off-grid-surveillance',
    'Sensors for leaks and power failures': 'iot-sensors',
    'Sensors for fridges and power failures': 'iot-sensors',
    'Sensors for tanks, cables, store doors and power failures': 'iot-sensors',
    'Vehicle tracking': 'vehicle-telematics',
  },
});

export const stays = askAny<SystemId>({
  name: 'stays',
  text: 'Which of these do you have and want to keep?',
  help: 'The plan works with what you keep. Leave out what should be replaced.',
  options: {
    Cameras: 'video',
    'Burglar alarm': 'alarm',
    'Electric fence': 'fence',
    'Gate motor': 'gates',
    'Gate motor or boom': 'gates',
    'Access control': 'access',
    Intercom: 'intercom',
    'Backup power': 'power',
  },
});

export const stayingCameras = askNumber({
  name: 'staying_cameras',
  text: 'How many of your cameras work and stay?',
  help: 'They go onto the new recorder. Leave empty if you do not know.',
  number: { unit: 'cameras', min: 0, max: 256, integer: true },
  optional: true,
  showIf: [{ question: 'stays', anyOf: ['Cameras'] }, { wanted: 'video' }],
});

export const spareWatts = askNumber({
  name: 'spare_watts',
  text: 'How many watts can your inverter or UPS still carry?',
  help: 'What its label says, less what runs on it now. Leave empty if you do not know.',
  number: { unit: 'W', min: 0, max: 50_000, integer: false },
  optional: true,
  showIf: [{ question: 'stays', anyOf: ['Backup power'] }],
});

export const motorRating = askNumber({
  name: 'motor_rating',
  text: 'What gate mass is your gate motor made for?',
  help: 'The label on the motor gives it in kg. Leave empty if you do not know.',
  number: { unit: 'kg', min: 50, max: 5000, integer: false },
  optional: true,
  showIf: [
    { question: 'stays', anyOf: ['Gate motor'] },
    { question: 'vehicle_gates', anyOf: ['Sliding gate'] },
  ],
});

export const trackedVehicles = askNumber({
  name: 'tracked_vehicles',
  text: 'How many vehicles and tractors should be tracked?',
  number: { unit: 'vehicles', min: 1, max: 500, integer: true },
  optional: true,
  showIf: [{ wanted: 'vehicles' }],
});

export const remotePoints = askNumber({
  name: 'remote_points',
  text: 'How many places without mains power need a camera?',
  help: 'For example a far gate, a kraal, a pump or a corner of the boundary.',
  number: { unit: 'places', min: 1, max: 50, integer: true },
  optional: true,
  showIf: [{ wanted: 'off-grid' }],
});
