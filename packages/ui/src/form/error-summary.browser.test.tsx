import { checkAccessibility } from '@app/testing/accessibility';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../field/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { ErrorSummary, type FieldError } from './error-summary.tsx';
import { Form, FormGroup } from './form.tsx';

const link = (name: string) => page.getByRole('link', { name });

function Page({ errors }: { readonly errors: readonly FieldError[] }) {
  return (
    <main>
      <Form id="risk" aria-label="Risk">
        <ErrorSummary errors={errors} />
        <Field name="areas.2.description" label="What happens there" />
        <FormGroup name="concerns" legend="What worries you" error="Please choose a concern">
          <Checkbox name="concerns" value="gate" label="The gate" />
        </FormGroup>
        <FormGroup name="areas" legend="Areas" error="At least one area is required">
          <p>No area yet.</p>
        </FormGroup>
      </Form>
    </main>
  );
}

const errors = [
  { name: 'areas.2.description', message: 'Area description is required' },
  { name: 'concerns', message: 'Please choose a concern' },
  { name: 'areas', message: 'At least one area is required' },
];

describe('a link of the error summary', () => {
  test('leads to the field of a row', async () => {
    await render(<Page errors={errors} />);
    await link('Area description is required').click();
    await expect.element(page.getByLabelText('What happens there')).toHaveFocus();
    await checkAccessibility();
  });

  test('leads to the first control of a group', async () => {
    await render(<Page errors={errors} />);
    await link('Please choose a concern').click();
    await expect.element(page.getByLabelText('The gate')).toHaveFocus();
  });

  test('leads to a group without controls itself, which is read with its error', async () => {
    await render(<Page errors={errors} />);
    await link('At least one area is required').click();
    const group = page.getByRole('group', { name: 'Areas' });
    await expect.element(group).toHaveFocus();
    await expect.element(group).toHaveAccessibleDescription('At least one area is required');
  });
});

test('"Error: " is before the title of the document while an error summary is shown', async () => {
  const title = document.title;
  const screen = await render(<Page errors={errors} />);
  expect(document.title).toBe(`Error: ${title}`);
  const second = await render(<Page errors={errors} />);
  expect(document.title).toBe(`Error: ${title}`);
  await second.rerender(<Page errors={[]} />);
  expect(document.title).toBe(`Error: ${title}`);
  await screen.unmount();
  expect(document.title).toBe(title);
});

test('a missed minimum is told in characters, which are read with the field', async () => {
  const details = page.getByLabelText('Details');
  const shown = (value: string, error?: string) => (
    <Field name="x" label="Details" minimum={10} value={value} onChange={() => {}} error={error} />
  );
  const { rerender } = await render(shown(''));
  await expect.element(details).toHaveAccessibleDescription('At least 10 characters');
  await rerender(shown('  1234567  ', 'Too short'));
  await expect.element(details).toHaveAccessibleDescription('3 more characters Too short');
  await rerender(shown('123456789', 'Too short'));
  await expect.element(details).toHaveAccessibleDescription('1 more character Too short');
  await rerender(shown('1234567890'));
  await expect.element(details).toHaveAccessibleDescription('At least 10 characters');
});
