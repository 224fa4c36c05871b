/** So many of so many. */
export interface Share {
  readonly failed: number;
  readonly of: number;
}

/** Core Web Vitals: https://web.dev/articles/vitals#core-web-vitals */
export const coreVitals = ['LCP', 'INP', 'CLS'] as const;
export type CoreVital = (typeof coreVitals)[number];

/** From here on web.dev calls a value poor. Milliseconds, but CLS, which has no unit. */
export const POOR: Readonly<Record<CoreVital, number>> = { LCP: 4000, INP: 500, CLS: 0.25 };

/** What speaks for or against one version, of a day and of all servers where nothing else is said. */
export interface Evidence {
  /**
   * Documents whose content the code of the version made, or should have made. Only of requests that
   * no visitor made up: without query and form.
   */
  readonly renders: Share;
  /** Whether such a render failed in the last minutes. */
  readonly failsNow: boolean;
  /** Such renders of the last minutes that took too long, of code or of a busy machine. */
  readonly late: number;
  /** Networks of visitors, and those to whom the version failed: browsers report it. */
  readonly visitors: Share;
  /** It failed to one of them in the last ten minutes. */
  readonly isFaultyNow: boolean;
  /** One of them measured a poor metric in the last ten minutes. */
  readonly isPoorNow: boolean;
  /** By page: networks that opened it in a day, and those whose browsers did not tell that it came alive. */
  readonly silent: Readonly<Record<string, Share>>;
  /** Networks that measured a metric, and those where it was poor. */
  readonly vitals: Readonly<Record<CoreVital, Share>>;
}

const none: Share = { failed: 0, of: 0 };
export const noEvidence: Evidence = {
  renders: none,
  failsNow: false,
  late: 0,
  visitors: none,
  isFaultyNow: false,
  isPoorNow: false,
  silent: {},
  vitals: { LCP: none, INP: none, CLS: none },
};

export const add = (a: Share, b: Share): Share => ({
  failed: a.failed + b.failed,
  of: a.of + b.of,
});

const addPages = (a: Evidence['silent'], b: Evidence['silent']): Evidence['silent'] => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(b).map(([page, share]) => [page, add(a[page] ?? none, share)]),
  ),
});

/** The evidence of several versions together. */
export const together = (all: readonly Evidence[]): Evidence =>
  all.reduce(
    (sum, one) => ({
      renders: add(sum.renders, one.renders),
      failsNow: sum.failsNow || one.failsNow,
      late: sum.late + one.late,
      visitors: add(sum.visitors, one.visitors),
      isFaultyNow: sum.isFaultyNow || one.isFaultyNow,
      isPoorNow: sum.isPoorNow || one.isPoorNow,
      silent: addPages(sum.silent, one.silent),
      vitals: {
        LCP: add(sum.vitals.LCP, one.vitals.LCP),
        INP: add(sum.vitals.INP, one.vitals.INP),
        CLS: add(sum.vitals.CLS, one.vitals.CLS),
      },
    }),
    noEvidence,
  );
