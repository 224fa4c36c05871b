import type { RenderFault, ServerBundle } from './render-messages.ts';

/**
 * The bundle whose code threw: the remote that is innermost in the stack, because the shell has React
 * and kit, which remotes call; else the shell, when it was rendering its frame.
 * @returns undefined when nothing names one, as for a render that took too long: the page's counts.
 */
export function releaseAtFault(
  { shell, remotes }: { readonly shell: ServerBundle; readonly remotes: readonly ServerBundle[] },
  { fault, inFrame }: Pick<RenderFault, 'fault' | 'inFrame'>,
): ServerBundle | undefined {
  // A stack names files by their path, or by a URL that ends with it.
  const [innermost] = remotes
    .map((bundle) => ({ bundle, at: fault.indexOf(bundle.file) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return innermost?.bundle ?? (inFrame ? shell : undefined);
}
