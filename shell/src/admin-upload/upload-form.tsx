import { adminUploadTexts, uploadPriceList } from '@app/contracts/admin-upload';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { FileField } from '@app/ui/file-field';
import { Form, FormPair } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import type { Upload } from './use-upload.ts';

export function UploadForm({ upload }: { readonly upload: Upload }) {
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
      />
      <Row>
        <Button type="submit" variant="primary" size="lg" disabled={submitting}>
          {submitting ? adminUploadTexts.submitting : adminUploadTexts.submit}
        </Button>
      </Row>
    </Form>
  );
}
