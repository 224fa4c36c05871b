import type { LiveRemote } from '@app/federation/registry';
import { releaseSetId } from '@app/federation/release-set-id';
import type { TelemetryReport, TelemetryTerms } from './report.ts';

export interface TabOptions {
  readonly terms: TelemetryTerms;
  /** Version of the shell. */
  readonly shell: string;
  /** The releases that the document named. */
  readonly remotes: readonly LiveRemote[];
  /** The version of a remote that this tab runs now. */
  readonly running: (remote: string) => string | undefined;
}

type Told<Report> = Report extends unknown ? Omit<Report, 'token' | 'set'> : never;

/** This tab, as reports need to know it. */
export interface Tab {
  /** The path of the document, before the visitor went on. */
  readonly firstPath: string;
  /** The version of a part that this tab runs now. */
  version(part: string): string | undefined;
  /** The release that serves a path here now; undefined for a page of the shell and for no page. */
  serving(path: string): { readonly remote: string; readonly version: string } | undefined;
  /** By a beacon, which is sent also when the visitor leaves. */
  send(report: Told<TelemetryReport>): void;
}

export function describeTab({ terms: { token }, shell, remotes, running }: TabOptions): Tab {
  const set = releaseSetId([{ name: 'shell', version: shell }, ...remotes]);
  return {
    firstPath: window.location.pathname,
    version: (part) => (part === 'shell' ? shell : running(part)),
    serving(path) {
      const served = remotes.find(({ routes }) => routes.some((route) => route.path === path));
      const version = served && running(served.name);
      return version ? { remote: served.name, version } : undefined;
    },
    send(report) {
      navigator.sendBeacon('/api/telemetry', JSON.stringify({ token, set, ...report }));
    },
  };
}
