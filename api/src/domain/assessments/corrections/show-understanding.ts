import {
  type Change,
  type Chip,
  changeKinds,
  isSameChange,
  type ReportUnderstanding,
} from '@app/contracts/report-understanding';
import { usualAnywhere } from '@app/knowledge/exposures';
import { places } from '@app/knowledge/places';
import { premises } from '@app/knowledge/premises';
import { type IncidentId, isDanger } from '@app/knowledge/threats';
import type { Case } from '../rules/case.ts';
import { safeQuote } from '../rules/safe-quote.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { changeLabels } from './changes.ts';
import { measureKindOf } from './corrected.ts';
import { isUncertain } from './is-uncertain.ts';

/** What was understood of a whole request, and the case that the rules made of it. */
export interface Understood {
  readonly whole: Understanding;
  readonly about: Case;
}

type Shown = Pick<ReportUnderstanding, 'chips' | 'choices' | 'danger' | 'question'>;

/** What a visitor sees of what was understood, and may correct. */
export function showUnderstanding(understood: Understood): Shown {
  const { whole } = understood;
  const chips = chipsOf(understood);
  const question = isUncertain(whole) ? questionAbout(understood) : undefined;
  const choicesOf = (kind: Chip['kind']) =>
    [...changeLabels[kind]]
      .filter(([id]) => !chips.some((chip) => isSameChange(chip, { kind, id })))
      .map(([id, label]) => ({ id, label }));
  return {
    chips: [...chips],
    danger: whole.happeningNow || whole.incidents.some(({ id }) => isDanger(id)),
    choices: {
      incident: choicesOf('incident'),
      place: choicesOf('place'),
      have: choicesOf('have'),
      missing: choicesOf('missing'),
      wanted: choicesOf('wanted'),
    },
    ...(question && { question }),
  };
}

/** By kind, and in the order of the tables, so that none moves when another goes. */
export function chipsOf({ whole, about }: Understood): readonly Chip[] {
  const heard: readonly (Change & { readonly words: string; readonly isBroken?: boolean })[] = [
    // As the report names them: some are inferred, and some are meant otherwise at these premises.
    ...(about.incidentsAssumed ? [] : about.incidents).map((id) => ({
      kind: 'incident' as const,
      id,
      words: about.heard.get(`incident:${id}`)?.[0] ?? '',
    })),
    ...whole.places.map(({ id, words }) => ({ kind: 'place' as const, id, words })),
    ...whole.measures.flatMap(({ id, words, state }) => {
      const kind = measureKindOf(state);
      return kind ? [{ kind, id, words, isBroken: state === 'broken' }] : [];
    }),
  ];
  return changeKinds.flatMap((kind) =>
    [...changeLabels[kind]].flatMap(([id, label]): Chip[] => {
      const one = heard.find((each) => isSameChange(each, { kind, id }));
      if (!one) return [];
      return [
        {
          kind,
          id,
          label: one.isBroken ? `${label}, not working` : label,
          words: safeQuote(one.words),
        },
      ];
    }),
  );
}

/** More is a list to read and no question. */
const MOST_CHOICES = 5;

function questionAbout({ whole, about }: Understood): Shown['question'] {
  const [first, second] = whole.incidents;
  const ids: readonly IncidentId[] =
    first && second && !about.incidentsAssumed
      ? about.incidents
      : [
          ...whole.maybe,
          ...about.places.flatMap((place) => places[place].usual ?? []),
          ...premises[about.premises].fears,
          ...usualAnywhere,
        ];
  const asked = [...new Set(ids)]
    .filter((id) => !whole.takenBack?.includes(id))
    .slice(0, MOST_CHOICES);
  const choices = asked.map((id) => ({
    kind: 'incident' as const,
    id,
    label: changeLabels.incident.get(id) ?? id,
  }));
  if (choices.length < 2) return undefined;
  return {
    ask:
      ids === about.incidents
        ? 'Which of these worries you most?'
        : 'What happened, or what do you fear most?',
    choices,
  };
}
