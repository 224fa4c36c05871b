import { FormPair } from '@app/ui/form';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import type { ComponentProps } from 'react';

type FieldProps = ComponentProps<typeof NameField>;

interface Props {
  readonly name: FieldProps;
  readonly email: FieldProps;
  readonly phone: FieldProps;
}

/** Who gets the report. */
export function ReportReaderFields({ name, email, phone }: Props) {
  return (
    <>
      <NameField {...name} />
      <FormPair>
        <EmailField hint="We send the report here." {...email} />
        <PhoneField hint="With spaces or without." {...phone} />
      </FormPair>
    </>
  );
}
