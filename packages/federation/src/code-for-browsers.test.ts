import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { codeFault, rawCalls } from './code-for-browsers.ts';

const contracts = ['/api/contact', '/api/plans/:token'];

/** As the build compresses it. */
async function compressed(source: string): Promise<string> {
  const code = `((a, b, x) => { ${source} })(...self.given);`;
  return (await rspack.experiments.swc.minify(code, { compress: true, mangle: true })).code;
}

test.each([
  ["fetch('/api/weather?now')", '/api/weather?now'],
  ["fetch('/' + 'api/weather')", '/api/weather'],
  ["fetch(['', 'api', 'weather'].join('/'))", '/api/weather'],
  ["const base = '/api'; fetch(base + '/weather')", '/api/weather'],
  ["const at = { base: '/api' }; fetch(at.base + '/weather')", '/api/weather'],
  ["fetch('\\x2fapi/weather')", '/api/weather'],
  ["fetch(new URL('api/weather', location.origin))", '/api/weather'],
  ["fetch('./api/weather')", '/api/weather'],
  ["fetch('../../api/weather')", '/api/weather'],
  ["fetch('https://host.example/api/weather')", '/api/weather'],
  ["fetch(location.origin + '/api/weather')", '/api/weather'],
  [`fetch(\`\${a}\${b}/api/weather\`)`, '/api/weather'],
  [`fetch(\`//\${location.host}/api/weather\`)`, '/api/weather'],
  [`x(\`Now: \${fetch('/api/weather')}\`)`, '/api/weather'],
  ["const lone = /`/; x(lone); fetch('/api/weather')", '/api/weather'],
  ["x('https://'); fetch('/api/weather')", '/api/weather'],
  ["fetch('/api/' + 'plans/' + a)", '/api/plans/'],
  ["fetch(['', 'api', a].join('/'))", '/api'],
  // Known, and past its contract.
  ["fetch('/api/contact')", '/api/contact'],
  ["x({ path: '/api/weather' })", '/api/weather'],
])('%s calls without a contract', async (source, path) => {
  expect(rawCalls(await compressed(source), contracts)).toEqual([path]);
});

test.each([
  ["x({ method: 'POST', path: '/api/contact', summary: '' })"],
  ["x({ path: '/api/plans/:token', response: a })"],
  ["navigator.sendBeacon('/api/telemetry', a)"],
  ["x('/apiary/x', '/api-docs', 'https://api/x', 'https://my-api/x', 'https://host/maps/api/x')"],
  ["x('call /api/weather', 'api', /^\\/api\\//)"],
])('%s calls nothing without a contract', async (source) => {
  expect(rawCalls(await compressed(source), contracts)).toEqual([]);
});

test('a server that does not have the contracts of a build takes the paths that are in contracts', async () => {
  const code = await compressed("x({ path: '/api/new' }); fetch('/api/weather')");
  expect(rawCalls(code)).toEqual(['/api/weather']);
});

const REACT_19 = "const e = Symbol.for('react.transitional.element'); x({ $$typeof: e, type: a })";
const REACT_18 = REACT_19.replace('transitional.', '');

test.each([
  ['19', REACT_19],
  ['18', REACT_18],
])('React %s is seen, where a part may have none', async (_, source) => {
  const code = await compressed(source);
  expect(codeFault(code, { haveReact: false })?.what).toBe('brings a copy of react of its own');
  expect(codeFault(code, { haveReact: true })).toBeUndefined();
});

test('a library that only looks for elements is no React', async () => {
  const code = await compressed("x(a.$$typeof === Symbol.for('react.element'))");
  expect(codeFault(code, { haveReact: false })).toBeUndefined();
});
