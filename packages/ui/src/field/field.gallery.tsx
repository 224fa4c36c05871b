import { Checkbox } from '@app/ui/checkbox';
import { Field, SelectField } from '@app/ui/field';
import { FileField } from '@app/ui/file-field';
import { Form } from '@app/ui/form';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { Radio } from '@app/ui/radio';

const options = [
  { value: 'cameras', label: 'Cameras' },
  { value: 'fence', label: 'Electric fence' },
];

/** Fields of the library only: the checkboxes of the plan and the lens picker belong to remotes. */
export function States() {
  return (
    <Form id="fields">
      <Field name="plain" label="Plain" />
      <Field name="hint" label="With hint" hint="As on the gate." placeholder="12 Example Road" />
      <Field name="optional" label="Optional" optional />
      <Field name="error" label="With error" error="Please enter a valid email address" />
      <Field name="both" label="With hint and error" hint="With the area code." error="Too short" />
      <Field name="disabled" label="Disabled" disabled defaultValue="Cannot be changed" />
      <Field name="multiline" label="Several lines" multiline />
      <Field name="multiline-error" label="Several lines, error" multiline error="Required" />
      <SelectField name="select" label="Select" options={options} placeholder="Choose one" />
      <SelectField name="select-error" label="Select, error" options={options} error="Required" />
      <SelectField name="select-disabled" label="Select, disabled" options={options} disabled />
      <Field name="minimum" label="With a minimum" hint="What happened." minimum={10} multiline />
      <NameField name="person" />
      <EmailField name="email" />
      <PhoneField name="tel" />
      <Checkbox name="checkbox" label="Checkbox" />
      <Checkbox name="checked" label="Checkbox, checked" defaultChecked />
      <Radio name="radio" value="one" label="Radio" />
      <Radio name="radio" value="two" label="Radio, chosen" defaultChecked />
      <FileField name="file" label="File" hint="A dump of the price list." />
      <FileField
        name="file-drop"
        label="File, dropped"
        drop="Drop the file here, or choose it:"
        dropOne="Please drop one file."
      />
      <FileField name="file-error" label="File, error" error="Choose a file" />
    </Form>
  );
}
