import { draftsOf } from '@app/forms/drafts';
import { Button } from '@app/ui/button';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import css from './site-editor.module.css';

const drafts = draftsOf('own-site-seen', 'device');
const neverChanges = () => () => {};

/** Three gestures, on the drawing itself, once. */
export function FirstSteps() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosed, setClosed] = useState(false);
  // The server's HTML has them, because it cannot know.
  const wasSeen = useSyncExternalStore(
    neverChanges,
    () => drafts.read() !== undefined,
    () => false,
  );
  const onClose = useEffectEvent(() => {
    drafts.write({ seen: 'yes' });
    setClosed(true);
  });
  // The browser closes a dialog by its form, also before this script runs.
  useEffect(() => {
    if (dialog.current?.open === false) onClose();
  }, []);
  if (isClosed || wasSeen) return null;
  return (
    // Closed before this script runs, it has lost `open`: a difference from the server on purpose.
    <dialog
      ref={dialog}
      open
      suppressHydrationWarning
      className={css.first}
      aria-label="How to draw"
      onClose={onClose}
    >
      <ol>
        <li>Drag a corner.</li>
        <li>Drag a dot: a new corner.</li>
        <li>Or type the lengths.</li>
      </ol>
      <form method="dialog">
        <Button type="submit" size="sm">
          Got it
        </Button>
      </form>
    </dialog>
  );
}
