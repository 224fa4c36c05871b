import { failureBody } from '@app/contracts/failure';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const answered = (status: number, body: unknown, statusText = '') =>
  readAnswer({
    kind: 'answered',
    status,
    statusText,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  });
const failedWith = (message: string) => ({
  ok: false,
  failure: { message, fields: {}, refusals: [] },
});
const report = {
  message: 'All is well',
  ...{ read: 3, added: 1, changed: 1, removed: 0, refused: 1 },
  refusals: [{ line: 7, reason: 'Price is not a number' }],
};

describe('the answer to an upload', () => {
  test("is the server's report with its message", () => {
    expect(answered(200, report)).toMatchObject({ ok: true, value: report });
  });

  test('is "Upload succeeded" when the server says nothing', () => {
    const answer = answered(200, { ...report, message: '' });
    expect(answer).toMatchObject({ ok: true, value: { message: 'Upload succeeded' } });
  });

  test("is the server's error with its fields and rows", () => {
    const body = failureBody('invalid_request', 'No', { sqlFile: 'Not that one' });
    expect(answered(422, { ...body, refusals: report.refusals })).toEqual({
      ok: false,
      failure: {
        message: 'No',
        fields: { sqlFile: 'Not that one' },
        refusals: report.refusals,
      },
    });
    expect(answered(401, failureBody('unauthorised', 'Wrong'))).toEqual(failedWith('Wrong'));
  });

  test('of a newer server keeps the message, the fields and the rows that can be read', () => {
    const fields = { sqlFile: 'Not that one' };
    const body = { ...failureBody('invalid_request', 'No', fields), code: 'virus_found', scan: 7 };
    expect(answered(422, { ...body, refusals: report.refusals })).toEqual({
      ok: false,
      failure: { message: 'No', fields, refusals: report.refusals },
    });
    expect(answered(422, { ...body, refusals: 'row 7' })).toEqual({
      ok: false,
      failure: { message: 'No', fields, refusals: [] },
    });
    expect(answered(200, { ...report, duration: 12 })).toMatchObject({ ok: true, value: report });
  });

  test.each([
    ['a proxy refuses', answered(502, '<h1>Bad Gateway</h1>', 'Bad Gateway'), '502 Bad Gateway'],
    ['a proxy says nothing', answered(413, ''), '413'],
    ['the report is none', answered(200, { message: 'x' }), 'the answer cannot be read'],
    [
      'there is no answer',
      readAnswer({ kind: 'unreachable' }),
      'the connection was lost, or the file was changed meanwhile',
    ],
  ])('is "Upload failed" with the reason when %s', (_, answer, reason) => {
    expect(answer).toEqual(failedWith(`Upload failed: ${reason}`));
  });
});
