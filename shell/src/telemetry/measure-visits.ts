import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { VitalsReport } from './report.ts';
import type { Tab } from './tab.ts';
import { type Router, watchRoutes } from './watch-routes.ts';

type Visit = Pick<VitalsReport, 'remote' | 'version' | 'page'> & {
  readonly metrics: VitalsReport['metrics'];
};

/**
 * Measures each visit of a page, with or without a new document, and sends its metrics once, when the
 * tab is hidden. That is the last moment at which a browser surely runs code. A visit belongs to the
 * page and the release with which it began.
 */
export function measureVisits(tab: Tab, router: Router): void {
  const visits: Visit[] = [];
  const first = begin(tab.firstPath);
  const [load] = performance.getEntriesByType('navigation');
  if (load && first) first.metrics.TTFB = load.responseStart;

  watchRoutes(router, (page, ms) => {
    const visit = begin(page);
    if (visit) visit.metrics.route = ms;
  });
  for (const measure of [onCLS, onINP, onLCP]) measure(note, { reportSoftNavs: true });
  // After the listeners of the library, which finish the metrics then. `pagehide` comes before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const visit of visits.splice(0)) tab.send({ type: 'vitals', ...visit });
  });

  function begin(page: string): Visit | undefined {
    const release = tab.serving(page);
    const visit: Visit | undefined = release && { ...release, page, metrics: {} };
    if (visit) visits.push(visit);
    return visit;
  }

  function note({ name, value, navigationType, navigationURL }: MetricType): void {
    const visit =
      navigationType === 'soft-navigation'
        ? visits.findLast(({ page }) => navigationURL && new URL(navigationURL).pathname === page)
        : first;
    if (visit) visit.metrics[name as 'LCP'] = value;
  }
}
