import type { AdminPart } from '@app/contracts/admin-releases';

/** A live part whose design system is another one than that of the shell. */
export interface Drift {
  readonly part: string;
  /** It has other colours, sizes or distances. */
  readonly hasOtherTokens: boolean;
  /** Components of `packages/ui` that it may show differently. */
  readonly components: readonly string[];
}

type Inputs = Readonly<Record<string, string>>;

/** Compares what live versions were built from. Parts that do not say are left out. */
export function driftOf(parts: readonly AdminPart[]): readonly Drift[] {
  const shell = liveInputs(parts.find(({ name }) => name === 'shell'));
  if (!shell?.ui) return [];
  return parts.flatMap((part) => {
    const own = liveInputs(part);
    if (!own?.ui || own.ui === shell.ui) return [];
    const names = new Set([...Object.keys(own), ...Object.keys(shell)]);
    const others = [...names].filter((name) => own[name] !== shell[name]);
    const components = others.flatMap((name) => /^ui\/(.+)/.exec(name)?.[1] ?? []).sort();
    return { part: part.name, hasOtherTokens: own.tokens !== shell.tokens, components };
  });
}

const liveInputs = (part: AdminPart | undefined): Inputs | undefined =>
  part?.versions.find(({ standing }) => standing === 'live')?.provenance?.inputs;
