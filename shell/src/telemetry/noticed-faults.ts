import type { ReleaseName } from '@app/federation/release-of-url';
import type { BrowserFaultKind } from './report.ts';

/** A fault in this tab, before it is known whose code ran. */
export interface NoticedFault {
  readonly kind: BrowserFaultKind;
  readonly cause?: unknown;
  /** The release that ran, where the shell knows it: that of a page or of its code. */
  readonly release?: ReleaseName;
  /** URL of the file that failed, for a fault without a stack. */
  readonly file?: string;
}

/** Nobody learns more from the next fault of a broken tab. */
const MOST_IN_A_TAB = 20;

let count = 0;
const waiting: NoticedFault[] = [];
let deliver: ((fault: NoticedFault) => void) | undefined;

/** Call for every fault. Faults are kept until somebody takes them. */
export function noticeFault(fault: NoticedFault): void {
  count += 1;
  if (count > MOST_IN_A_TAB) return;
  if (deliver) deliver(fault);
  else waiting.push(fault);
}

/** Delivers the faults that wait and those to come. */
export function takeFaults(to: (fault: NoticedFault) => void): void {
  deliver = to;
  for (const fault of waiting.splice(0)) to(fault);
}

/**
 * Notices what no other code catches, and style sheets of the document that did not arrive. Deferred
 * scripts run after those have loaded or failed.
 */
export function watchFaults(): void {
  window.addEventListener('error', ({ error, filename }) =>
    noticeFault({ kind: 'script', cause: error, file: filename }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noticeFault({ kind: 'promise', cause: reason }),
  );
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isEmpty(link)) noticeFault({ kind: 'style', file: link.href });
  }
}

/** Chromium has an empty sheet for one that was not found, and refuses to show one that broke off. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}
