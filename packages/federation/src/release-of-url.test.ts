import { expect, test } from 'vitest';
import { releaseOfUrl } from './release-of-url.ts';

const VERSION = '1.2.3-0123456789ab';
const running = (part: string) => (part === 'shop' ? '2.0.0-aaaaaaaaaaaa' : undefined);

test.each([
  [`https://x.example/r/shop/${VERSION}/12.abc.js`, 'shop', VERSION],
  [`https://x.example/r/shop/${VERSION}/remoteEntry.a.js?retry=2`, 'shop', VERSION],
  [`/r/shop/${VERSION}/12.abc.js:1:200`, 'shop', VERSION],
  ['https://x.example/r/shop/12.abc.js:1:200', 'shop', '2.0.0-aaaaaaaaaaaa'],
])('%s is a file of a release', (url, name, version) => {
  expect(releaseOfUrl(url, running)).toEqual({ name, version });
});

test.each([
  'https://x.example/consulting',
  'https://x.example/r/marketing/12.abc.js',
  'chrome-extension://abc/content.js:1:2',
  `https://x.example/r/../${VERSION}/a.js`,
  '',
])('%s is no file of a release that runs here', (url) => {
  expect(releaseOfUrl(url, running)).toBeUndefined();
});
