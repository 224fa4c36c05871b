import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { VitalsReport } from './report.ts';
import type { Tab } from './tab.ts';
import { type Router, watchRoutes } from './watch-routes.ts';

type Visit = Pick<VitalsReport, 'remote' | 'version' | 'page' | 'navigation'> & {
  readonly metrics: VitalsReport['metrics'];
};

/**
 * Measures each visit of a page, with or without a new document, and sends its metrics once, when the
 * tab is hidden. That is the last moment at which a browser surely runs code. A visit belongs to the
 * page and the release with which it began.
 */
export function measureVisits(tab: Tab, router: Router): void {
  let visits: Visit[] = [];
  const first = begin(tab.firstPath, 'hard');
  const [load] = performance.getEntriesByType('navigation');
  if (load && first) first.metrics.TTFB = load.responseStart;

  watchRoutes(router, (page, ms) => {
    const visit = begin(page, 'soft');
    if (visit) visit.metrics.route = ms;
  });
  for (const measure of [onCLS, onINP, onLCP]) measure(note, { reportSoftNavs: true });
  // After the listeners of the library, which finish the metrics then. `pagehide` comes before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const visit of visits) tab.send({ type: 'vitals', ...visit });
    visits = [];
  });

  function begin(page: string, navigation: Visit['navigation']): Visit | undefined {
    const remote = tab.owner(page);
    const version = remote && tab.version(remote);
    if (!remote || !version) return undefined;
    const visit: Visit = { remote, version, page, navigation, metrics: {} };
    visits.push(visit);
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
