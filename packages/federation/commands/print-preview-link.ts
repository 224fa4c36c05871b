import { endOf, type Preview } from '@app/federation/preview-link';
import type { Environment, Output } from './command.ts';

/** Prints a link as the only line of the output, so that it can be copied or piped, and beside it what it shows until when. */
export function printPreviewLink(
  { path, parts, until }: Preview & { readonly path: string },
  env: Environment,
  output: Output,
): void {
  output.log(`${env.PUBLIC_ORIGIN || ''}${path}`);
  output.error(
    `Shows ${parts.map(({ part, version }) => `${part} ${version}`).join(' and ')} until ${endOf({ until })}. The browser stays in the preview until it is closed, or at /?preview=end`,
  );
}
