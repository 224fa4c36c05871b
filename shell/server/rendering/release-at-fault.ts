import type { RenderFault, ServerBundle } from './render-messages.ts';

/**
 * The bundle whose code threw: the innermost place of a remote in the stack, and then among the
 * components. The shell comes last, because it has React and kit, which remotes call.
 * @returns undefined when nothing names one, as for a render that took too long.
 */
export function releaseAtFault(
  { shell, remotes }: { readonly shell: ServerBundle; readonly remotes: readonly ServerBundle[] },
  { fault, componentStack = '' }: RenderFault,
): ServerBundle | undefined {
  const innermost = firstNamed(remotes, `${fault}\n${componentStack}`);
  // Without components, a place in the shell may be React at work for a page.
  return innermost ?? firstNamed([shell], componentStack);
}

/** A stack names files by their path, or by a URL that ends with it. */
function firstNamed(bundles: readonly ServerBundle[], text: string): ServerBundle | undefined {
  const found = bundles
    .map((bundle) => ({ bundle, at: text.indexOf(bundle.file) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.bundle;
}
