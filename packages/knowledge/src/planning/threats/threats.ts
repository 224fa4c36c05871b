import { buildingsAndLand } from './buildings-and-land.ts';
import { doorsAndVisitors } from './doors-and-visitors.ts';
import { peopleAndCash } from './people-and-cash.ts';
import type { Threat } from './threat.ts';

/** What takes the systems themselves away. */
const powerAndSignal = {
  power: {
    process: 'Power',
    threat: 'systems that stop in a power cut',
    happens: 'The power goes off, and cameras, alarm and gates stop when their batteries are flat.',
    likelier: ['longOutages', 'noBackup'],
    rarer: ['noOutages', 'backupStays'],
    controls: ['backup', 'alarm-battery', 'power-sensors'],
    without: {
      backup: 'this plan has no backup power, so equipment on mains power stops in a power cut.',
    },
  },
  'alarm-signal': {
    process: 'Alarm signal',
    threat: 'an alarm signal that does not get out',
    happens: 'The network is weak, is jammed or has no power, so nobody receives the alarm.',
    likelier: ['jammers', 'poorSignal', 'unmonitored', 'longOutages'],
    rarer: ['monitoredAlarm'],
    worse: ['rural'],
    controls: ['two-paths', 'reporting', 'sirens', 'alarm-battery'],
    without: { 'two-paths': 'this plan has no second path for the alarm signal.' },
  },
} as const satisfies Record<string, Threat>;

/** What plans know about each threat; `../ratings.ts` rates them for the establishments that fear them. */
export const threats = {
  ...peopleAndCash,
  ...doorsAndVisitors,
  ...buildingsAndLand,
  ...powerAndSignal,
} satisfies Record<string, Threat>;

export type ThreatId = keyof typeof threats;
