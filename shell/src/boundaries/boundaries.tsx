import type { LivePart } from '@app/federation/registry';
import { Button } from '@app/ui/button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import css from './boundaries.module.css';
import { partOfPage, partsOf, type TabPart, type TabParts } from './tab-parts.ts';
import { type Outline, useOutlines } from './use-outlines.ts';

/**
 * Outlines over the page, each with the name of its owner, and a list of all parts of this document
 * with their versions and teams. It takes no room in the page and no clicks but those on the list.
 */
export function Boundaries({
  tab,
  place,
  onHide,
}: {
  readonly tab: TabParts;
  /** The element that the overlay is in. */
  readonly place: HTMLElement;
  readonly onHide: () => void;
}) {
  const { router } = tab;
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const page = partOfPage(tab, path);
  const outlines = useOutlines(page, place);
  const live = useLiveParts(tab);
  const parts = partsOf(tab);
  const labelOf = ({ kind, part }: Outline): string => {
    const team = typeof live === 'string' ? undefined : live.find((one) => one.name === part)?.team;
    const version = parts.find((one) => one.name === part)?.version ?? '';
    return [kind, team, `${part} ${version}`].filter(Boolean).join(' · ');
  };
  return (
    <div data-print="hide">
      {/* The list says the same to those who cannot see the outlines. */}
      <div aria-hidden="true">
        {outlines.map((outline) => (
          <div
            key={`${outline.kind} ${outline.box.left} ${outline.box.top}`}
            className={css.outline}
            style={{ ...outline.box }}
            data-owner={outline.part === 'shell' ? 'frame' : 'remote'}
            data-kind={outline.kind}
          >
            <span className={css.label}>{labelOf(outline)}</span>
          </div>
        ))}
      </div>
      <aside className={css.panel} aria-label="Boundaries">
        <Announcement />
        <PartList parts={parts} live={live} outlines={outlines} />
        <Button size="sm" onClick={onHide}>
          Hide boundaries
        </Button>
      </aside>
    </div>
  );
}

/** Filled after it is there, because screen readers say only what changes. */
function Announcement() {
  const [text, setText] = useState('');
  useEffect(() => setText('Boundaries are shown. Alt+Shift+B hides them.'), []);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

/** The parts of this document: team, version, and what of each is on the screen. */
function PartList({
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

/** What the server says is live: `loading` at first, `unknown` when it does not answer. */
type LiveParts = readonly LivePart[] | 'loading' | 'unknown';

function useLiveParts({ liveParts }: TabParts): LiveParts {
  const [live, setLive] = useState<LiveParts>('loading');
  useEffect(() => {
    let current = true;
    void liveParts().then((parts) => current && setLive(parts ?? 'unknown'));
    return () => {
      current = false;
    };
  }, [liveParts]);
  return live;
}
