import type { PremisesId } from '@app/knowledge/premises';
import { premises } from '@app/knowledge/premises';
import type { IncidentId } from '@app/knowledge/threats';
import { threats } from '@app/knowledge/threats';
import type { Report } from '@app/wording/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import { anUnderstanding, heardAs } from '../../../../testing/understandings.ts';
import type { Costs } from '../costs.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { challengeReport } from './challenge-report.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

const noPrices: Costs = { priceOf: () => undefined };
const everyIncident = Object.keys(threats) as IncidentId[];
const everyPremises = Object.keys(premises) as PremisesId[];

const robbed = (changes: Partial<Understanding> = {}) =>
  anUnderstanding({
    premises: [heardAs('restaurant')],
    incidents: [heardAs('cash-up-robbery', 'robbed at cash-up')],
    places: [heardAs('kitchen-door', 'kitchen door')],
    ...changes,
  });

const textOf = (report: Report, id?: string) =>
  sentencesOf({
    ...report,
    sections: report.sections.filter((section) => id === undefined || section.id === id),
  }).join('\n');

const idsOf = (report: Report) => report.sections.map(({ id }) => id);

describe('a report on a challenge', () => {
  test.each(everyPremises)('at a %s has a cause and a step for every incident', (kind) => {
    for (const incident of everyIncident) {
      const report = challengeReport(
        anUnderstanding({
          premises: [heardAs(kind)],
          incidents: [heardAs(incident)],
          places: [heardAs('yard')],
        }),
        costs,
      );
      expect(idsOf(report), incident).toEqual(
        expect.arrayContaining(['short-answer', 'what-went-wrong', 'what-to-do', 'who-when-cost']),
      );
    }
  });

  test('on a truck that is robbed on the road looks at the trip, and not at the counter', () => {
    const text = textOf(
      challengeReport(
        anUnderstanding({
          premises: [heardAs('liquor-store')],
          incidents: [heardAs('armed-robbery')],
          places: [heardAs('street')],
          assets: [heardAs('trucks')],
          people: [heardAs('drivers')],
        }),
        costs,
      ),
    );
    expect(text).toContain('Outsiders know the route and the time');
    expect(text).not.toContain('counter');
  });

  test('on false alarms installs no alarm, also for whoever asks for one', () => {
    const report = challengeReport(
      anUnderstanding({
        incidents: [heardAs('false-alarms')],
        measures: [{ ...heardAs('alarm'), state: 'wanted' }],
      }),
      costs,
    );
    expect(textOf(report, 'what-to-do')).not.toContain('Install a monitored alarm');
  });

  test('on damage at an estate does not say that nobody is there at weekends', () => {
    const report = challengeReport(
      anUnderstanding({
        premises: [heardAs('estate')],
        incidents: [heardAs('vandalism')],
        places: [heardAs('parking')],
        times: [heardAs('weekend')],
      }),
      costs,
    );
    expect(textOf(report)).not.toContain('nobody is there');
  });

  const jeweller = (changes: Partial<Understanding> = {}) =>
    anUnderstanding({
      premises: [heardAs('jewellery-shop')],
      incidents: [heardAs('armed-robbery', 'armed robbery')],
      places: [heardAs('front-door', 'front door')],
      ...changes,
    });

  test('on something that is only feared speaks of preventing it, and asks for no evidence', () => {
    const happened = textOf(challengeReport(jeweller(), costs));
    expect(happened).toContain('The main reason for armed robbery');
    expect(happened).toContain('Evidence:');
    const feared = textOf(
      challengeReport(jeweller({ circumstances: [heardAs('only-feared', 'we are next')] }), costs),
    );
    expect(feared).toContain('To prevent armed robbery at your jewellery shop');
    expect(feared).not.toContain('Evidence:');
  });

  test('on a robbery that is usual there asks for no evidence', () => {
    expect(textOf(challengeReport(jeweller({ incidents: [] }), costs))).not.toContain('Evidence:');
  });

  test('names an incident in short that its first cause opens', () => {
    const report = challengeReport(
      anUnderstanding({
        premises: [heardAs('shop')],
        incidents: [heardAs('fraud', 'fake payment'), heardAs('shoplifting', 'shoplifters')],
        people: [heardAs('group-of-men', 'group of guys')],
        places: [heardAs('sales-floor', 'aisle')],
        times: [heardAs('pay-day', 'pay day')],
      }),
      costs,
    );
    expect(textOf(report, 'what-went-wrong')).toMatch(/^Staff cannot see the sales floor/);
    expect(textOf(report, 'short-answer')).toMatch(/^The main reason for shoplifting/);
  });

  test('assumes no missing cameras where number-plate cameras are asked for', () => {
    const measures = [{ ...heardAs('number-plate-camera', 'lpr'), state: 'wanted' as const }];
    const assumed = textOf(challengeReport(robbed({ measures }), costs), 'assumptions');
    expect(assumed).toContain('You did not mention an alarm or armed response');
  });

  test('relies on nothing that is refused, in the number of its name', () => {
    const refusing = (id: 'guards' | 'access-control') =>
      textOf(
        challengeReport(robbed({ measures: [{ ...heardAs(id), state: 'refused' }] }), costs),
        'assumptions',
      );
    expect(refusing('guards')).toContain('You do not want guards, so no step relies on them.');
    expect(refusing('access-control')).toContain('so no step relies on it.');
  });

  test('has unique section ids', () => {
    const ids = idsOf(challengeReport(robbed(), costs));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('ranks the cause higher that more was said about', () => {
    const quiet = textOf(challengeReport(robbed(), costs), 'what-went-wrong');
    const insider = robbed({ circumstances: [heardAs('inside-knowledge', 'they knew where')] });
    const told = textOf(challengeReport(insider, costs), 'what-went-wrong');
    expect(quiet).not.toContain('only insiders would know');
    expect(told).toContain('only insiders would know');
    expect(told).toContain('You wrote “they knew where”.');
  });

  test('never recommends what a visitor refuses', () => {
    const wanting = robbed({ measures: [{ ...heardAs('panic-button'), state: 'wanted' }] });
    const refusing = robbed({ measures: [{ ...heardAs('panic-button'), state: 'refused' }] });
    expect(textOf(challengeReport(wanting, costs), 'what-to-do')).toContain('hold-up buttons');
    expect(textOf(challengeReport(refusing, costs), 'what-to-do')).not.toContain('hold-up buttons');
    expect(textOf(challengeReport(refusing, costs), 'assumptions')).toContain(
      'You do not want panic buttons',
    );
  });

  test('checks what is there instead of selling it again', () => {
    const there = robbed({ measures: [{ ...heardAs('drop-safe'), state: 'present' }] });
    const steps = textOf(challengeReport(there, costs), 'what-to-do');
    expect(steps).toContain('Use the drop safe through the day');
    expect(steps).not.toContain('Fit a drop safe');
  });

  test('replaces what is broken and cannot be serviced', () => {
    const hijacked = anUnderstanding({
      premises: [heardAs('transport-yard')],
      incidents: [heardAs('hijacking')],
      assets: [heardAs('trucks')],
      measures: [{ ...heardAs('tracking'), state: 'broken' }],
    });
    expect(textOf(challengeReport(hijacked, costs), 'what-to-do')).toContain(
      'Track the truck and the load separately',
    );
  });

  test('on no incident says so, and takes what is usual there', () => {
    const silent = anUnderstanding({
      premises: [heardAs('gym')],
      places: [heardAs('parking'), heardAs('front-door')],
    });
    const report = challengeReport(silent, costs);
    expect(textOf(report, 'short-answer')).toContain(
      'We could not tell from your words what happened.',
    );
    expect(textOf(report, 'assumptions')).toContain(
      'We could not tell from your words what happened',
    );
  });

  test('without prices quotes nothing but says so', () => {
    const report = challengeReport(robbed(), noPrices);
    expect(textOf(report)).not.toMatch(/\bR\d/);
    expect(textOf(report, 'who-when-cost')).toContain('To be quoted');
  });

  test('that sounds as if it happens now begins with the numbers to phone', () => {
    const report = challengeReport(robbed({ happeningNow: true }), costs);
    expect(idsOf(report)[0]).toBe('now');
    expect(textOf(report, 'now')).toContain('SAPS 10111, or 112 from any cellphone');
  });

  test('about damage that nobody did names no crime and asks', () => {
    const text = textOf(
      challengeReport(anUnderstanding({ onlyDamage: true }), costs),
      'short-answer',
    );
    expect(text).toMatch(/sounds like damage or an accident, not like a crime/);
    expect(text).not.toMatch(/theft|robbery at/);
  });

  test('on nothing about security gives no advice and asks', () => {
    const report = challengeReport(anUnderstanding({ offTopic: true }), costs);
    expect(idsOf(report)).toEqual(['short-answer', 'questions']);
    expect(textOf(report)).toContain('We found nothing about security');
  });

  test('on an escape door never puts a gate or a lock before it', () => {
    const report = challengeReport(
      anUnderstanding({
        premises: [heardAs('church')],
        incidents: [heardAs('burglary')],
        places: [heardAs('back-door')],
        circumstances: [heardAs('fire-escape', 'fire exit')],
      }),
      costs,
    );
    expect(textOf(report, 'what-to-do')).not.toContain('slam-lock');
    expect(textOf(report, 'cautions')).toContain('must open from inside without a key');
  });

  test('at a place where people undress has no camera there', () => {
    const report = challengeReport(
      anUnderstanding({
        premises: [heardAs('gym')],
        incidents: [heardAs('equipment-theft')],
        places: [heardAs('change-room')],
        measures: [
          { ...heardAs('cameras'), state: 'absent' },
          { ...heardAs('monitoring'), state: 'wanted' },
        ],
      }),
      costs,
    );
    const steps = textOf(report, 'what-to-do');
    expect(steps).not.toMatch(/camera[^.]*change room/i);
    expect(textOf(report, 'cautions')).toContain('Never put a camera in a toilet or change room.');
  });

  test('with stolen firearms names the 24 hours and the law', () => {
    const report = challengeReport(robbed({ assets: [heardAs('firearms')] }), costs);
    expect(textOf(report, 'cautions')).toContain(
      'within 24 hours (Firearms Control Act 60 of 2000',
    );
    expect(textOf(report, 'standards')).toContain('Firearms Control Act 60 of 2000');
  });

  test('names each contradiction and asks which is right', () => {
    const contradictions = [{ id: 'measure', measure: 'cameras' } as const];
    expect(textOf(challengeReport(robbed({ contradictions }), costs), 'assumptions')).toContain(
      'Please tell us which is right.',
    );
  });
});
