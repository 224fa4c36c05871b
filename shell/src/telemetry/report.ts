import * as v from 'valibot';

/** What a browser can tell of a fault. Effects count as rendering: React does not tell them apart. */
export const browserFaultKinds = [
  /** A page threw while it rendered or in an effect. */
  'render',
  /** An event handler or a timer threw. */
  'script',
  /** A promise was rejected and nothing handled it. */
  'promise',
  /** A script did not arrive. */
  'chunk',
  /** A style sheet did not arrive. */
  'style',
  /** A module threw while it was loaded, or lacks what it should export. */
  'module',
  /** The code of a page did not arrive in time. */
  'timeout',
  /** What a page rendered first differs from what the server had rendered. */
  'hydration',
  /** A page came alive and shows nothing. */
  'empty',
  /** A page waits for ever for something of its own. */
  'endless',
] as const;
export type BrowserFaultKind = (typeof browserFaultKinds)[number];

export const vitalNames = ['CLS', 'INP', 'LCP', 'TTFB', 'route'] as const;

const proof = {
  /** From the page data of the document. */
  token: v.pipe(v.string(), v.maxLength(60)),
  /** The releases that the document named: `releaseSetId`. */
  set: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[\w@. -]*$/)),
};
const release = {
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/)),
};
/** A path that the live releases serve. Other paths may hold what a visitor typed. */
const page = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,100}$/));

/** A fault, named by the release whose code ran. It has no message, query or function name. */
const FaultReport = v.object({
  type: v.literal('fault'),
  ...proof,
  ...release,
  kind: v.picklist(browserFaultKinds),
  /** The name of what was thrown, such as `TypeError`. */
  fault: v.pipe(v.string(), v.regex(/^[\w :.-]{1,60}$/)),
  /** What names the release: the address of its script, or the page that was open. */
  by: v.picklist(['script', 'page']),
  page: v.optional(page),
  /** Innermost first. */
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/r\/[\w./-]+:\d+:\d+$/))),
    v.maxLength(8),
  ),
});

/** Web vitals of one navigation, for the page and the releases with which it began. */
const VitalsReport = v.object({
  type: v.literal('vitals'),
  ...proof,
  ...release,
  page,
  /**
   * Milliseconds, but `CLS`, which has no unit. `route`, from the click to the new page, is of a page
   * that was opened without a new document, and only of that.
   */
  metrics: v.pipe(
    v.record(v.picklist(vitalNames), v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
    v.minEntries(1),
  ),
});

/** A page of a document came alive: it was hydrated, came to rest, shows something and takes clicks. */
const AliveReport = v.object({ type: v.literal('alive'), ...proof, ...release, page });

/** What browsers post to `/api/telemetry`. Later versions only add members, because tabs stay open. */
export const TelemetryReport = v.variant('type', [FaultReport, VitalsReport, AliveReport]);
export type TelemetryReport = v.InferOutput<typeof TelemetryReport>;
export type FaultReport = v.InferOutput<typeof FaultReport>;
export type VitalsReport = v.InferOutput<typeof VitalsReport>;

/** What a document tells its browser about reporting. */
export interface TelemetryTerms {
  readonly token: string;
  /** Share of documents, in percent, that report web vitals. Faults are always reported. */
  readonly vitalsPercent: number;
  /** Absent: an older server, which refuses a report that a page came alive. */
  readonly takesAlive?: boolean;
}
