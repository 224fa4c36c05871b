import { success } from '@app/result';
import * as v from 'valibot';
import { DefaultSubmit } from '../default-submit.tsx';
import type { FormValuesOf } from '../form-values.ts';
import { listOf } from '../list-of.ts';
import { type FormOptions, useForm } from '../use-form.tsx';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message));

/** A form with everything that a form can have. */
export const SiteForm = v.object({
  name: required('Name required'),
  size: v.optional(v.string()),
  urgent: v.boolean(),
  concerns: v.pipe(v.array(v.string()), v.minLength(1, 'Please choose a concern')),
  areas: v.pipe(
    v.array(v.object({ name: required('Area name required'), description: v.string() })),
    v.minLength(1, 'Please add an area'),
    v.maxLength(4, 'Please list at most 4 areas'),
  ),
});
export type SiteForm = FormValuesOf<typeof SiteForm>;

export const emptySite: SiteForm = {
  name: '',
  size: 'small',
  urgent: false,
  concerns: [],
  areas: [{ name: '', description: '' }],
};

/** Values that the schema accepts; name only what the test is about. */
export const aSite = (changes: Partial<SiteForm> = {}): SiteForm => ({
  ...emptySite,
  name: 'Thandi',
  concerns: ['gate'],
  areas: [{ name: 'Yard', description: '' }],
  ...changes,
});

type SiteFormOptions = Partial<FormOptions<typeof SiteForm>> & {
  /** True for a form with an error summary. */
  readonly withSummary?: boolean;
};

export function SiteFormPage({ withSummary = false, ...options }: SiteFormOptions) {
  const form = useForm({
    name: 'site',
    schema: SiteForm,
    initial: emptySite,
    send: async () => success(undefined),
    ...options,
  });
  const areas = listOf(form, 'areas');
  return (
    <form {...form.formProps} method="post" aria-label="Site">
      <DefaultSubmit />
      {form.summary.errors.length > 0 && withSummary && <Summary {...form.summary} />}
      {form.phase.kind === 'failed' && <p role="alert">{form.phase.message}</p>}
      {form.phase.kind === 'succeeded' && <p role="status">Sent</p>}
      <Text label="Name" {...form.field('name')} />
      <label>
        <input type="radio" {...form.choice('size', 'small')} /> Small
      </label>
      <label>
        <input type="radio" {...form.choice('size', 'large')} /> Large
      </label>
      <Box label="Urgent" {...form.tick('urgent')} />
      {['gate', 'fence'].map((concern) => (
        <Box key={concern} label={concern} {...form.choice('concerns', concern)} />
      ))}
      {areas.rows.map(({ key, name, rowProps, removeProps }, index) => (
        <fieldset key={key} {...rowProps}>
          <legend>{`Area ${index + 1}`}</legend>
          <Text label={`Name of area ${index + 1}`} {...form.field(`${name}.name`)} />
          <Text label={`Description of area ${index + 1}`} {...form.field(`${name}.description`)} />
          {areas.rows.length > 1 && <button {...removeProps}>{`Remove area ${index + 1}`}</button>}
        </fieldset>
      ))}
      {areas.error && <p>{areas.error}</p>}
      <button {...areas.addProps}>Add area</button>
      <button type="submit" disabled={form.submitting}>
        {form.submitting ? 'Sending...' : 'Send'}
      </button>
      <button type="button" onClick={() => form.check(v.pick(SiteForm, ['name']))}>
        Check the name
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <button type="button" onClick={form.draft.cleared ? form.draft.restore : form.draft.clear}>
        {form.draft.cleared ? 'Undo' : 'Clear'}
      </button>
      <p>{`Kept: ${form.draft.kept}`}</p>
      {form.failure && <p>{`Failure: ${form.failure.cause}`}</p>}
      {form.failure?.waiting && (
        <>
          <button type="button" onClick={form.failure.waiting.sendAgain}>
            The connection is back
          </button>
          <button type="button" onClick={form.failure.waiting.stop}>
            Stop waiting
          </button>
        </>
      )}
    </form>
  );
}

interface FieldProps extends React.ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string;
  readonly minimum?: number | undefined;
}

function Summary({ ref, errors }: ReturnType<typeof useForm<typeof SiteForm>>['summary']) {
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      {errors.map(({ name, message }) => `${name}: ${message}`).join('; ')}
    </div>
  );
}

function Text({ label, error, minimum, ...input }: FieldProps) {
  return (
    <p>
      <label>
        {label} <input {...input} aria-invalid={Boolean(error)} />
      </label>
      {error && <span>{error}</span>}
    </p>
  );
}

function Box({ label, error, ...input }: FieldProps) {
  return (
    <label>
      <input type="checkbox" {...input} /> {label}
    </label>
  );
}
