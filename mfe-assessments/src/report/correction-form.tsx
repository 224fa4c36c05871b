import {
  type Change,
  changeKinds,
  isSameChange,
  type ReportUnderstanding,
} from '@app/contracts/report-understanding';
import { Button } from '@app/ui/button';
import { SelectField } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { CloseIcon } from '@app/ui/icons/close';
import { PlusIcon } from '@app/ui/icons/plus';
import { RestartIcon } from '@app/ui/icons/restart';
import { type FormEvent, useState } from 'react';
import type { AskedRequest } from './asked-request.ts';
import css from './correction.module.css';
import { type Chip, CorrectionFrame, Group, Question } from './correction-parts.tsx';
import { correctionTexts, kindTexts } from './correction-texts.ts';
import { type Corrected, useCorrection, useLeaveReport } from './use-correction.ts';

interface Props {
  readonly asked: AskedRequest;
  readonly understanding: ReportUnderstanding;
  readonly onCorrected: (answer: Corrected) => void;
  readonly level: 2 | 3;
}

/** What was understood, to be corrected. Nothing is sent before the button is pressed. */
export function CorrectionForm({ asked, understanding, onCorrected, level }: Props) {
  const { chips, choices, question, token, version, mailed } = understanding;
  const { changed, edit, send, phase, failure, waits, stopWaiting } = useCorrection(
    asked,
    understanding,
    onCorrected,
  );
  const [answer, setAnswer] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  useLeaveReport(token);
  const isSending = phase === 'sending';

  function add(kind: Change['kind']) {
    const id = chosen[kind];
    if (id) edit('added', { kind, id }, true);
    setChosen((before) => ({ ...before, [kind]: '' }));
  }

  async function submit(byItself: boolean) {
    const answered = question?.choices.filter(({ kind, id }) => `${kind}:${id}` === answer) ?? [];
    const selected = changeKinds.flatMap((kind): Change[] => {
      const id = chosen[kind];
      return id ? [{ kind, id }] : [];
    });
    const more = [...answered.map(({ kind, id }) => ({ kind, id })), ...selected];
    const sent = await send(more, byItself);
    // After a failure, what was chosen is sent with the next try.
    if (!sent) return;
    setAnswer('');
    setChosen({});
  }

  const isRemoved = (chip: Change) => changed.removed.some((one) => isSameChange(one, chip));
  const addedOf = (kind: Change['kind']): readonly Chip[] =>
    changed.added.flatMap((one) => {
      const choice = one.kind === kind && choices[kind].find(({ id }) => id === one.id);
      return choice ? [{ ...one, label: choice.label }] : [];
    });

  return (
    <CorrectionFrame level={level}>
      <Form
        id="correction"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(false);
        }}
        onChange={stopWaiting}
        className={css.form}
      >
        {question && <Question question={question} answer={answer} onAnswer={setAnswer} />}
        {changeKinds.map((kind) => (
          <Group key={kind} kind={kind}>
            {chips
              .filter((chip) => chip.kind === kind)
              .map((chip) => (
                <ChipButton
                  key={chip.id}
                  label={chip.label}
                  isRemoved={isRemoved(chip)}
                  onPress={() => edit('removed', chip, !isRemoved(chip))}
                />
              ))}
            {addedOf(kind).map((chip) => (
              <ChipButton
                key={`added-${chip.id}`}
                label={chip.label}
                isNew
                onPress={() => edit('added', chip, false)}
              />
            ))}
          </Group>
        ))}
        <details key={version} className={css.more}>
          <summary>
            <PlusIcon />
            {correctionTexts.more}
          </summary>
          <div className={css.selects}>
            {changeKinds.map((kind) => (
              <div key={kind} className={css.add}>
                <SelectField
                  name={`add-${kind}`}
                  label={kindTexts[kind].add}
                  placeholder="Choose one"
                  value={chosen[kind] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setChosen((before) => ({ ...before, [kind]: value }))
                  }
                  options={choices[kind]
                    .filter(
                      ({ id }) => !changed.added.some((one) => isSameChange(one, { kind, id })),
                    )
                    .map(({ id, label }) => ({ value: id, label }))}
                />
                <Button
                  size="icon"
                  className={css.plus}
                  aria-label={`Add to: ${kindTexts[kind].title}`}
                  aria-disabled={!chosen[kind]}
                  onClick={() => add(kind)}
                >
                  <PlusIcon />
                </Button>
              </div>
            ))}
          </div>
        </details>
        <Button type="submit" variant="secondary" aria-disabled={isSending} className={css.again}>
          <RestartIcon />
          {isSending ? correctionTexts.busy : correctionTexts.again}
        </Button>
        <div role="status" className={css.status} data-failed={phase === 'unchanged' || undefined}>
          {isSending && <p>{correctionTexts.busy}</p>}
          {phase === 'done' && <p>{`${correctionTexts.done} It is version ${version}.`}</p>}
          {phase === 'unchanged' && <p>{correctionTexts.nothingChanged}</p>}
        </div>
        <FormFailure
          failure={
            failure && {
              ...failure,
              waiting: waits ? { sendAgain: () => submit(true), stop: stopWaiting } : undefined,
            }
          }
          button={correctionTexts.again}
          subject="What you changed is"
        />
        <p className={css.note}>{mailed ? correctionTexts.mailed : correctionTexts.waiting}</p>
      </Form>
    </CorrectionFrame>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isRemoved?: boolean;
  readonly isNew?: boolean;
  readonly onPress: () => void;
}

/** The same button takes a chip away and puts it back, so that the focus stays. */
function ChipButton({ label, isRemoved = false, isNew = false, onPress }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        className={css.chip}
        data-removed={isRemoved || undefined}
        data-new={isNew || undefined}
        onClick={onPress}
      >
        <span className="visually-hidden">{isRemoved ? 'Put back ' : 'Remove '}</span>
        <span className={css.label}>{label}</span>
        {isRemoved ? <RestartIcon /> : <CloseIcon />}
      </button>
    </li>
  );
}
