import { newFolder } from '@app/api/testing/test-places';
import { expect, onTestFinished, test } from 'vitest';
import { findSchemathesis } from './schemathesis.ts';

test('without Python the failure says in one line what is missing', async () => {
  const place = await newFolder();
  onTestFinished(place.cleanup);
  expect(
    findSchemathesis({ folder: place.settings.DATA_DIR, pythons: ['no-such-python'] }),
  ).toEqual({ ok: false, failure: 'Python 3.10 or newer with venv and pip is not installed' });
});
