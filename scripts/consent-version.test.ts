import { CONSENT_VERSION } from '@app/contracts/submission';
import { expect, it } from 'vitest';
import { privacy } from '../mfe-marketing/src/content/legal/privacy.tsx';

// What a visitor agreed to is recorded by this date, so it must be the date of what they could read.
it('the version of the consent is the date of the privacy page', () => {
  const [, date] = privacy.dated;
  expect(date).toBe(CONSENT_VERSION);
});
