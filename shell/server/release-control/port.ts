import { readReleases } from '@app/contracts/admin-releases';
import type { PartVersion } from '@app/federation/live-releases';
import type { Preview } from '@app/federation/preview-link';
import type { Registry } from '@app/federation/registry';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Result } from '@app/result';
import type { Context, Hono } from 'hono';
import type { VitalsReport } from '../../src/telemetry/report.ts';
import type { KnownRegistry } from '../releases/described-files.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import type { RenderEvent } from '../rendering/renderer.ts';

/** The live releases with other versions of parts. Fails with the reason, as one line. */
export type LiveWith = (instead: readonly PartVersion[]) => Promise<Result<LiveReleases, string>>;

/** What release control needs of the releases that are live. */
export interface LiveSets {
  current(): ReleaseSet;
  /**
   * Opens a release set with one render process: enough for some of the visitors.
   * @param counts whether its faults speak against its versions.
   */
  open(live: LiveReleases, counts: boolean): ReleaseSet;
  readonly liveWith: LiveWith;
  registry(): KnownRegistry;
}

/** Release sets that some visitors get in place of the live one. */
export interface OtherSets {
  /**
   * Reads a registry, before its releases are live. It is asked again while `isWhole` is false,
   * because files may come later. `described` changes when the sets do.
   */
  read(
    registry: Registry,
    liveWith: LiveWith,
  ): Promise<{ readonly isWhole: boolean; readonly described: string }>;
  /** Ends those that the registry does not name any more, while a new live set is prepared. */
  keep(): void;
  /** Ends those, and opens the new ones. Called when the live set is ready. */
  follow(): void;
  /** The set of these releases, when it is ready: it goes live, and is the caller's then. */
  take(siteId: string): ReleaseSet | undefined;
  /** Releases of all that is used or will be. */
  allLive(): readonly LiveReleases[];
}

/** What a visitor gets. */
export interface VisitorSet {
  readonly set: ReleaseSet;
  /** The query without what release control reads of it. */
  readonly search: string;
  /** Only who has a signed link gets it. */
  readonly preview?: Preview;
  /** Another visitor may get another one at this moment. */
  readonly varies: boolean;
}

/** Which releases a visitor gets, or an answer in place of a page. */
export interface VisitorSets {
  /** What everybody gets who has no cookie and no link of a preview; undefined while chance decides. */
  forAnyone(): ReleaseSet | undefined;
  forDocument(c: Context<ServerEnv>): Promise<VisitorSet | Response>;
  /** For a form post: what the document with the form was made of, as far as it is still in use. */
  forForm(c: Context<ServerEnv>): Promise<VisitorSet | Response>;
  /** The releases that a page of this visitor may load now. */
  releasesFor(c: Context<ServerEnv>): Promise<LiveReleases>;
}

/** What page serving tells of versions. Networks are what `networkOf` says of a visitor's address. */
export interface HealthCounts {
  rendered(event: RenderEvent): void;
  /** A page of this version was asked for, whatever came of it. */
  render(of: PartVersion): void;
  /** @param opened the page, when a browser opened it that should tell that it came alive. */
  pageLoad(of: PartVersion, network: string, opened?: string): void;
  /** A browser tells that a page came alive there. */
  alive(of: PartVersion, page: string, network: string): void;
  missing(of: PartVersion, network: string): void;
  fault(of: PartVersion, network: string): void;
  vitals(of: PartVersion, network: string, metrics: VitalsReport['metrics']): void;
}

/**
 * Who gets which release, and how versions do: canaries, previews, health, automatic rollback, the
 * owner's page of releases, and releases of a static host. Page serving knows it by this port alone.
 */
export interface ReleaseControl {
  readonly others: OtherSets;
  readonly visitors: VisitorSets;
  readonly counts: HealthCounts;
  /** Mounts the calls of the page `/admin/releases`. */
  mountCalls(app: Hono<ServerEnv>): void;
  /** The live releases can be rendered. */
  start(): void;
  close(): Promise<void>;
}

/** First segments of those calls, which have a request context of their own. */
export const ADMIN_RELEASES_PATH = readReleases.path;

/** Nothing of `live` may be used before `start`. */
export type OpenReleaseControl = (live: LiveSets) => ReleaseControl;
