import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Notice } from '@app/ui/notice';
import { useRef, useState } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-releases.module.css';
import { type AskedChange, changeDoneText } from './asked-change.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { driftOf } from './design-drift.ts';
import { PartSection } from './part-section.tsx';
import { releaseTexts } from './release-texts.ts';
import { useReleases } from './use-releases.ts';

/** All parts, with the dialog in which a change is confirmed and what came of it. */
export function ReleaseBoard({ onEnded }: { readonly onEnded: () => void }) {
  const { read, problem, change } = useReleases(onEnded);
  const [asked, setAsked] = useState<AskedChange>();
  const [done, setDone] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  function ask(wanted: AskedChange) {
    focusAfter.current = document.activeElement as HTMLElement | null;
    setAsked(wanted);
  }

  async function confirm(wanted: AskedChange) {
    setDone(undefined);
    const made = await change(wanted);
    if (made.ok) {
      setDone(changeDoneText(wanted));
      setAsked(undefined);
      // The button that asked may be gone, and this says what came of it.
      focusAfter.current = outcome.current;
    }
    return made;
  }

  return (
    <>
      <div className={css.outcome}>
        {/* Both live regions are always rendered, so that screen readers announce their content. */}
        <div role="alert">
          {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
        </div>
        <div role="status" ref={outcome} tabIndex={-1}>
          {!read && !problem && <p>{releaseTexts.loading}</p>}
          {done && <OutcomeMessage outcome="succeeded">{done}</OutcomeMessage>}
        </div>
        {read && (
          <p className={css.note}>
            {releaseTexts.health} Read on{' '}
            <time dateTime={read.at}>{formatDayAndTime(read.at)}</time>, again every ten seconds.
          </p>
        )}
      </div>
      {read && (
        <>
          {!read.value.mayChange && <Notice variant="caution">{releaseTexts.readOnly}</Notice>}
          {read.value.opensPages === false && <p className={css.note}>{releaseTexts.noBrowser}</p>}
          {read.value.parts.length === 0 && <Notice>{releaseTexts.nothing}</Notice>}
          {read.value.parts.map((part) => (
            <PartSection
              key={part.name}
              part={part}
              drift={driftOf(read.value.parts).find((one) => one.part === part.name)}
              onAsk={read.value.mayChange ? ask : undefined}
            />
          ))}
        </>
      )}
      <ConfirmChange
        asked={asked}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
        finalFocusRef={focusAfter}
      />
    </>
  );
}
