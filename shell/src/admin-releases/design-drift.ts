import type { AdminPart } from '@app/contracts/admin-releases';

/** A live part whose design system is another one than that of the shell. */
export interface Drift {
  readonly part: string;
  /** It has other colours, sizes or distances. */
  readonly hasOtherTokens: boolean;
  /** What all components share is another one, such as fonts and the styles of plain elements. */
  readonly hasOtherBase: boolean;
  /** Components of `packages/ui` that it may show differently. */
  readonly components: readonly string[];
  /** Addresses of images of both, where both releases have one. */
  readonly pictures?: { readonly own: string; readonly shell: string };
}

type Inputs = Readonly<Record<string, string>>;

/** Compares what live versions were built from. Parts that do not say are left out. */
export function driftOf(parts: readonly AdminPart[]): readonly Drift[] {
  const ofShell = liveVersion(parts.find(({ name }) => name === 'shell'));
  const shell = ofShell?.provenance?.inputs;
  if (!shell?.ui) return [];
  return parts.flatMap((part) => {
    const live = liveVersion(part);
    const own: Inputs | undefined = live?.provenance?.inputs;
    if (!own?.ui || own.ui === shell.ui) return [];
    const names = new Set([...Object.keys(own), ...Object.keys(shell)]);
    const others = [...names].filter((name) => own[name] !== shell[name]);
    const components = others.flatMap((name) => /^ui\/(.+)/.exec(name)?.[1] ?? []).sort();
    const pictures =
      live?.pictures && ofShell?.pictures
        ? { pictures: { own: live.pictures, shell: ofShell.pictures } }
        : {};
    return {
      part: part.name,
      hasOtherTokens: own.tokens !== shell.tokens,
      hasOtherBase: own.base !== shell.base,
      components,
      ...pictures,
    };
  });
}

const liveVersion = (part: AdminPart | undefined) =>
  part?.versions.find(({ standing }) => standing === 'live');
