import type { ReportItem, ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Case } from '../case.ts';
import type { Step } from '../choose-controls.ts';
import { costInWords } from '../cost-of.ts';
import { textFor } from '../text-for.ts';
import { list, section } from './blocks.ts';

/** The steps, then who does each, when and what it costs. */
export function stepsSection(about: Case, steps: readonly Step[]): readonly ReportSection[] {
  if (steps.length === 0) return [];
  return [
    ...section('what-to-do', 'What to do, in this order', [
      list(
        steps.map((step) => stepItem(about, step)),
        true,
      ),
    ]),
    ...section('who-when-cost', 'Who, when and what it costs', [
      {
        kind: 'table',
        columns: ['Step', 'For cause', 'Who', 'When', 'Cost, VAT included'],
        rows: steps.map((step, index) => [
          `${index + 1}. ${textFor(step.name, about, step.control.at)}`,
          step.answers.map((answer) => answer + 1).join(', ') || 'Your wish',
          whoDoes(about, step),
          step.control.when,
          costInWords(step.cost),
        ]),
      },
    ]),
  ];
}

/** A home has no staff. */
export const whoDoes = ({ premises }: Case, { control: { who } }: Step): string =>
  premises === 'home' && who === 'Your staff' ? 'You' : who;

export const stepItem = (about: Case, { name, how, control }: Step): ReportItem => ({
  lead: `${textFor(name, about, control.at)}.`,
  text: fixed(
    control.limit && how === control.how ? '{1} {2}' : '{1}',
    textFor(how, about, control.at),
    control.limit ?? '',
  ),
});
