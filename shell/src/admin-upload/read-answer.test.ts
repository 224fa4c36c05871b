import { failureBody } from '@app/contracts/failure';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { aFullPreview, aPreview } from './testing/price-lists.ts';

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
const refusals = [{ line: 7, reason: 'Price is not a number' }];

describe('the answer to an upload', () => {
  test('is the preview, with amounts in cents', () => {
    expect(answered(200, aPreview())).toEqual({ ok: true, value: aPreview() });
    expect(answered(200, aFullPreview())).toMatchObject({
      value: { priceChanges: [{ before: 118_500, after: 199_000, cost: 76_371 }, {}] },
    });
    expect(answered(200, { ...aPreview(), duration: 12 })).toMatchObject({ ok: true });
  });

  test("is the server's error with its fields and rows", () => {
    const body = failureBody('invalid_request', 'No', { sqlFile: 'Not that one' });
    expect(answered(422, { ...body, refusals })).toEqual({
      ok: false,
      failure: {
        message: 'No',
        fields: { sqlFile: 'Not that one' },
        refusals,
        isSignedOut: false,
      },
    });
  });

  test('says when the owner has to sign in again', () => {
    expect(answered(401, failureBody('unauthorised', 'It has ended'))).toMatchObject({
      failure: { message: 'It has ended', isSignedOut: true },
    });
  });

  test('of a newer server keeps the message, the fields and the rows that can be read', () => {
    const fields = { sqlFile: 'Not that one' };
    const body = { ...failureBody('invalid_request', 'No', fields), code: 'virus_found', scan: 7 };
    expect(answered(422, { ...body, refusals })).toMatchObject({
      failure: { message: 'No', fields, refusals },
    });
    expect(answered(422, { ...body, refusals: 'row 7' })).toMatchObject({
      failure: { message: 'No', fields, refusals: [] },
    });
  });

  test.each([
    ['a proxy refuses', answered(502, '<h1>Bad Gateway</h1>', 'Bad Gateway'), '502 Bad Gateway'],
    ['a proxy says nothing', answered(413, ''), '413'],
    ['the preview is none', answered(200, { message: 'x' }), 'the answer cannot be read'],
    [
      'there is no answer',
      readAnswer({ kind: 'unreachable' }),
      'the connection was lost, or the file was changed meanwhile',
    ],
  ])('is "Upload failed" with the reason when %s', (_, answer, reason) => {
    expect(answer).toEqual(failedWith(`Upload failed: ${reason}`));
  });
});
