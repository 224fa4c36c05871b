import { ReleaseRefused } from '@app/federation/releases';

/** Runs a command. A refusal ends it with one line and exit code 1. */
export async function orRefuse(refused: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof ReleaseRefused)) throw cause;
    console.error(`${refused}: ${cause.message}`);
    process.exit(1);
  }
}
