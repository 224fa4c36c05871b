import { adminUploadTexts, uploadPriceList } from '@app/contracts/admin-upload';
import { mailStatusTexts } from '@app/contracts/mail-status';
import { Button } from '@app/ui/button';
import { FileField } from '@app/ui/file-field';
import { Form } from '@app/ui/form';
import { Row, Stack } from '@app/ui/layout';
import { CredentialFields } from '../admin/credential-fields.tsx';
import css from './admin-upload.module.css';
import { uploadTexts } from './upload-texts.ts';
import type { MailStatusRequest } from './use-mail-status.ts';
import type { Upload } from './use-upload.ts';

interface Props {
  readonly upload: Upload;
  readonly mailStatus: MailStatusRequest;
  readonly isSignedIn: boolean;
}

/**
 * One form for both things that the owner can do here, with credentials until the owner is signed in.
 * Without JavaScript it uploads and applies in one step.
 */
export function UploadForm({ upload, mailStatus, isSignedIn }: Props) {
  const { field, formProps, submitting } = upload.form;
  const { value, ...file } = field('sqlFile');
  return (
    <Form
      id="upload"
      method="post"
      action={uploadPriceList.path}
      encType="multipart/form-data"
      {...formProps}
    >
      {!isSignedIn && (
        <CredentialFields username={field('username')} password={field('password')} />
      )}
      <noscript>
        <label>
          <input type="checkbox" name="confirm" value="true" /> {adminUploadTexts.confirm}
        </label>
      </noscript>
      <FileField
        label={adminUploadTexts.file}
        hint="An export of the products table from MySQL, PostgreSQL or SQLite: .sql or .sql.gz."
        drop={uploadTexts.drop}
        dropOne={uploadTexts.dropOne}
        accept=".sql,.sql.gz,.gz"
        required
        disabled={submitting}
        ref={upload.fileInput}
        {...file}
      />
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
