import type { Command, Environment, Output } from '@app/federation/commands/command';

/** A command of the operator. A fault ends it with its message and exit code 1. */
export const operatorCommand =
  (work: (args: string[], env: Environment, output: Output) => Promise<void>): Command =>
  async (args, env, output) => {
    try {
      await work([...args], env, output);
      return 0;
    } catch (fault) {
      output.error(fault instanceof Error ? fault.message : String(fault));
      return 1;
    }
  };
