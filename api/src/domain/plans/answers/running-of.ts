import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { type Circumstance, circumstances, incidents, outages } from '../questions/running.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import type { Reading } from './reading.ts';

type Running = Pick<
  Site,
  | 'pets'
  | 'outageHours'
  | 'generator'
  | 'footageDays'
  | 'signal'
  | 'jammers'
  | 'internet'
  | 'monitored'
  | 'responseMinutes'
  | 'insurerAsks'
  | 'incidents'
>;

export function runningOf(reading: Reading, systems: ReadonlySet<SystemId>): Running {
  const facts: ReadonlySet<Circumstance> = new Set(reading.given.choices(circumstances));
  return {
    pets: facts.has('animals-inside') ? 'inside' : 'none',
    outageHours: outageHoursOf(reading),
    generator: facts.has('generator'),
    footageDays: footageDaysOf(reading, systems),
    signal: signalOf(reading, facts),
    jammers: facts.has('jammers'),
    internet: internetOf(reading, facts),
    ...responseOf(reading, facts),
    insurerAsks: insurerOf(reading, facts),
    incidents: reading.given.choices(incidents),
  };
}

function outageHoursOf({ given, notes }: Reading): number {
  const hours = given.choice(outages);
  if (hours !== undefined) return hours;
  notes.add(outages, 'outageHours', siteRules.outageHours);
  return siteRules.outageHours;
}

function footageDaysOf({ notes }: Reading, systems: ReadonlySet<SystemId>): number {
  if (systems.has('video')) notes.add(wants, 'footageDays', siteRules.footageDays);
  return siteRules.footageDays;
}

function signalOf({ notes }: Reading, facts: ReadonlySet<Circumstance>): Site['signal'] {
  if (facts.has('poor-signal')) return 'poor';
  notes.add(circumstances, 'goodSignal');
  return 'good';
}

function internetOf({ notes }: Reading, facts: ReadonlySet<Circumstance>): boolean {
  if (facts.has('no-internet')) return false;
  notes.add(circumstances, 'internet');
  return true;
}

/** Who chose only the slow response has armed response, too. */
function responseOf(
  { notes }: Reading,
  facts: ReadonlySet<Circumstance>,
): Pick<Site, 'monitored' | 'responseMinutes'> {
  const { responseMinutes, slowResponseMinutes } = siteRules;
  if (facts.has('slow-response')) return { monitored: true, responseMinutes: slowResponseMinutes };
  const monitored = facts.has('monitored');
  if (monitored) notes.add(circumstances, 'responseMinutes', responseMinutes);
  return { monitored, responseMinutes };
}

function insurerOf({ notes }: Reading, facts: ReadonlySet<Circumstance>): Site['insurerAsks'] {
  if (facts.has('insurer-asks')) return 'yes';
  notes.add(circumstances, 'insurer');
  return 'unknown';
}
