import { useState } from 'react';

export const PAGE_MADE_FIELD = 'page-made';

/** The moment at which the page was made, in milliseconds since 1970: a form posted without JavaScript has it. */
export function PageMade() {
  const [moment] = useState(Date.now);
  // The server's moment stays in the page.
  return <input type="hidden" name={PAGE_MADE_FIELD} value={moment} suppressHydrationWarning />;
}
