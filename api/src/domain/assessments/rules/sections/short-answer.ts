import { isAttack } from '@app/knowledge/incidents';
import { isDanger, threats } from '@app/knowledge/threats';
import { uncapitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { fixed, type Wording, wordable } from '@app/wording/wording';
import type { Understanding } from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { dangerFirst, notSure } from '../danger-first.ts';
import type { Finding } from '../rank-causes.ts';
import { kindOf, oneOf, textFor } from '../text-for.ts';
import { paragraph, section } from './blocks.ts';

/** The likeliest cause, what to start with and what changes most, in two or three sentences. */
export function shortAnswerSection(
  about: Case,
  understanding: Understanding,
  findings: readonly Finding[],
  steps: readonly Step[],
): readonly ReportSection[] {
  const top = findings[0];
  const first = steps[0];
  if (!top || !first) return [];
  return section('short-answer', 'In short', [
    ...dangerFirst(understanding, about).map(paragraph),
    paragraph(shortAnswer(about, top, first, strongest(steps), steps)),
  ]);
}

function shortAnswer(
  about: Case,
  top: Finding,
  first: Step,
  best: Step,
  steps: readonly Step[],
): Wording {
  const opened = about.incidents.find((id) => top.cause.opens.includes(id));
  const incident = opened ?? about.incidents[0];
  const facts = [
    incident ? threats[incident].label : '',
    about.incidentsAssumed ? oneOf(about) : kindOf(about),
    uncapitalised(textFor(top.cause.name, about, top.cause.at)),
    uncapitalised(textFor(first.name, about, first.control.at)),
  ];
  const grave = incident !== undefined && !about.incidentsAssumed && isDanger(incident);
  const opening = grave
    ? 'This is about {1} at your {2}, and people come before property. Look at this first: {3}. Start with step 1: {4}.'
    : about.heard.has('fact:only-feared')
      ? 'To prevent {1} at your {2}, look at this weakness first: {3}. Start with step 1: {4}.'
      : about.incidentsAssumed
        ? 'We could not tell from your words what happened. For {1}, which often happens at {2}, look at this weakness first: {3}. Start with step 1: {4}.'
        : 'The main reason for {1} at your {2} is probably this: {3}. Start with step 1: {4}.';
  const worded = grave ? fixed : wordable;
  if (best === first) return worded(opening, ...facts);
  return worded(
    `${opening} Step {5} makes the biggest difference: {6}.`,
    ...facts,
    String(steps.indexOf(best) + 1),
    uncapitalised(textFor(best.name, about, best.control.at)),
  );
}

const strongest = (steps: readonly Step[]): Step =>
  steps.reduce((best, step) => (step.points > best.points ? step : best));

/** What the answers of risk and home reports begin with, where nobody told what happened or it may be graver. */
export function firstIn(about: Case, whole: Understanding): readonly Wording[] {
  const danger = dangerFirst(whole, about);
  if (!about.incidentsAssumed || whole.incidents.length > 0) return danger;
  if (whole.maybe.length === 0 || whole.offTopic) return [...danger, nothingTold(whole.offTopic)];
  // Where it may be an attack, that has been asked already.
  if (!whole.happeningNow && whole.maybe.some(isAttack)) return danger;
  return [...danger, fixed('{1} {2}', notSure(whole.maybe), USUAL)];
}

const USUAL = 'This report says what is usual at such places.';

const nothingTold = (offTopic: boolean): Wording =>
  fixed(
    offTopic
      ? `We found nothing about security in what you wrote. ${USUAL}`
      : `We read nothing that has happened in what you wrote. ${USUAL}`,
  );
