import { ReleaseRefused } from '@app/federation/releases';
import type { RunningSite } from './serve-site.ts';
import { CannotStart } from './settings.ts';

/** Starts the site, prints the one ready line, and drains on SIGTERM or Ctrl-C. */
export async function serveUntilStopped(start: () => Promise<RunningSite>): Promise<void> {
  const site = await Promise.try(start).catch((fault: unknown) => {
    if (!(fault instanceof CannotStart || fault instanceof ReleaseRefused)) throw fault;
    console.error(fault.message);
    process.exit(1);
  });
  const notes = site.notes.length > 0 ? ` (${site.notes.join('; ')})` : '';
  console.log(`Ready on ${site.url}${notes}`);
  // One Ctrl-C may arrive twice, from a terminal and from a wrapper; the second must not cut the
  // drain short.
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopping ??= site.stop();
    await stopping;
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
