import { AREA_LIMIT } from '@app/contracts/risk-assessment';
import type { Form } from '@app/forms';
import { listOf } from '@app/forms/list-of';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { FormGroup } from '@app/ui/form';
import { PlusIcon } from '@app/ui/icons/plus';
import { Row } from '@app/ui/layout';
import css from './area-list.module.css';
import type { HomeForm } from './home-security-form-schema.ts';

/** The areas of a home, one field each. All but the first can be removed. */
export function AreaList({ form }: { readonly form: Form<typeof HomeForm> }) {
  const { rows, addProps, error } = listOf(form, 'areas');
  return (
    <FormGroup
      name="areas"
      legend="Areas to secure"
      hint="One area at a time, such as the driveway gate, the back garden or the garage."
      error={error}
    >
      {rows.map(({ key, name, rowProps, removeProps }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the field has a label
        <div
          key={key}
          {...rowProps}
          role="group"
          aria-label={`Area ${index + 1} of ${rows.length}`}
          className={css.row}
        >
          <Field label={`Area ${index + 1}`} required {...form.field(name)} />
          {index > 0 && (
            <Button {...removeProps} variant="quiet" aria-label={`Remove area ${index + 1}`}>
              Remove
            </Button>
          )}
        </div>
      ))}
      <p role="status" className="visually-hidden">
        {rows.length === 1 ? '1 area' : `${rows.length} areas`}
      </p>
      <Row>
        {rows.length < AREA_LIMIT ? (
          <Button {...addProps}>
            <PlusIcon />
            Add another area
          </Button>
        ) : (
          <p>You have added {AREA_LIMIT} areas, the most that one request can have.</p>
        )}
      </Row>
    </FormGroup>
  );
}
