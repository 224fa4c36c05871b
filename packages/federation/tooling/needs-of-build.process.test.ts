import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sendContactMessage } from '@app/contracts/contact';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { ReleaseRefused } from '@app/federation/releases';
import { builtPart } from '@app/testing/site/built-parts';
import { expect, test } from 'vitest';
import { buildPart } from './build-part.ts';
import { root } from './parts.ts';
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
      import { atom } from 'jotai';
      import { useState } from 'react';
      const neverCalled = () => [useSite(), atom(1)];
      export function Component() {
        const [count] = useState(0);
        const send = () => useApi().send(sendContactMessage, {});
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
  const contract = endpointContract(sendContactMessage);
  expect(release).toMatchObject({
    kitExports: ['Link', 'useApi', 'useToast'],
    shared: {
      react: `^${installed.version}`,
      'react/jsx-runtime': `^${installed.version}`,
    },
    calls: { 'POST /api/contact': contractHash(contract) },
  });
  expect(Object.keys(release.shared ?? {})).toHaveLength(2);
  expect(Object.keys(release.calls ?? {})).toHaveLength(1);
  expect(release.contracts).toEqual([contract]);
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

test('a remote that brings another React is refused, also when a click loads it', async () => {
  const part = await aSampleRemote(
    `
    export const Component = () => <button onClick={() => import('./later.ts')}>Later</button>;
  `,
    {
      'later.ts': `import { useState } from './node_modules/react/index.js'; export default useState;`,
    },
  );
  const copy = path.join(part.folder, 'src/node_modules/react');
  await mkdir(copy, { recursive: true });
  await writeFile(path.join(copy, 'index.js'), 'export const useState = () => [];');
  await expect(buildPart(part)).rejects.toThrow(
    /^sample brings a copy of react of its own \(index\.js\)\. Import react, /,
  );
});

test('a remote that calls the API by a path that no contract has is refused with the file and the line', async () => {
  const part = await aSampleRemote(
    `
    export const Component = () => <button onClick={() => import('./later.ts')}>Later</button>;
  `,
    { 'later.ts': `// The weather.\nexport default () => fetch('/api/weather');` },
  );
  await expect(buildPart(part)).rejects.toThrow(
    'sample calls /api/weather (src/later.ts:2), which no contract has. Describe the call in packages/contracts',
  );
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
