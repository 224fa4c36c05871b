import { Button } from '../button/button.tsx';
import css from './form.module.css';

export interface DraftNoteProps {
  /** Where what is typed is kept; false where storage is blocked or full, undefined until known. */
  readonly kept: 'device' | 'tab' | false | undefined;
  /** True after `clear`, until something is typed. */
  readonly cleared: boolean;
  readonly clear: () => void;
  readonly restore: () => void;
}

/**
 * Says where the form keeps what is typed, with a button that empties the form and forgets it. Put
 * it after the submit button. Its place is free until the form's code has loaded, because nothing
 * is kept before.
 */
export function DraftNote({ kept, cleared, clear, restore }: DraftNoteProps) {
  return (
    <div className={css.draft} data-waiting={kept === undefined ? '' : undefined}>
      <p hidden={cleared}>{where[`${kept ?? 'device'}`]}</p>
      <p role="status">{cleared && 'The form is empty. Nothing you typed is kept.'}</p>
      {/* One button, so that the focus stays on it. */}
      <Button variant="quiet" size="sm" onClick={cleared ? restore : clear}>
        {cleared ? 'Undo' : 'Clear this form'}
      </Button>
    </div>
  );
}

const where = {
  device: 'What you type is kept on this device until you send it, for at most 7 days.',
  tab: 'What you type is kept in this tab until you send it or close the tab.',
  false: 'This browser does not let us keep what you type: it is lost when you close the page.',
};
