import { adminSessionTexts } from '@app/contracts/admin-session';
import { Field, type FieldProps } from '@app/ui/field';
import { FormPair } from '@app/ui/form';

type Asked = Omit<Extract<FieldProps, { multiline?: false | undefined }>, 'label' | 'type'>;

/** The name and the password of the owner. */
export const CredentialFields = ({
  username,
  password,
}: {
  readonly username: Asked;
  readonly password: Asked;
}) => (
  <FormPair>
    <Field
      label={adminSessionTexts.username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...username}
    />
    <Field
      label={adminSessionTexts.password}
      type="password"
      autoComplete="current-password"
      required
      {...password}
    />
  </FormPair>
);
