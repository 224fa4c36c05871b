import { endCanary, promoteCanary, setCanaryPercent } from '@app/federation/canary';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { orRefuse } from './or-refuse.ts';

const releases = releasesFolder(process.env.DATA_DIR || '.data');

const actions: Readonly<Record<string, (name: string) => Promise<string>>> = {
  async promote(name) {
    const { from, to } = await promoteCanary(releases, name);
    return `${name} ${to} is live for all visitors, instead of ${from}.`;
  },
  async end(name) {
    const { ended } = await endCanary(releases, name);
    return `${name} ${ended} is no canary any more: its visitors get the live version with their next page.`;
  },
  async status(name) {
    const part = (await readRegistry(releases)).parts[name];
    if (!part) return `${name} is not live.`;
    const { active, canary } = part;
    if (!canary) return `${name} ${active} is live, without a canary.`;
    return `${name} ${active} is live, and ${canary.percent}% of new visitors get ${canary.version}.`;
  },
};

async function setPercent(name: string, percent: number): Promise<string> {
  const { version } = await setCanaryPercent(releases, name, percent);
  return `${percent}% of new visitors get ${name} ${version}. Who has it keeps it.`;
}

const [part, action = ''] = process.argv.slice(2);
const act = actions[action];
if (!part || !(act || /^\d+$/.test(action))) {
  console.error('Which canary? npm run canary -- <part> <percent>|promote|end|status');
  process.exit(1);
}
const name = part.replace(/^mfe-/, '');
await orRefuse('Not changed', async () =>
  console.log(await (act ? act(name) : setPercent(name, Number(action)))),
);
