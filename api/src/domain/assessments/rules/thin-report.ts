import { meanwhile } from '@app/knowledge/emergency';
import type { QuestionId } from '@app/knowledge/questions';
import type { Report, ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { dangerFirst, notSure } from './danger-first.ts';
import { entriesOf } from './entries-of.ts';
import { list, paragraph, section } from './sections/blocks.ts';
import { cautionsSection, cautionsWithoutAdvice } from './sections/cautions.ts';
import { emergencySection } from './sections/emergency.ts';
import { questionsSection } from './sections/questions.ts';
import { type Typed, understoodSection } from './sections/understood.ts';
import { unreadSection } from './sections/unread.ts';
import { kindOf, textFor } from './text-for.ts';

/**
 * The text is about other things, or no incident was recognised: several may be meant, or not even places
 * and measures were. To pick the likeliest would be to guess a crime.
 */
export const isTooThin = (understanding: Understanding): boolean =>
  understanding.offTopic ||
  (understanding.incidents.length === 0 &&
    (understanding.onlyDamage ||
      understanding.maybe.length > 0 ||
      understanding.places.length + understanding.measures.length < 2));

/** Says what was understood, what can be done without knowing more, and asks. */
export const thinReport = (
  title: string,
  about: Case,
  understanding: Understanding,
  wrote: readonly ReportSection[],
  typed: Typed = {},
): Report => ({
  title,
  sections: [
    ...(understanding.happeningNow ? emergencySection(about) : []),
    ...answerSection(about, understanding),
    ...(understanding.offTopic
      ? unreadSection(understanding)
      : understoodSection(about, understanding, typed)),
    ...(understanding.offTopic ? [] : meanwhileSection(about)),
    ...cautionsSection(about, cautionsWithoutAdvice(about)),
    ...questionsSection(missing(understanding)),
    ...wrote,
  ],
});

const DAMAGE =
  'What you wrote sounds like damage or an accident, not like a crime. Whoever repairs it comes first. If someone did it on purpose or something is missing, answer what you can of the questions below, then send the form again or phone us.';

function answerSection(about: Case, understanding: Understanding): readonly ReportSection[] {
  const { offTopic, maybe, onlyDamage } = understanding;
  const text = offTopic
    ? 'We found nothing about security in what you wrote, so there is no advice in this report. If something worries you about a building, goods or people, answer the questions below and send the form again.'
    : maybe.length > 0
      ? `${notSure(maybe)} Please say which, and answer what you can of the questions below, then send the form again or phone us.`
      : onlyDamage
        ? DAMAGE
        : `Your answers say too little about the ${kindOf(about)} for useful advice. Please answer what you can of the questions below in your own words, then send the form again or phone us.`;
  const first = maybe.length > 0 ? [] : dangerFirst(understanding, about);
  return section('short-answer', 'In short', [
    ...first.map(paragraph),
    paragraph(fixed('{1}', text)),
  ]);
}

const meanwhileSection = (about: Case): readonly ReportSection[] =>
  section('meanwhile', 'What you can do in the meantime', [
    list(meanwhile.map((say) => ({ text: fixed('{1}', textFor(say, about)) }))),
  ]);

function missing(understanding: Understanding): readonly QuestionId[] {
  const { incidents, places, times, people, measures } = understanding;
  const asked = { what: incidents, where: places, when: times, who: people, has: measures };
  return entriesOf(asked).flatMap(([id, heard]) => (heard.length === 0 ? [id] : []));
}
