import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AdminUploadForm, adminUploadTexts, fileTooLarge } from './admin-upload.ts';
import { fieldMessages } from './failure.ts';

const messagesOf = (value: unknown) => {
  const parsed = v.safeParse(AdminUploadForm, value);
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

describe('the upload form', () => {
  test('requires username, password and file', () => {
    expect(messagesOf({ username: '', password: '', sqlFile: '' })).toEqual({
      username: 'Please enter your username',
      password: 'Please enter your password',
      sqlFile: 'Please select an SQL file to upload',
    });
  });

  test.each(['a.sql', 'A.SQL', 'C:\\fakepath\\a b.sql', 'a.sql.gz', 'a.b.Sql.GZ'])(
    'accepts %s',
    (name) => {
      expect(messagesOf({ username: 'a', password: 'b', sqlFile: name })).toEqual({});
    },
  );

  test.each(['a', 'sql', 'a.gz', 'a.sql.zip', 'a.csv', 'a.sql '])('refuses %j', (name) => {
    const sqlFile = 'Please select a file that ends in .sql or .sql.gz';
    expect(messagesOf({ username: 'a', password: 'b', sqlFile: name })).toEqual({ sqlFile });
  });

  test('has a message for every outcome', () => {
    expect(adminUploadTexts.succeeded).toBe('Upload succeeded');
    expect(adminUploadTexts.failed('why')).toBe('Upload failed: why');
    expect(fileTooLarge(100 * 1024 * 1024)).toBe(
      'The file is too large: at most 100 MB can be uploaded',
    );
  });
});
