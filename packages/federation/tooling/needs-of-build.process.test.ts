import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sendContactMessage } from '@app/contracts/contact';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { readTechnologyPrices } from '@app/contracts/technology-prices';
import { ReleaseRefused } from '@app/federation/releases';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { buildPart } from './build-part.ts';
import { root } from './parts.ts';
import { KIT, router, singletons } from './shared-modules.ts';
import { aSampleRemote } from './testing/sample-remote.ts';

const LATER = `
  import { useToast } from '@app/kit';
  export const later = () => useToast();
  export const unused = () => null;`;

test('a remote is described with the names of kit, the modules and the calls that its code uses', async () => {
  const { release } = await buildPart(
    await aSampleRemote(
      `
      import { Link as To, type ShowToast, useApi, useCart, useSite } from '@app/kit';
      import { contactTexts, sendContactMessage } from '@app/contracts/contact';
      import { placeOrder, checkoutTexts } from '@app/contracts/order';
      import { technologyPricesAnswer } from '@app/contracts/technology-price-reader';
      import { atom } from 'jotai';
      import { useState } from 'react';
      const neverCalled = () => [useSite(), atom(1)];
      export function Component() {
        const [count] = useState(0);
        const send = () => useApi().send(sendContactMessage, {});
        useApi().read(technologyPricesAnswer);
        import('./later.ts').then(({ later }) => later());
        return <To onClick={send}>{count} {checkoutTexts.title} {contactTexts.title}</To>;
      }
    `,
      { 'later.ts': LATER },
    ),
  );
  const installed = JSON.parse(
    await readFile(path.join(root, 'mfe-shop/node_modules/react/package.json'), 'utf8'),
  );
  // The page of technologies reads an answer without its schema.
  const contracts = [readTechnologyPrices, sendContactMessage].map(endpointContract);
  expect(release).toMatchObject({
    kitExports: ['Link', 'useApi', 'useToast'],
    shared: {
      react: `^${installed.version}`,
      'react/jsx-runtime': `^${installed.version}`,
    },
    calls: Object.fromEntries(contracts.map((one) => [one.name, contractHash(one)])),
  });
  expect(Object.keys(release.shared ?? {})).toHaveLength(2);
  expect(Object.keys(release.calls ?? {})).toHaveLength(2);
  expect(release.contracts).toEqual(contracts);
});

test('a remote that passes the whole kit on is refused, because nobody can tell what it uses', async () => {
  const part = await aSampleRemote(`
    import * as kit from '@app/kit';
    export const Component = () => <p>{Object.keys(kit).length}</p>;
  `);
  await expect(buildPart(part)).rejects.toThrow(
    new ReleaseRefused(
      'sample imports all of @app/kit. Import the names that it uses, so that a release can be checked.',
    ),
  );
});

const WITH_CLICK =
  "export const Component = () => <button onClick={() => import('./later.ts')}>Later</button>;";

test('a remote that brings another minor of React is refused, also when a click loads it', async () => {
  const react = path.join(root, 'packages/testing/node_modules/react-19.2/index.js');
  const part = await aSampleRemote(WITH_CLICK, {
    'later.ts': `export { useState } from '${react}';`,
  });
  const refused = buildPart(part);
  await expect(refused).rejects.toThrow(ReleaseRefused);
  // The builds for browsers and for servers name another file of it, and either may be the first.
  await expect(refused).rejects.toThrow(
    /^sample brings a copy of react of its own \((index|react\.production)\.js\)\. Import react, /,
  );
});

test('a copy of each module that all parts share, and of the router, is named', async () => {
  const packages = [...singletons, ...router].filter((name) => name !== KIT);
  const files = packages.map((name) => `./node_modules/${name}/copy.js`);
  const kit = path.join(root, 'packages/kit/src/services.tsx');
  const imports = [...files, kit].map((file, at) => `export * as copy${at} from '${file}';`);
  const part = await aSampleRemote(WITH_CLICK, {
    'later.ts': imports.join('\n'),
    ...Object.fromEntries(files.map((file) => [file, 'export default 1;'])),
  });
  await expect(buildPart(part)).rejects.toThrow(
    /^sample brings a copy of @app\/kit, jotai, react, react-dom, react-router, react-router-dom of its own \(.*\bcopy\.js\b.*\)\. /,
  );
});

test.each([
  [
    'calls the API by a path that no contract has',
    `// The weather.\nexport default () => fetch('/' + 'api/weather');`,
    'sample calls /api/weather without a contract (src/later.ts:2). Describe the call in packages/contracts',
  ],
  [
    'has a contract of its own',
    `export default () => useApi().read({ path: '/api/contact', response });`,
    'sample calls /api/contact without a contract (src/later.ts:2).',
  ],
  [
    'puts a path together',
    `export default () => fetch(['', 'api', 'weather'].join('/'));`,
    /^sample calls \/api\/weather without a contract \(\d+\.\w+\.js\)\./,
  ],
  [
    'has a copy of React among its sources',
    `export default (type) => ({ $$typeof: Symbol.for('react.transitional.element'), type });`,
    'sample brings a copy of react of its own (src/later.ts:1). Import react and',
  ],
])('a remote that %s is refused with its place', async (_, later, line) => {
  const code = `import { useApi } from '@app/kit';\n${later}`;
  const part = await aSampleRemote(WITH_CLICK, {
    'later.ts': later.includes('useApi') ? code : later,
  });
  await expect(buildPart(part)).rejects.toThrow(line);
});

test('the shell is described with all names of its kit, and with the versions that it shares', async () => {
  const { release } = await builtPart('shell');
  expect(release.kitExports).toEqual(
    expect.arrayContaining(['KIT_VERSION', 'Link', 'useApi', 'useShoppingCart']),
  );
  expect(release.kitExports).not.toContain('ShowToast');
  expect(Object.keys(release.shared ?? {}).sort()).toEqual([
    '@ark-ui/react',
    'jotai',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
  for (const version of Object.values(release.shared ?? {})) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
