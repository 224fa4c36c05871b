import { attributeFault } from './attribute-fault.ts';
import type { NoticedFault } from './noticed-faults.ts';
import type { Tab } from './tab.ts';

/** Reports the faults of this tab. The same fault is reported once. */
export function createFaultReports(tab: Tab): (fault: NoticedFault) => void {
  const sent = new Set<string>();
  return (fault) => {
    const path = window.location.pathname;
    const pagePart = tab.serving(path)?.remote;
    const attributed = attributeFault(fault, {
      origin: window.location.origin,
      running: tab.version,
      pagePart: pagePart ?? 'shell',
    });
    const key = JSON.stringify(attributed);
    if (!attributed || sent.has(key)) return;
    sent.add(key);
    // A path that nobody serves may hold anything.
    tab.send({ type: 'fault', ...attributed, ...(pagePart ? { page: path } : {}) });
  };
}
