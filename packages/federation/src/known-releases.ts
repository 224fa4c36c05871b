import type { Canary, KnownRelease, Registry } from './registry.ts';

/** All versions of a part whose files may be used, whether or not the part is live. */
export const knownReleases = (
  { parts, notLive }: Registry,
  name: string,
): Readonly<Record<string, KnownRelease>> =>
  parts[name]?.releases ?? notLive?.[name]?.releases ?? {};

/** Names of all parts that have or had a release. */
export const knownParts = ({ parts, notLive = {} }: Registry): readonly string[] => [
  ...Object.keys(parts),
  ...Object.keys(notLive),
];

export interface CanaryOfPart extends Canary {
  readonly part: string;
}

/** The canaries of all live parts, in the order of their parts. */
export const canariesOf = ({ parts }: Registry): readonly CanaryOfPart[] =>
  Object.entries(parts)
    .flatMap(([part, { canary }]) => (canary ? [{ part, ...canary }] : []))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
