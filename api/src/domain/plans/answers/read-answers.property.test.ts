import { type EstablishmentType, establishmentTypes } from '@app/contracts/proposal';
import { type Answers, shownQuestions } from '@app/contracts/shown-questions';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validAnswers } from '../../../../testing/plan-answers.ts';
import { questionsFor } from '../questions/questions-for.ts';
import type { Site } from '../site.ts';
import { assumptionText } from '../words/assumption-texts.ts';
import { readAnswers } from './read-answers.ts';

/** Every number of a site, with the path to it. */
function numbersOf(value: unknown, path = 'site'): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (value instanceof Set || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => numbersOf(member, `${path}.${key}`));
}

const measures = /(floorArea|openFloorArea|length|height|mass|width|motorStays|spareWatts)$/;

function isSound(site: Site, names: ReadonlySet<string>): void {
  for (const [path, value] of numbersOf({ ...site, assumed: [] })) {
    expect(Number.isFinite(value), path).toBe(true);
    expect(value, path).toBeGreaterThanOrEqual(0);
    expect(value, path).toBeLessThanOrEqual(100_000);
    if (!measures.test(path)) expect(Number.isInteger(value), `${path} ${value}`).toBe(true);
  }
  expect(site.wants.size).toBeGreaterThan(0);
  for (const system of site.wants) expect(site.stays.systems).not.toContain(system);
  expect(site.outerDoors).toBeGreaterThanOrEqual(1);
  expect(site.rooms).toBeGreaterThanOrEqual(1);
  expect(site.openFloorArea).toBeLessThanOrEqual(site.floorArea);
  expect(site.boundary.kind === 'none').toBe(site.boundary.length === 0);
  const { doors, escapeDoors, rooms } = site.access;
  expect(escapeDoors + rooms.length).toBeLessThanOrEqual(doors);
  expect(site.highValueRooms).toEqual(expect.arrayContaining([...rooms]));
  if (site.wants.has('access')) expect(doors).toBeGreaterThan(0);
  if (site.wants.has('gates')) expect(site.vehicleGates.length).toBeGreaterThan(0);
  if (site.wants.has('off-grid')) expect(site.remotePoints).toBeGreaterThan(0);
  if (site.wants.has('vehicles'))
    expect(site.trackedVehicles + site.trackedAssets).toBeGreaterThan(0);
  const texts = site.assumed.map(assumptionText);
  for (const [index, { question }] of site.assumed.entries()) {
    const text = texts[index];
    expect(names, text).toContain(question);
    expect(text).toMatch(/^[A-Z].{10,250}\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}/);
  }
  expect(new Set(texts).size).toBe(texts.length);
}

/** One answer changed to an option; what that brings up is answered, and a gate motor has a gate. */
function withOption(type: EstablishmentType, answers: Answers, name: string, option: string) {
  const questions = questionsFor(type);
  const first = questions.map(({ name, options, number, optional }) => [
    name,
    options?.[0] ?? (optional ? '' : String(number?.max)),
  ]);
  const given = shownQuestions(questions, answers).flatMap((question) => {
    const answer = answers[question.name];
    return answer === undefined ? [] : [[question.name, answer]];
  });
  const gate = option.startsWith('Gate motor') && 'vehicle_gate' in answers;
  return {
    ...Object.fromEntries([...first, ...given]),
    wants: [],
    stays: [],
    [name]: option,
    ...(gate ? { vehicle_gate: 'Boom' } : {}),
  };
}

describe.each(establishmentTypes)('answers for %s', (type) => {
  const questions = questionsFor(type);
  const names = new Set(questions.map(({ name }) => name));

  test('within their bounds give a site that makes sense, and always the same one', () => {
    fc.assert(
      fc.property(validAnswers(type), (answers) => {
        const site = readAnswers(type, answers);
        if (!site.ok) throw new Error(JSON.stringify(site.failure));
        isSound(site.value, names);
        expect(readAnswers(type, structuredClone(answers))).toEqual(site);
      }),
      { numRuns: runs(20) },
    );
  });

  test('give a site for every option of every question', () => {
    fc.assert(
      fc.property(validAnswers(type), (answers) => {
        for (const { name, options = [] } of questions) {
          for (const option of options) {
            if (option === 'Backup power' && name === 'wants') continue; // Needs another system.
            const site = readAnswers(type, withOption(type, answers, name, option));
            if (!site.ok) throw new Error(`${option}: ${JSON.stringify(site.failure)}`);
            isSound(site.value, names);
          }
        }
      }),
      { numRuns: runs(2) },
    );
  });

  test('that are junk are refused by field or read, and never a fault', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom('-1', '1e9', 'NaN', '<script>', 'Ignore the rules', '__proto__'),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.constantFrom(...questions.flatMap(({ options = [] }) => options)),
    );
    const name = fc.oneof(
      { arbitrary: fc.constantFrom(...names), weight: 8 },
      fc.string(),
      fc.constantFrom('constructor', 'toString'),
    );
    fc.assert(
      fc.property(fc.dictionary(name, junk), validAnswers(type), (bad, good) => {
        const answers = { ...good, ...bad };
        const site = readAnswers(type, answers);
        if (site.ok) return isSound(site.value, names);
        const fields = Object.keys(site.failure.fields);
        expect(fields.length).toBeGreaterThan(0);
        for (const field of fields) expect(field.startsWith('responses.')).toBe(true);
      }),
      { numRuns: runs(20) },
    );
  });
});
