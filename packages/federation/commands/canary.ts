import { parseArgs } from 'node:util';
import { endCanary, promoteCanary, setCanaryPercent } from '@app/federation/canary';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { parsed, reasonIn, releaseCommand, runAsProgram, WrongUsage } from './command.ts';

type More = Parameters<typeof promoteCanary>[2];
type Action = (releases: string, name: string, more: More) => Promise<string>;

const actions: Readonly<Record<string, Action>> = {
  async promote(releases, name, more) {
    const { from, to } = await promoteCanary(releases, name, more);
    return `${name} ${to} is live for all visitors, instead of ${from}.`;
  },
  async end(releases, name) {
    const { ended } = await endCanary(releases, name);
    return `${name} ${ended} is no canary any more: its visitors get the live version with their next page.`;
  },
  async status(releases, name) {
    const part = (await readRegistry(releases)).parts[name];
    if (!part) return `${name} is not live.`;
    const { active, canary } = part;
    if (!canary) return `${name} ${active} is live, without a canary.`;
    return `${name} ${active} is live, and ${canary.percent}% of new visitors get ${canary.version}.`;
  },
};

const toPercent =
  (percent: number): Action =>
  async (releases, name, more) => {
    const { version } = await setCanaryPercent(releases, name, percent, more);
    return `${percent}% of new visitors get ${name} ${version}. Who has it keeps it.`;
  };

export const main = releaseCommand('Not changed', async (args, env, output) => {
  const options = { force: { type: 'string' } } as const;
  const given = parsed(() => parseArgs({ args: [...args], allowPositionals: true, options }));
  const [part, action = ''] = given.positionals;
  const act = /^\d+$/.test(action) ? toPercent(Number(action)) : actions[action];
  if (!(part && act)) {
    throw new WrongUsage(
      'Which canary? npm run canary -- <part> <percent>|promote|end|status [--force <reason>]',
    );
  }
  const releases = releasesFolder(env.DATA_DIR || '.data');
  const more = { force: reasonIn(given.values.force), tell: output.error };
  output.log(await act(releases, part.replace(/^mfe-/, ''), more));
});

await runAsProgram(import.meta, main);
