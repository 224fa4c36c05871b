import { expect, test } from 'vitest';
import { unknownCalls } from './unknown-calls.ts';

const served = ['/api/contact', '/api/plans/:token', '/api/plans/:token/pdf'];
const found = (source: string) => unknownCalls(source, served).map(({ path }) => path);

test('a call outside the contracts is found with its line', () => {
  const source = `// fetch('/api/in-a-comment')\n/* '/api/too' */\nconst url = 1;\nfetch('/api/weather?now', {});`;
  expect(unknownCalls(source, served)).toEqual([{ line: 4, path: '/api/weather?now' }]);
});

test.each([
  ["fetch('/api/contact')"],
  ["fetch('/api/contact?from=home')"],
  [`\`/api/plans/\${token}\``],
  [`\`\${origin}/api/plans/\${token}/pdf\``],
  ["'/api/plans/' + token"],
  ["navigator.sendBeacon('/api/telemetry', report)"],
  ["import '/apiary/x'"],
  ["'call /api/weather'"],
  ["<p>Don't worry</p>"],
])('%s is none', (source) => {
  expect(found(source)).toEqual([]);
});

test.each([
  ['fetch("/api/weather")', '/api/weather'],
  ["fetch('/api/' + name)", '/api/'],
  [`\`/api/\${name}/extra/more\``, `/api/\${name}/extra/more`],
  [`\`/api/plans/\${token}/steal\``, `/api/plans/\${token}/steal`],
  ["fetch('/api/contact/' + id)", '/api/contact/'],
  [`\`\${origin}/api/weather\``, '/api/weather'],
  ["fetch('/api')", '/api'],
])('%s is one', (source, path) => {
  expect(found(source)).toEqual([path]);
});
