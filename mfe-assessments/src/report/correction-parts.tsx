import type { Change, ReportUnderstanding } from '@app/contracts/report-understanding';
import { Radio } from '@app/ui/radio';
import type { ReactNode } from 'react';
import css from './correction.module.css';
import { correctionTexts, kindTexts } from './correction-texts.ts';

export type Chip = Change & { readonly label: string };

/** The block around what was understood. */
export function CorrectionFrame({
  level,
  children,
}: {
  readonly level: 2 | 3;
  readonly children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className={css.block} data-print="hide" aria-labelledby="we-understood">
      <Heading id="we-understood">{correctionTexts.title}</Heading>
      <p className={css.note}>{correctionTexts.lede}</p>
      {children}
    </section>
  );
}

/** The chips of one kind; nothing when there is none. */
export function Group({
  kind,
  children,
}: {
  readonly kind: Change['kind'];
  readonly children: readonly (readonly ReactNode[])[] | readonly ReactNode[];
}) {
  if (children.flat().length === 0) return null;
  return (
    <div className={css.group}>
      <p id={`understood-${kind}`}>{kindTexts[kind].title}</p>
      <ul className={css.chips} aria-labelledby={`understood-${kind}`}>
        {children}
      </ul>
    </div>
  );
}

interface QuestionProps {
  readonly question: NonNullable<ReportUnderstanding['question']>;
  readonly answer?: string;
  readonly onAnswer?: (answer: string) => void;
}

/** The one question, first: its answer changes the report most. */
export function Question({ question: { ask, choices }, answer, onAnswer }: QuestionProps) {
  return (
    <fieldset className={css.question}>
      <legend>{ask}</legend>
      {choices.map(({ kind, id, label }) => {
        const value = `${kind}:${id}`;
        return (
          <Radio
            key={value}
            name="answer"
            value={value}
            label={label}
            {...(onAnswer && { checked: answer === value, onChange: () => onAnswer(value) })}
          />
        );
      })}
    </fieldset>
  );
}
