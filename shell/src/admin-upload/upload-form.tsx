import { adminUploadTexts, uploadPriceList } from '@app/contracts/admin-upload';
import { mailStatusTexts } from '@app/contracts/mail-status';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { FileField } from '@app/ui/file-field';
import { Form, FormPair } from '@app/ui/form';
import { Row, Stack } from '@app/ui/layout';
import css from './admin-upload.module.css';
import { ConfirmShrinking } from './confirm-shrinking.tsx';
import type { MailStatusRequest } from './use-mail-status.ts';
import type { Upload } from './use-upload.ts';

interface Props {
  readonly upload: Upload;
  readonly mailStatus: MailStatusRequest;
}

/** One pair of credentials for both things that the owner can do here. */
export function UploadForm({ upload, mailStatus }: Props) {
  const { field, formProps, submitting } = upload.form;
  const { value, onChange, ...file } = field('sqlFile');
  return (
    <Form
      id="upload"
      method="post"
      action={uploadPriceList.path}
      encType="multipart/form-data"
      {...formProps}
    >
      <FormPair>
        <Field
          label={adminUploadTexts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('username')}
        />
        <Field
          label={adminUploadTexts.password}
          type="password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
      </FormPair>
      <FileField
        label={adminUploadTexts.file}
        hint="An export of the products table from MySQL, PostgreSQL or SQLite: .sql or .sql.gz."
        accept=".sql,.sql.gz,.gz"
        required
        disabled={submitting}
        ref={upload.fileInput}
        {...file}
        onChange={(event) => {
          onChange(event);
          upload.fileChosen();
        }}
      />
      {upload.confirmation && (
        <ConfirmShrinking confirmation={upload.confirmation} onChange={upload.confirm} />
      )}
      <Stack gap="sm">
        <Row>
          <Button type="submit" variant="primary" size="lg" disabled={submitting}>
            {submitting ? adminUploadTexts.submitting : adminUploadTexts.submit}
          </Button>
          {/* Not disabled while the status is read: a disabled button loses the focus. */}
          <Button size="lg" aria-describedby="mail-status-note" onClick={mailStatus.show}>
            {mailStatus.state.kind === 'reading' ? mailStatusTexts.reading : mailStatusTexts.show}
          </Button>
        </Row>
        <p id="mail-status-note" className={css.note}>
          {mailStatusTexts.showMeans}
        </p>
      </Stack>
    </Form>
  );
}
