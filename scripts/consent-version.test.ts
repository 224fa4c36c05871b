import { CONSENT_VERSION } from '@app/contracts/submission';
import { expect, test } from 'vitest';
import { privacy } from '../mfe-marketing/src/content/legal/privacy.tsx';

// The stored consent refers to the privacy page by this date. With another date, nobody could say
// later which text the visitor agreed to.
test('CONSENT_VERSION is the date on the privacy page', () => {
  const [, date] = privacy.dated;
  expect(date).toBe(CONSENT_VERSION);
});
