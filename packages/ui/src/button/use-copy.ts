import { useState } from 'react';

/** What came of copying. `refused`: the browser does not allow it, as on a page without HTTPS. */
type CopyOutcome = 'copied' | 'refused';

/**
 * Copies a text when asked, and tells what came of it for as long as the text is the same.
 * @param write for what is copied as more than text
 */
export function useCopy(text: string, write = () => navigator.clipboard.writeText(text)) {
  const [tried, setTried] = useState<{ readonly text: string; readonly outcome: CopyOutcome }>();
  const copy = async () => {
    try {
      await write();
      setTried({ text, outcome: 'copied' });
    } catch (cause) {
      console.warn(cause);
      setTried({ text, outcome: 'refused' });
    }
  };
  return { copy, outcome: tried?.text === text ? tried.outcome : undefined };
}
