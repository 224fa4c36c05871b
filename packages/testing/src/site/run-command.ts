import type { Command, Environment } from '@app/federation/commands/command';
import { vi } from 'vitest';

export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in this process, with these settings, which are those of the process too until the test ends. */
export async function runCommand(
  command: Command,
  env: Environment,
  args: readonly string[] = [],
): Promise<CommandEnd> {
  const [lines, errors]: [string[], string[]] = [[], []];
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const code = await command(args, env, {
    log: (line: string) => void lines.push(line),
    error: (line: string) => void errors.push(line),
  });
  return { code, stdout: lines.join('\n'), stderr: errors.join('\n') };
}
