import type { SystemId } from '@app/knowledge/planning/systems';
import type { TechnologyId } from '@app/site/technology-titles';

/** How a sentence names the plans that have a system, and the technology that such a plan starts with. */
export const plannedSystems: Readonly<
  Record<SystemId, { readonly plans: string; readonly topic?: TechnologyId }>
> = {
  video: { plans: 'with cameras', topic: 'video-surveillance' },
  alarm: { plans: 'with an alarm', topic: 'intruder-alarms' },
  fence: { plans: 'with an electric fence', topic: 'security-fencing' },
  gates: { plans: 'with gate automation', topic: 'gate-automation' },
  access: { plans: 'with access control', topic: 'access-control' },
  intercom: { plans: 'with an intercom', topic: 'intercom-systems' },
  power: { plans: 'with backup power' },
  'off-grid': { plans: 'with off-grid cameras', topic: 'off-grid-surveillance' },
  sensors: { plans: 'with sensors', topic: 'iot-sensors' },
  vehicles: { plans: 'with vehicle tracking', topic: 'vehicle-telematics' },
};
