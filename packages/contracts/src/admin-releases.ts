import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

import { PasskeyAssertion } from './passkey-assertion.ts';

import { longest } from './text.ts';

const messages = {
  part: 'Please name a part',
  version: 'Please name a version',
  percent: 'Please enter a whole number from 1 to 99',
} as const;

/** How one version did on the server that answers, in its last minutes. */
const Health = v.object({
  /** Documents of its pages whose content the server has rendered. */
  renders: v.number(),
  /** Of these: its code failed. */
  renderFaults: v.number(),
  /** Renders that took too long. */
  late: v.number(),
  /** Requests for files of it that are missing or damaged. */
  missing: v.number(),
  /** Faults that browsers reported. */
  faults: v.number(),
  /** Documents that were sent for its pages. */
  pageLoads: v.number(),
  /** Visits of a day to its pages, and those whose browser told that the page came alive. Older servers have none. */
  opened: v.optional(v.number(), 0),
  cameAlive: v.optional(v.number(), 0),
  /** Largest Contentful Paint, 75th percentile in milliseconds; null when nobody measured it. */
  lcpMs: v.nullable(v.number()),
  /** From a click to the new page, 75th percentile in milliseconds; null when nobody measured it. */
  loadMs: v.nullable(v.number()),
});

/** What visitors meet of it clearly more often than of the version before, and no check of the site reproduces. */
const Unseen = v.object({
  /** The figures, such as `12 of 40 visitors met faults, before 0 of 90`. */
  why: v.string(),
  /** When it was seen last, ISO 8601, UTC. */
  at: v.string(),
});

/** Bytes as they are sent, compressed with Brotli where that is done. */
const Weight = v.object({
  /** Of the script that the shell loads first. */
  entry: v.number(),
  /** Of all files for browsers. */
  all: v.number(),
});

/** What a version was built from, as the team that signed it says. */
const Provenance = v.object({
  /** Null when it is not known. */
  commit: v.nullable(v.string()),
  /** The source differed from that commit. */
  edited: v.boolean(),
  builder: v.string(),
  /** SHA-256 of what went in, by name. */
  inputs: v.record(v.string(), v.string()),
});
export type AdminProvenance = v.InferOutput<typeof Provenance>;

const Version = v.object({
  version: v.string(),
  /**
   * `earlier` versions can be made live again, and those that a rollback has `left`; those `kept` are there for open
   * tabs.
   */
  standing: v.fallback(v.picklist(['live', 'canary', 'earlier', 'left', 'kept']), 'kept'),
  /** When it stopped being live, ISO 8601; null while it is, and for a canary. */
  lastLive: v.nullable(v.string()),
  /** Null when its description cannot be read, or is from before files were weighed. */
  weight: v.nullable(Weight),
  /** Null when it was not used lately. */
  health: v.nullable(Health),
  /** Where parts go that went live, or back, in the same step; null: off the site. Absent when there are none. */
  together: v.optional(v.array(v.object({ part: v.string(), version: v.nullable(v.string()) }))),
  /** Absent when there is none, or none that is a day old at most. */
  unseen: v.optional(Unseen),
  /** Absent for versions from before it was signed. */
  provenance: v.optional(Provenance),
  /** Address of an image of the components that it was built with; `#button` shows that one. */
  pictures: v.optional(v.string()),
});
export type AdminVersion = v.InferOutput<typeof Version>;

const Change = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.string(),
  /** `release`, `rollback`, `canary` and so on, or a word of a newer program. */
  what: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  why: v.nullable(v.string()),
  percent: v.nullable(v.number()),
});
export type AdminChange = v.InferOutput<typeof Change>;

const Part = v.object({
  name: v.string(),
  /** The team that decides about it; null when its folder does not say. */
  owner: v.nullable(v.string()),
  /** Null for a part that was retired. */
  live: v.nullable(v.string()),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
  /** The live one first, then the canary, then from the latest to the oldest. */
  versions: v.array(Version),
  /** The latest first. */
  changes: v.array(Change),
  /** What its team promises of its pages over 30 days. Absent when it promises nothing. */
  promises: v.optional(
    v.array(
      v.object({
        promise: v.string(),
        /** Documents of 30 days, and those that were not as promised. */
        all: v.number(),
        bad: v.number(),
        /** Of those that may fail, how many still may, in percent; 0 or less: spent. Null: too few to say. */
        leftPercent: v.nullable(v.number()),
      }),
    ),
  ),
});
export type AdminPart = v.InferOutput<typeof Part>;

export const AdminReleases = v.object({
  /** False where the process can check the registry and has no key to sign it with. */
  mayChange: v.boolean(),
  /** False where releases are judged by renders and files: no browser opens them. */
  opensPages: v.optional(v.boolean()),
  parts: v.array(Part),
});
export type AdminReleases = v.InferOutput<typeof AdminReleases>;

const part = v.pipe(v.string(messages.part), v.minLength(1, messages.part), longest(31));
const version = v.pipe(v.string(messages.version), v.minLength(1, messages.version), longest(100));

/**
 * What the owner has seen of the part: when it was last changed, or null. A change by somebody else since
 * then refuses the call.
 */
const asOf = v.nullable(v.pipe(v.string(), longest(40)));
const assertion = v.optional(PasskeyAssertion);
/** Why more visitors get a canary though its team has broken a promise. The history keeps it. */
const why = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), longest(200)));

export const RollbackRequest = v.object({ part, to: version, asOf, assertion });
export const CanaryPercent = v.pipe(
  v.number(messages.percent),
  v.integer(messages.percent),
  v.minValue(1, messages.percent),
  v.maxValue(99, messages.percent),
);
export const CanaryRequest = v.object({
  part,
  version,
  percent: CanaryPercent,
  why,
  asOf,
  assertion,
});
export const PromoteRequest = v.object({ part, version, why, asOf, assertion });
export const OfCanaryRequest = v.object({ part, version, asOf, assertion });

// The page server answers these, which knows the releases, and not the API: they are not in
// `endpoints`. Each answers with the releases as they are then.

export const readReleases = defineEndpoint({
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'Releases of all parts, for the owner',
  response: AdminReleases,
  needsSession: true,
});

export const rollBackRelease = defineEndpoint({
  method: 'POST',
  path: '/api/admin/releases/rollback',
  summary: 'Make an earlier version of a part live again',
  request: RollbackRequest,
  response: AdminReleases,
  takesLong: true,
  needsSession: true,
});

export const changeCanaryPercent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/releases/canary',
  summary: 'Change how many visitors get a canary',
  request: CanaryRequest,
  response: AdminReleases,
  takesLong: true,
  needsSession: true,
});

export const promoteRelease = defineEndpoint({
  method: 'POST',
  path: '/api/admin/releases/promote',
  summary: 'Make a canary live for all visitors',
  request: PromoteRequest,
  response: AdminReleases,
  takesLong: true,
  needsSession: true,
});

export const endReleaseCanary = defineEndpoint({
  method: 'POST',
  path: '/api/admin/releases/end-canary',
  summary: 'Give all visitors the live version again',
  request: OfCanaryRequest,
  response: AdminReleases,
  takesLong: true,
  needsSession: true,
});
