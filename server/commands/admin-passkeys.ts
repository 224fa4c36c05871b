import { openStore } from '@app/api/adapters/open-store';
import { runAsProgram } from '@app/federation/commands/command';
import { CannotStart, readSettings } from '../settings.ts';
import { operatorCommand } from './operator-command.ts';

/** Lists the owner's passkeys; with --off removes them and the recovery codes, when all are lost. */
export const main = operatorCommand(async ([option, ...others], env, output) => {
  if ((option && option !== '--off') || others.length > 0) {
    throw new CannotStart('npm run admin:passkeys [-- --off]');
  }
  const { passkeys, close } = await openStore(readSettings(env));
  try {
    for (const { name, addedAt } of await passkeys.list()) {
      output.log(`${name}, added ${addedAt.slice(0, 10)}`);
    }
    if (option) await passkeys.removeAll();
    const isOn = (await passkeys.list()).length > 0;
    output.log(
      isOn ? 'Passkeys are on.' : 'Passkeys are off: the password alone can import and release.',
    );
  } finally {
    await close();
  }
});

await runAsProgram(import.meta, main);
