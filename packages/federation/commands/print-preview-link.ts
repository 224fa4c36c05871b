import type { Environment, Output } from './command.ts';

/** Prints a link as the only line of the output, so that it can be copied or piped, and its end beside it. */
export function printPreviewLink(
  { path, until }: { readonly path: string; readonly until: Date },
  env: Environment,
  output: Output,
): void {
  output.log(`${env.PUBLIC_ORIGIN || ''}${path}`);
  output.error(
    `Works until ${until.toISOString()}. The browser stays in the preview until it is closed, or at /?preview=end`,
  );
}
