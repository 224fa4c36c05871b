import { establishmentTypes, ProposalQuestion } from '@app/contracts/proposal';
import { technologyTitles } from '@app/site/technology-titles';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { questionnaires, questionsFor } from './questions-for.ts';

describe.each(establishmentTypes)('the questions for %s', (type) => {
  const questions = questionsFor(type);
  const names = questions.map(({ name }) => name);

  test('are at most 15, on two to four pages, each question once', () => {
    expect(questions.length).toBeLessThanOrEqual(15);
    expect(new Set(names).size).toBe(names.length);
    const pages = questions.map(({ group }) => group);
    const turns = pages.filter((group, index) => group !== pages[index - 1]);
    expect(turns.length).toBe(new Set(pages).size);
    expect(turns.length).toBeGreaterThanOrEqual(2);
    expect(turns.length).toBeLessThanOrEqual(4);
  });

  test('are what the contract has, as they are', () => {
    for (const question of questions) expect(v.parse(ProposalQuestion, question)).toEqual(question);
  });

  test('have several different options, or bounds in which a number fits', () => {
    for (const { name, options, number } of questions) {
      if (number) expect(number.max, name).toBeGreaterThan(number.min);
      else expect(options?.length, name).toBeGreaterThanOrEqual(3);
      expect(new Set(options).size, name).toBe(options?.length ?? 0);
    }
  });

  test('depend on earlier questions, and on answers that those have', () => {
    for (const [index, { name, showIf = [] }] of questions.entries()) {
      for (const { question, anyOf, atLeast } of showIf) {
        const earlier = questions.slice(0, index).find((other) => other.name === question);
        expect(earlier, `${name} depends on ${question}`).toBeDefined();
        if (atLeast === undefined) expect(anyOf?.length, name).toBeGreaterThan(0);
        else expect(earlier?.number?.max, name).toBeGreaterThanOrEqual(atLeast);
        if (anyOf) expect(earlier?.options, name).toEqual(expect.arrayContaining(anyOf));
      }
    }
  });

  test('offer only options of the bank, and lead with what is wanted', () => {
    for (const { question, options } of questionnaires[type].flatMap(({ asks }) => asks)) {
      if (question.kind === 'number') expect(options, question.name).toBeUndefined();
      else
        expect(Object.keys(question.options)).toEqual(expect.arrayContaining([...(options ?? [])]));
    }
    expect(names[0]).toBe('wants');
  });

  test('are put in short words that end with a question mark', () => {
    for (const { text, help = '' } of questions) {
      expect(text).toMatch(/^[A-Z].{5,95}\?$/);
      expect(help).toMatch(/^$|[.?]$/);
      for (const sentence of help.split(/[.?:] /)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(21);
      }
    }
  });
});

test('questions for a type are the same each time, and a change of one list changes no other', () => {
  const first = questionsFor('Warehouse');
  const before = structuredClone(first);
  first[0]?.options?.push('Free money');
  expect(questionsFor('Warehouse')).toEqual(before);
});

test('each technology page has an option in the questions of some type, and each such option is asked', () => {
  const topics = establishmentTypes.map((type) =>
    questionsFor(type).flatMap((question) => Object.entries(question.topics ?? {})),
  );
  const pages = new Set(topics.flat().map(([, page]) => page));
  expect([...pages].sort()).toEqual(Object.keys(technologyTitles).sort());
  for (const type of establishmentTypes) {
    for (const { options = [], topics = {} } of questionsFor(type))
      expect(options).toEqual(expect.arrayContaining(Object.keys(topics)));
  }
});

test.each(establishmentTypes)('whoever wants nothing at a %s leaves the choice to us', (type) => {
  const wanted = questionsFor(type).find(({ name }) => name === 'wants');
  expect(wanted?.unsure).toBeDefined();
  expect(wanted?.options).toContain(wanted?.unsure);
});
