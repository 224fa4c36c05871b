import { readdirSync, readFileSync } from 'node:fs';
import { ProposalRequest } from '@app/contracts/proposal';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { currentAnswers } from './older-answers.ts';
import { checkPartialAnswers, readAnswers } from './read-answers.ts';

const folder = new URL('../../../../testing/stored-answers/', import.meta.url);

/** Whole sets of answers as visitors gave them to earlier questionnaires, one of each type. */
const stored = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const { establishmentType, responses } = v.parse(ProposalRequest, JSON.parse(text));
  if (!establishmentType || !responses) throw new Error(`No type or answers in ${file}`);
  return { file, establishmentType, responses };
});

test.each(stored)('$file still describes a site', ({ establishmentType, responses }) => {
  const site = readAnswers(establishmentType, responses);
  if (!site.ok) throw new Error(JSON.stringify(site.failure.fields));
  const { circumstances = [] } = responses;
  const monitored = circumstances.includes(
    'Armed response or a control room reacts to our alarm, or will',
  );
  expect(site.value.monitored).toBe(monitored);
  const gate = [responses.vehicle_gate ?? responses.vehicle_gates ?? []].flat();
  expect(site.value.vehicleGates.length > 0).toBe(gate.length > 0);
  expect(site.value.pets === 'inside').toBe(
    responses.pets !== undefined || circumstances.includes('A dog or cat stays inside after hours'),
  );
  if (responses.outages === 'No outages to speak of') expect(site.value.outageHours).toBe(0);
});

test.each(stored)('$file is read as today’s answers to the same questions', (one) => {
  const current = currentAnswers(one.establishmentType, one.responses);
  expect(readAnswers(one.establishmentType, current)).toEqual(
    readAnswers(one.establishmentType, one.responses),
  );
  expect(currentAnswers(one.establishmentType, current)).toEqual(current);
});

describe('answers of an earlier questionnaire', () => {
  test('with an option that has a new name have the new name, once', () => {
    expect(
      currentAnswers('Farm', {
        pets: 'A dog heavier than 25 kg',
        circumstances: ['The mobile signal is poor', 'A dog or cat stays inside after hours'],
      }),
    ).toEqual({
      circumstances: [
        'A dog or cat stays inside when the alarm is on',
        'The mobile signal is poor',
      ],
    });
  });

  test('with one gate have it ticked, and those of an estate stay as they are', () => {
    const gate = { vehicle_gate: 'Swing gate' };
    expect(currentAnswers('School', gate)).toEqual({ vehicle_gates: ['Swing gate'] });
    expect(currentAnswers('Residential Estate', gate)).toEqual(gate);
  });

  test('with an option that changes no plan any more are without it', () => {
    const circumstances = ['Our insurer requires no certificate'];
    expect(currentAnswers('Office', { circumstances })).toEqual({});
  });

  test('half-way keep what they have, in today’s words', () => {
    const half = { wants: ['Cameras'], outages: 'No outages to speak of', footage_days: '90 days' };
    expect(checkPartialAnswers('Residential Home', half)).toEqual({
      ok: true,
      value: { wants: ['Cameras'], outages: 'Almost no power cuts' },
    });
  });

  test('that say what today’s questions do not know are left as they are', () => {
    const odd = { wants: ['A moat'], constructor: 'x', circumstances: ['__proto__'], stays: [] };
    expect(currentAnswers('Farm', odd)).toEqual(odd);
  });
});
