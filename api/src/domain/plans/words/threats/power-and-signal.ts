import type { ThreatId } from '../../planning-values/threats.ts';
import { say } from '../say.ts';
import type { Threat } from './threat.ts';

/** What takes the systems themselves away. */
export const powerAndSignal = {
  power: {
    process: 'Power',
    threat: 'systems that go down in an outage',
    happens: say`Power goes, and cameras, alarm and gates follow when their batteries are empty.`,
    likelier: ['longOutages', 'noBackup'],
    rarer: ['noOutages', 'backupStays'],
    controls: ['backup', 'alarm-battery', 'power-sensors'],
    open: [
      { unless: ['backup'], say: 'without backup power, what runs on mains stops with the mains.' },
    ],
  },
  'alarm-signal': {
    process: 'Alarm signal',
    threat: 'an alarm that nobody hears about',
    happens: say`The signal does not get out, because the network is weak, is jammed or has no power.`,
    likelier: ['jammers', 'poorSignal', 'unmonitored', 'longOutages'],
    rarer: ['monitoredAlarm'],
    worse: ['rural'],
    controls: ['two-paths', 'reporting', 'sirens', 'alarm-battery'],
    open: [
      { unless: ['two-paths'], say: 'this plan has no second way for an alarm signal to get out.' },
    ],
  },
} as const satisfies Partial<Record<ThreatId, Threat>>;
