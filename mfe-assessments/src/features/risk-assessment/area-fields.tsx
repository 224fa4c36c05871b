import { AREA_LIMIT } from '@app/contracts/risk-assessment';
import { listOf } from '@app/forms/list-of';
import { Button } from '@app/ui/button';
import { cardProps } from '@app/ui/card';
import { Field } from '@app/ui/field';
import { FormGroup } from '@app/ui/form';
import { PlusIcon } from '@app/ui/icons/plus';
import { TrashIcon } from '@app/ui/icons/trash';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { type MouseEvent, useState } from 'react';
import css from './area-fields.module.css';
import { riskPath } from './risk-path.ts';
import { riskTexts } from './risk-texts.ts';
import type { RiskFormState } from './use-risk-form.ts';

/** Without JavaScript the answer to a change of the list is the page at the list. */
const FORM_ACTION = `${riskPath}#risk-operationalAreas`;

/** The areas of the operation: at least one, and each after the first can be removed. */
export function AreaFields({ form }: { readonly form: RiskFormState }) {
  const areas = listOf(form, 'operationalAreas');
  const [change, setChange] = useState('');
  const count = areas.rows.length;

  return (
    <FormGroup legend="Operational areas" name="operationalAreas" error={areas.error}>
      <Notice variant="caution">{riskTexts.guidance}</Notice>
      {areas.rows.map(({ key, name, rowProps, removeProps }, index) => (
        <FormGroup
          key={key}
          {...rowProps}
          legend={<span className={css.legend}>Area {index + 1}</span>}
          {...cardProps({ padding: 'small', className: css.area })}
        >
          <Field
            label="Name of the area"
            hint="For example: receiving dock, cash office, yard."
            required
            {...form.field(`${name}.name`)}
          />
          <Field
            label="What happens there, and what worries you?"
            hint="Who works there, when, what is kept there, what has gone wrong."
            multiline
            required
            {...form.field(`${name}.description`)}
          />
          {index > 0 && (
            <Row>
              <Button
                {...removeProps}
                formAction={FORM_ACTION}
                variant="quiet"
                size="sm"
                onClick={(event: MouseEvent) => {
                  removeProps.onClick(event);
                  setChange(`Area ${index + 1} removed. ${counted(count - 1)}`);
                }}
              >
                <TrashIcon />
                Remove area {index + 1}
              </Button>
            </Row>
          )}
        </FormGroup>
      ))}
      {count < AREA_LIMIT ? (
        <Row>
          <Button
            {...areas.addProps}
            formAction={FORM_ACTION}
            onClick={(event: MouseEvent) => {
              areas.addProps.onClick(event);
              setChange(`Area ${count + 1} added. ${counted(count + 1)}`);
            }}
          >
            <PlusIcon />
            Add another area
          </Button>
        </Row>
      ) : (
        <p>One report takes at most {AREA_LIMIT} areas.</p>
      )}
      <p role="status" className="visually-hidden">
        {change}
      </p>
    </FormGroup>
  );
}

const counted = (count: number) =>
  count === 1 ? 'There is one area.' : `There are ${count} areas.`;
