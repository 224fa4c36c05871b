import { challengeReport } from '@app/api/domain/assessments/rules/challenge-report';
import { understood } from '@app/api/testing/heard-in';
import type { LabelledRequest } from '@app/api/testing/labelled-requests';
import { textsOf } from '@app/api/testing/labelled-requests';
import { makeOf } from '@app/api/testing/measured-reports';
import { sampleCosts } from '@app/api/testing/sample-costs';

const ROUNDS = 5;
const TYPICAL_CHARACTERS = 2_000;
const HOSTILE_CHARACTERS = 1_000_000;

/** Texts that are slow to read where a reader looks back, or forward, from each word. */
const hostile: readonly (readonly [string, string])[] = [
  ['one long word', 'a'],
  ['blanks', ' \t\n'],
  ['denials', 'no not never geen nie without '],
  ['crimes', 'armed robbery with guns and hijacking, '],
  ['things with and', 'cameras and alarm and guards and beams or '],
  ['hours', '22:30 between 2 and 4 am '],
  ['brackets', '((((“”””[[[['],
  ['numbers and points', '1.1.1:1:1,'],
  ['emoji', '💥'],
  ['combining marks', 'e\u0301\u0301\u0301'],
  ['words almost known', 'cameraz robery alrm fense '],
];

const costs = await sampleCosts();

/** CPU of each report with about 2 KB of text in ms, the quickest first. */
export function typicalTimes(requests: readonly LabelledRequest[]): readonly number[] {
  const stories = requests.flatMap(textsOf).join(' ');
  const filled = requests
    .filter(({ form }) => form !== 'incident')
    .map((labelled, index) => filledUp(labelled, stories, index));
  for (const labelled of filled) makeOf(labelled, costs);
  return filled
    .map((labelled) => {
      const times = Array.from({ length: ROUNDS }, () => cpuMs(() => makeOf(labelled, costs)));
      return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    })
    .toSorted((a, b) => a - b);
}

/** CPU of a report on 1 MB of each hostile text, in ms. */
export function hostileTimes(): readonly { readonly name: string; readonly ms: number }[] {
  const report = (securityIssue: string) => challengeReport(understood({ securityIssue }), costs);
  return hostile.map(([name, unit]) => {
    const text = unit.repeat(Math.ceil(HOSTILE_CHARACTERS / unit.length));
    report(text);
    return { name, ms: cpuMs(() => report(text)) };
  });
}

function filledUp(labelled: LabelledRequest, stories: string, index: number): LabelledRequest {
  const missing = Math.max(0, TYPICAL_CHARACTERS - textsOf(labelled).join('').length);
  // Each gets another part of the stories.
  const from = (index * 997) % Math.max(1, stories.length - missing);
  const more = ` ${stories.slice(from, from + missing)}`;
  switch (labelled.form) {
    case 'challenge': {
      const { request } = labelled;
      return { ...labelled, request: { ...request, securityIssue: request.securityIssue + more } };
    }
    case 'risk': {
      const { request } = labelled;
      const businessDescription = request.businessDescription + more;
      return { ...labelled, request: { ...request, businessDescription } };
    }
    case 'home': {
      const { request } = labelled;
      const [first = '', ...others] = request.securityConcerns;
      return { ...labelled, request: { ...request, securityConcerns: [first + more, ...others] } };
    }
    case 'incident':
      return labelled;
  }
}

function cpuMs(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
