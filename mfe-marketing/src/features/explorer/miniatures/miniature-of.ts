import type { ComponentType } from 'react';
import { AccessControl } from './access-control.tsx';
import { GateAutomation } from './gate-automation.tsx';
import { IntercomSystems } from './intercom-systems.tsx';
import { IntruderAlarms } from './intruder-alarms.tsx';
import { IotSensors } from './iot-sensors.tsx';
import { Monitoring } from './monitoring.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { OffGridSurveillance } from './off-grid-surveillance.tsx';
import { SecurityFencing } from './security-fencing.tsx';
import { VehicleTelematics } from './vehicle-telematics.tsx';
import { VideoSurveillance } from './video-surveillance.tsx';

/** By technology and not part of its summary, which the page of the technology loads too. */
const miniatures: Readonly<Record<string, ComponentType>> = {
  'video-surveillance': VideoSurveillance,
  'intruder-alarms': IntruderAlarms,
  'security-fencing': SecurityFencing,
  'gate-automation': GateAutomation,
  'access-control': AccessControl,
  monitoring: Monitoring,
  'vehicle-telematics': VehicleTelematics,
  'off-grid-surveillance': OffGridSurveillance,
  'iot-sensors': IotSensors,
  'intercom-systems': IntercomSystems,
};

/** The drawing on the card of a technology; an empty frame for one that has none yet. */
export const miniatureOf = (id: string): ComponentType => miniatures[id] ?? NotDrawn;
