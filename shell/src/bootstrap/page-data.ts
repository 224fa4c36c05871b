import { LiveRemote } from '@app/federation/registry';
import type { Resource, Submission } from '@app/federation/remote-module';
import type { SiteContext } from '@app/site/site-config';
import * as v from 'valibot';
import type { TelemetryTerms } from '../telemetry/report.ts';

/** Id of the JSON block in which the page server tells the browser what it needs to start. */
export const PAGE_DATA_ID = 'page-data';

export interface PageData {
  readonly site: SiteContext;
  /** Version of the shell that the document names. */
  readonly shell: string;
  readonly remotes: readonly LiveRemote[];
  /** False when the server could not render the page and the browser has to. */
  readonly rendered: boolean;
  /** True when the code of the page never ended on the server: it would freeze the tab. */
  readonly endless?: boolean;
  /** Absent where nothing is reported. */
  readonly telemetry?: TelemetryTerms;
  /** In a document of the owner, while there is a session. */
  readonly pageToken?: string;
  readonly resource?: Resource<unknown>;
  readonly submission?: Submission;
}

/** The page data, checked because its remotes come from a registry that other teams write. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}';
  const data = JSON.parse(text) as PageData;
  return { ...data, remotes: v.parse(v.array(LiveRemote), data.remotes) };
}
