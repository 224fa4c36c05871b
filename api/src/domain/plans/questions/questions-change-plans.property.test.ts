import {
  type EstablishmentType,
  establishmentTypes,
  type ProposalQuestion,
} from '@app/contracts/proposal';
import { type Answers, shownQuestions } from '@app/contracts/shown-questions';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeOnce } from '../../../../testing/made-once.ts';
import { validAnswers } from '../../../../testing/plan-answers.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { readAnswers } from '../answers/read-answers.ts';
import { billOf } from '../bill.ts';
import { designSite } from '../design-site.ts';
import { complianceOf } from '../words/compliance.ts';
import { refusalWords } from '../words/statements/refusals.ts';
import { threatsOf } from '../words/threats/rate-threats.ts';
import { questionsFor } from './questions-for.ts';

const market = await aMarket();

/**
 * What an answer has to change: equipment and hours, ratings and measures of threats, what is refused,
 * and what the law asks. Requirements only repeat answers, and a reason may.
 */
const substanceOf = madeOnce(([type, answers]: readonly [EstablishmentType, Answers]) => {
  const read = readAnswers(type, answers);
  if (!read.ok) return '';
  const site = read.value;
  const designs = designSite({ site, market, scope: 'recommended' });
  return JSON.stringify({
    bom: billOf(designs).lines.map(({ item, quantity }) => [item, quantity]),
    threats: threatsOf(site, designs).map(({ reason: _, ...rated }) => rated),
    refusals: designs.flatMap(({ refusals }) => refusals.map(refusalWords)),
    compliance: complianceOf(site, designs, ''),
  });
});

/** Enough to need more of everything, within the bounds of a number. */
const MUCH = 600;

type Given = string | string[];
const pair = (one: Given, other: Given) => [one, other] as const;

/** Pairs of answers to a question, from those of a visitor: each option against those without it. */
function pairsOf({ name, type, options = [], number }: ProposalQuestion, given: Answers) {
  switch (type) {
    case 'select':
      return options.map((option) => ({
        what: option,
        pairs: options.filter((other) => other !== option).map((other) => pair(option, other)),
      }));
    case 'checkbox': {
      const chosen = [given[name] ?? []].flat();
      return options.map((option) => {
        const others = chosen.filter((one) => one !== option);
        return { what: option, pairs: [pair([...others, option], others), pair([option], [])] };
      });
    }
    case 'text': {
      const { min = 0, max = 0 } = number ?? {};
      return [{ what: 'number', pairs: [pair(String(min), String(Math.min(max, MUCH)))] }];
    }
  }
}

describe.each(establishmentTypes)('of the questions for %s', (type) => {
  const questions = questionsFor(type);

  test('no visitor is shown more than 15', () => {
    fc.assert(
      fc.property(validAnswers(type), (answers) => {
        expect(shownQuestions(questions, answers).length).toBeLessThanOrEqual(15);
      }),
      { numRuns: runs(60) },
    );
  });

  // Slow: a site is designed for each option of each question, by several visitors.
  test('each, with each of its options, changes the bill, a threat, a refusal or what the law asks', () => {
    const idle = new Set(
      questions.flatMap((question) =>
        pairsOf(question, {}).map(({ what }) => `${question.name}: ${what}`),
      ),
    );
    for (const visitor of fc.sample(validAnswers(type), { numRuns: 60, seed: 27 })) {
      for (const question of questions) {
        if (!shownQuestions(questions, visitor).includes(question)) continue;
        for (const { what, pairs } of pairsOf(question, visitor)) {
          const id = `${question.name}: ${what}`;
          const changed = () => pairs.some(([one, other]) => differ(question.name, one, other));
          if (idle.has(id) && changed()) idle.delete(id);
        }
      }
      if (idle.size === 0) break;

      function differ(name: string, one: Given, other: Given): boolean {
        const [before, after] = [one, other].map((answer) =>
          substanceOf([type, { ...visitor, [name]: answer }]),
        );
        return before !== '' && after !== '' && before !== after;
      }
    }
    expect([...idle]).toEqual([]);
  });
});
