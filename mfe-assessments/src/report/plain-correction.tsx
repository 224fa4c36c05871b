import { changeKinds, type ReportUnderstanding } from '@app/contracts/report-understanding';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { SelectField } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { PlusIcon } from '@app/ui/icons/plus';
import { PageMade } from '../plain-posts/page-made.tsx';
import type { AskedRequest } from './asked-request.ts';
import css from './correction.module.css';
import { CorrectionFrame, Group, Question } from './correction-parts.tsx';
import { correctionTexts, kindTexts } from './correction-texts.ts';

interface Props {
  readonly asked: AskedRequest;
  readonly understanding: ReportUnderstanding;
}

/** What was understood, as a form that is posted without JavaScript to the page of its request. */
export function PlainCorrection({ asked: { form, body }, understanding }: Props) {
  const { chips, choices, question, token, mailed } = understanding;
  return (
    <CorrectionFrame level={2}>
      <Form id="correction" method="post" action={actions[form]} className={css.form}>
        <PageMade />
        <input type="hidden" name="corrects" value={token} />
        {hiddenFields(body).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {question && <Question question={question} />}
        {changeKinds.map((kind) => (
          <Group key={kind} kind={kind}>
            {chips
              .filter((chip) => chip.kind === kind)
              .map(({ id, label }) => (
                <li key={id} className={css.tick}>
                  <Checkbox name="remove" value={`${kind}:${id}`} label={`Remove ${label}`} />
                </li>
              ))}
          </Group>
        ))}
        <details className={css.more}>
          <summary>
            <PlusIcon />
            {correctionTexts.more}
          </summary>
          <div className={css.selects}>
            {changeKinds.map((kind) => (
              <SelectField
                key={kind}
                name={`add-${kind}`}
                label={kindTexts[kind].add}
                placeholder="Choose one"
                options={choices[kind].map(({ id, label }) => ({ value: id, label }))}
              />
            ))}
          </div>
        </details>
        <Button type="submit" variant="secondary" className={css.again}>
          {correctionTexts.again}
        </Button>
        <p className={css.note}>{mailed ? correctionTexts.mailed : plainWaiting}</p>
      </Form>
    </CorrectionFrame>
  );
}

/** The pages that take each request. */
const actions: Readonly<Record<AskedRequest['form'], string>> = {
  challenge: paths.businessSecurity,
  risk: `${paths.businessSecurity}?form=risk`,
  home: paths.homeSecurity,
};

const plainWaiting = 'We e-mail you the report ten minutes after your last change.';

/** The texts of a value by the names that a form gives them: `operationalAreas.0.name`. */
function hiddenFields(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    hiddenFields(member, path ? `${path}.${name}` : name),
  );
}
