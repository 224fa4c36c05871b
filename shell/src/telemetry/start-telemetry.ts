import { type NoticedFault, takeFaults } from './noticed-faults.ts';
import { describeTab, type Tab, type TabOptions } from './tab.ts';
import type { Router } from './watch-routes.ts';

/** A browser that is busy for this long gets the code nevertheless. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Reports faults, that the page came alive, and, in some documents, web vitals. The code for the first is
 * loaded with the first fault, for the others when the browser has nothing else to do.
 */
export function startTelemetry(options: TabOptions, router: Router): void {
  const tab = describeTab(options);
  let reports: Promise<(fault: NoticedFault) => void> | undefined;
  takeFaults(async (fault) => {
    try {
      reports ??= import(/* webpackChunkName: "fault-reports" */ './report-faults.ts').then(
        (code) => code.createFaultReports(tab),
      );
      (await reports)(fault);
    } catch (cause) {
      // The next fault tries again.
      reports = undefined;
      console.warn('A fault is not reported', cause);
    }
  });
  if (options.terms.takesAlive) afterLoad(() => void beat(tab, router));
  if (Math.random() * 100 < options.terms.vitalsPercent) afterLoad(() => void measure(tab, router));
}

async function beat(tab: Tab, router: Router): Promise<void> {
  try {
    const code = await import(/* webpackChunkName: "heartbeat" */ './tell-alive.ts');
    code.tellAlive(tab, router);
  } catch (cause) {
    console.warn('That the page works is not told', cause);
  }
}

async function measure(tab: Tab, router: Router): Promise<void> {
  try {
    const code = await import(/* webpackChunkName: "web-vitals" */ './measure-visits.ts');
    code.measureVisits(tab, router);
  } catch (cause) {
    console.warn('Web vitals are not measured', cause);
  }
}

function afterLoad(work: () => void): void {
  const whenIdle = () =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
      : setTimeout(work, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
