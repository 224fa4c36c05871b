import { expect, test } from 'vitest';
import { aRenderer, VERSION } from '../testing/a-renderer.ts';
import { aLiveRemote, aRenderRequest } from '../testing/fake-shell.ts';

const names = ['marketing', 'assessments', 'shop', 'proposal'];
const versionOf = (name: string) =>
  name === 'shell' ? VERSION : `1.0.${names.indexOf(name)}-00000000000a`;
const versions = Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** A shell that has React's part: pages are functions of remotes, and it throws for some of them. */
const SHELL = `
import { setTimeout as pause } from 'node:timers/promises';

function frame() { throw new TypeError('in the frame'); }
function createElement(page) {
  if (typeof page !== 'function') throw new Error('not a component');
  return page();
}

export async function render({ url, remotes }, importServerBundle) {
  const [, name, page] = url.split('/');
  if (page === 'frame') {
    try { frame(); } catch (fault) { throw Object.assign(fault, { inFrame: true }); }
  }
  const bundle = name === 'shell' ? {} : await importServerBundle({ name });
  if (page === 'kit') bundle.callsKit((text) => text.missing.length);
  if (page === 'element') createElement(bundle.missing);
  const made = bundle[page] ? createElement(bundle[page]) : '';
  if (page === 'waits') await pause(300);
  return { status: 200, html: String(await made), title: '', tags: [], secret: false, hasData: false };
}
export const describePages = async () => ({ pages: [], complete: true });
`;

const REMOTE = `
export default {
  throws() { throw new TypeError('in a page'); },
  async rejects() { await null; throw new RangeError('in its data'); },
  text() { throw 'a text'; },
  callsKit(kit) { kit({}); },
  loops() { for (;;); },
  exits() { process.exit(3); },
  leaves() { setTimeout(() => { throw new Error('left behind'); }, 100); return 'fine'; },
  waits() { return 'fine'; },
};
`;
const remotes = Object.fromEntries(names.map((name) => [name, REMOTE]));
const pages = ['throws', 'rejects', 'text', 'kit', 'element', 'frame', 'loops', 'exits', 'leaves'];
const live = names.map((name) => ({
  ...aLiveRemote(name, ...[...pages, 'waits'].map((page) => `/${name}/${page}`)),
  version: versionOf(name),
}));

type Seeded = readonly [url: string, part: string, kind: string];
const ofRemotes = names.flatMap((name): Seeded[] => [
  [`/${name}/throws`, name, 'server-render'],
  [`/${name}/rejects`, name, 'server-render'],
  [`/${name}/text`, name, 'server-render'],
  [`/${name}/kit`, name, 'server-render'],
  [`/${name}/element`, name, 'server-render'],
  [`/${name}/frame`, 'shell', 'server-render'],
  [`/${name}/exits`, name, 'server-timeout'],
]);
const seeded: readonly Seeded[] = [
  ...ofRemotes,
  ['/shop/loops', 'shop', 'server-timeout'],
  ['/shell/frame', 'shell', 'server-render'],
];

test(`${seeded.length} faults of server bundles name the part and version whose code ran`, async () => {
  const { renderer, faults, lines } = await aRenderer({ shell: SHELL, remotes, versions });
  await renderer.ready;
  const notRendered = () => lines.filter(({ msg }) => msg === 'page not rendered on the server');
  const told: unknown[] = [];
  const logged: unknown[] = [];
  for (const [url] of seeded) {
    await expect
      .poll(async () => {
        await renderer.render(aRenderRequest(url, { remotes: live }));
        return faults.length;
      })
      .toBeGreaterThan(told.length);
    told.push(faults.at(-1));
    // The last one: on a busy machine a page may be asked for twice before its fault is told.
    const line = notRendered().at(-1);
    logged.push({ remote: line?.remote, version: line?.version });
  }
  expect(told).toEqual(
    seeded.map(([, part, kind]) => ({ remote: part, version: versionOf(part), kind })),
  );
  expect(logged).toEqual(seeded.map(([, part]) => ({ remote: part, version: versionOf(part) })));
});

test('what a page left behind names its release, not the page that was rendered when it threw', async () => {
  const changes = { shell: SHELL, remotes, versions, processes: 2 };
  const { renderer, faults } = await aRenderer(changes);
  await renderer.ready;
  expect(await renderer.render(aRenderRequest('/shop/leaves', { remotes: live }))).toBeDefined();
  const waiting = aRenderRequest('/marketing/waits', { remotes: live });
  await Promise.all([renderer.render(waiting), renderer.render(waiting)]);
  const shop = { remote: 'shop', version: versionOf('shop'), kind: 'server-render' };
  await expect.poll(() => faults).toEqual([shop]);
});

test.each([...names, 'shell'])(
  'a bundle of %s that throws while it is loaded names its release',
  async (name) => {
    const broken = "throw new TypeError('at the top');";
    const { renderer, faults } = await aRenderer({
      shell: name === 'shell' ? broken : SHELL,
      remotes: { ...remotes, ...(name === 'shell' ? {} : { [name]: broken }) },
      versions,
    });
    const fault = { remote: name, version: versionOf(name), kind: 'server-module' };
    await expect.poll(() => faults).toEqual([fault]);
    if (name !== 'shell') await renderer.ready;
  },
);
