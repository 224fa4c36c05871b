import css from './boundaries.module.css';
import type { TabPart } from './tab-parts.ts';
import type { LiveParts } from './use-live-parts.ts';
import type { Outline } from './use-outlines.ts';

/** The parts of this document: team, version, and what of each is on the screen. */
export function PartList({
  parts,
  live,
  outlines,
}: {
  readonly parts: readonly TabPart[];
  readonly live: LiveParts;
  readonly outlines: readonly Outline[];
}) {
  return (
    <details className={css.parts}>
      <summary>Who owns this page</summary>
      {live === 'unknown' && <p>The server did not say which team owns which part.</p>}
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <strong>{teamOf(part, live)}</strong> {part.name} {part.version}
            <br />
            {onScreen(part, outlines)}
            {differs(part, live)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function teamOf({ name }: TabPart, live: LiveParts): string {
  const part = typeof live === 'string' ? undefined : live.find((one) => one.name === name);
  return part?.team ?? 'Team not known';
}

function onScreen({ name }: TabPart, outlines: readonly Outline[]): string {
  const kinds = new Set(
    outlines.filter(({ part }) => part === name).map(({ kind }) => kind.toLowerCase()),
  );
  return kinds.size > 0 ? `On the screen: ${[...kinds].join(', ')}.` : 'Not on the screen.';
}

/** A tab keeps the releases of its document, so another version may be live by now. */
function differs({ name, version }: TabPart, live: LiveParts): string {
  if (typeof live === 'string') return '';
  const part = live.find((one) => one.name === name);
  if (!part) return ' No longer live.';
  return part.version === version ? '' : ` Live now: ${part.version}.`;
}
