import { siteRules } from '@app/knowledge/planning/sites';
import { pets } from '../questions/building.ts';
import { circumstances, footageDays, outages } from '../questions/running.ts';
import type { Site } from '../site.ts';
import type { Reading } from './reading.ts';

type Running = Pick<
  Site,
  | 'pets'
  | 'outageHours'
  | 'footageDays'
  | 'signal'
  | 'jammers'
  | 'monitored'
  | 'responseMinutes'
  | 'internet'
  | 'incidents'
  | 'insurerAsks'
>;

export function runningOf(reading: Reading): Running {
  const facts = new Set(reading.given.choices(circumstances));
  return {
    pets: petsOf(reading, facts.has('animals-inside')),
    outageHours: outageHoursOf(reading),
    footageDays: footageDaysOf(reading),
    signal: signalOf(reading, facts.has('poor-signal')),
    jammers: facts.has('jammers'),
    monitored: facts.has('monitored'),
    responseMinutes: siteRules.responseMinutes,
    internet: true,
    incidents: [],
    insurerAsks: insurerOf(reading, facts.has('insurer-asks'), facts.has('insurer-does-not-ask')),
  };
}

function petsOf({ given, notes }: Reading, animalsInside: boolean): Site['pets'] {
  if (!animalsInside) return given.choice(pets) ?? 'none';
  notes.add(circumstances, 'largePets');
  return 'large';
}

function outageHoursOf({ given, notes }: Reading): number {
  const hours = given.choice(outages);
  if (hours !== undefined) return hours;
  notes.add(outages, 'outageHours', siteRules.outageHours);
  return siteRules.outageHours;
}

function footageDaysOf({ given, notes }: Reading): number {
  const days = given.choice(footageDays);
  if (days !== undefined) return days;
  if (given.asked(footageDays)) notes.add(footageDays, 'footageDays', siteRules.footageDays);
  return siteRules.footageDays;
}

function signalOf({ notes }: Reading, poor: boolean): Site['signal'] {
  if (poor) return 'poor';
  notes.add(circumstances, 'goodSignal');
  return 'good';
}

/** Who chose both lines about the insurer gets the stricter plan. */
function insurerOf({ notes }: Reading, asks: boolean, doesNotAsk: boolean): Site['insurerAsks'] {
  if (asks) return 'yes';
  if (doesNotAsk) return 'no';
  notes.add(circumstances, 'insurer');
  return 'unknown';
}
