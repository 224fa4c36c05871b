import { ReleaseRefused } from '@app/federation/release-refused';

export type Environment = Readonly<Record<string, string | undefined>>;
/** Results go to `log`, everything else that an operator reads to `error`. */
export type Output = Pick<Console, 'log' | 'error'>;
type Work<Ends> = (args: readonly string[], env: Environment, output: Output) => Promise<Ends>;
/** What `npm run <name>` runs. Resolves to the exit code. */
export type Command = Work<number>;

/** Why a command is not even tried. Its message is the whole line. */
export class WrongUsage extends Error {}

/** A command that a refusal ends with one line, which begins with `refused`. */
export const releaseCommand =
  (refused: string, work: Work<void>): Command =>
  async (args, env, output) => {
    try {
      await work(args, env, output);
      return 0;
    } catch (cause) {
      if (cause instanceof WrongUsage) output.error(cause.message);
      else if (cause instanceof ReleaseRefused) output.error(`${refused}: ${cause.message}`);
      else throw cause;
      return 1;
    }
  };

/** Runs the command when its file is the program, and not when a test imports it. */
export async function runAsProgram({ main }: ImportMeta, command: Command): Promise<void> {
  if (main) process.exitCode = await command(process.argv.slice(2), process.env, console);
}

/** The reason that `--force` takes, for the history. @throws WrongUsage for an empty one. */
export function reasonIn(force: string | undefined): string | undefined {
  const reason = force?.trim();
  if (reason === '') throw new WrongUsage('--force takes the reason, for the history.');
  return reason;
}

/** What `read` reads from the arguments. An option that does not exist is refused by its name. */
export function parsed<Values>(read: () => Values): Values {
  try {
    return read();
  } catch (cause) {
    throw new ReleaseRefused(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
