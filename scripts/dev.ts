// `npm run dev` is the whole site; `npm run dev -- shop` is that remote alone. Each is loaded by
// itself, because a remote alone must run without the source of the shell and the API.
await (process.argv.length > 2
  ? import('../packages/standalone/commands/dev.ts')
  : import('./dev/dev-site.ts'));

export {};
