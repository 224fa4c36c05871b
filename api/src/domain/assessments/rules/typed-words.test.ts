import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import { sentencesOf } from '../../../../testing/sentences.ts';
import type { Costs } from '../costs.ts';
import { understandChallenge, understandRisk } from '../understanding/understand.ts';
import { challengeReport } from './challenge-report.ts';
import { riskReport } from './risk-report.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

/** All of a report on a challenge; what is not given says nothing about place or time. */
const challenged = (typed: { readonly location?: string; readonly timing?: string }) => {
  const request = {
    businessType: 'Bakery',
    securityIssue: 'The oven was stolen and the cash is gone',
    timing: 'Yesterday',
    location: 'At our place',
    peopleInvolved: 'Staff',
    preventionMethod: 'Advise us',
    ...typed,
  };
  return sentencesOf(challengeReport(understandChallenge(request), costs, request)).join('\n');
};

describe('a report on a challenge', () => {
  test.each([
    ['22:30', 'Around 22:30'],
    ['Sunday at 02h15', 'Around 02:15'],
    ['between 22:15 and 01:45', 'Between 22:15 and 01:45'],
    ['Saterdagaand 21:40', 'Around 21:40'],
    ['ngoLwesihlanu 19:05', 'Around 19:05'],
    ['around 3 am', 'Around 03:00'],
  ])('keeps the minutes of %s', (timing, said) => {
    expect(challenged({ timing })).toContain(said);
  });

  test.each([
    'At the braai area behind the paint shop',
    'Agter die stoor by die rooi houer',
    'Ngasemva kwehholo eduze komfula',
    'Gate 3, next to bay 14',
    'The hives',
  ])('names the place that was typed: %s', (location) => {
    expect(challenged({ location }).toLowerCase()).toContain(location.toLowerCase());
  });

  test('quotes a place of hostile markup without the markup', () => {
    const text = challenged({
      location:
        'gate 3 <img src=x onerror=alert(1)> **bold** [link](http://evil.example) by the river',
    });
    expect(text).toContain('You wrote “gate 3');
    expect(text).toContain('by the river…”');
    expect(text).not.toMatch(/<img|\*\*|http|evil|onerror=/);
  });

  test('has every place and time of plain words that can be typed', () => {
    const word = fc.stringMatching(/^[a-z]{2,9}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, (location, timing) => {
        const text = challenged({ location, timing }).toLowerCase();
        expect(text).toContain(location);
        expect(text).toContain(timing);
      }),
      { numRuns: runs(100) },
    );
  });
});

test('an area of a risk report has the things and times that were typed', () => {
  const request = {
    businessType: 'Bakery',
    businessDescription: 'We bake bread and sell it',
    operationalAreas: [
      { name: 'Front counter', description: 'Customers pay cash, a grinder and a laptop at 05:45' },
    ],
  };
  const text = sentencesOf(riskReport(request, understandRisk(request), costs)).join('\n');
  for (const typed of ['cash', 'grinder', 'laptop', '05:45']) {
    expect(text).toContain(typed);
  }
});
