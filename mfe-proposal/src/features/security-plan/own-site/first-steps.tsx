import { draftsOf } from '@app/forms/drafts';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import css from './site-editor.module.css';

const drafts = draftsOf('own-site-seen', 'device');

/** Three gestures, on the drawing itself, once. */
export function FirstSteps() {
  const [seen, setSeen] = useState(() => drafts.read() !== undefined);
  if (seen) return null;
  return (
    <div className={css.first}>
      <ol>
        <li>Drag a corner.</li>
        <li>Drag a dot: a new corner.</li>
        <li>Or type the lengths.</li>
      </ol>
      <Button
        size="sm"
        onClick={() => {
          drafts.write({ seen: 'yes' });
          setSeen(true);
        }}
      >
        Got it
      </Button>
    </div>
  );
}
