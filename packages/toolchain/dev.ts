import { runAsProgram } from '@app/federation/commands/command';

// `npm run dev` is the whole site; `npm run dev -- shop` is that remote alone. Each is loaded by
// itself, because a remote alone must run without the source of the shell and the API.
if (process.argv.length > 2) {
  const { main } = await import('../standalone/commands/dev.ts');
  await runAsProgram(import.meta, main);
} else {
  const { serveDevSiteUntilStopped } = await import('../../scripts/dev/dev-site.ts');
  await serveDevSiteUntilStopped(process.env);
}
