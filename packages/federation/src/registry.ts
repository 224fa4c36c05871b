import * as v from 'valibot';
import { Objectives } from './objectives.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/));
/** SHA-256 of bytes, as Subresource Integrity writes it. */
const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/** A file inside a release folder: not in a parent folder, not on another origin. */
const file = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w][\w./-]*$/));

/** The entry of the main menu that a page brings along. */
export const MenuEntry = v.object({
  label: v.pipe(
    v.string(),
    v.regex(
      /^[\p{L}\p{N}](?:[\p{L}\p{N} &'’-]{0,22}[\p{L}\p{N}])?$/u,
      'its label is plain text: up to 24 letters, digits, spaces, hyphens, apostrophes and &',
    ),
  ),
  /** The lowest comes first. */
  order: v.pipe(
    v.number(),
    v.check(
      (order) => Number.isInteger(order) && order >= 1 && order <= 99,
      'its order is 1 to 99',
    ),
  ),
  /** Path of the entry in whose submenu it is. Absent: it is in the bar. */
  under: v.optional(v.string()),
  /** Prefix of further paths of the same remote, on which it is the current entry too. */
  section: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+\/)+$/, 'its section is written like /section/')),
  ),
});
export type MenuEntry = v.InferOutput<typeof MenuEntry>;

/** Description of one release of the shell or a remote; written beside its files, never changed. */
export const Release = v.object({
  name,
  version,
  /** Who owns the part: the first team in its `OWNERS`. Absent in older releases. */
  team: v.optional(v.string()),
  /** Shell: the version of kit it provides. Remote: the range it needs. */
  kit: v.string(),
  /** Remote: the file of its container. Shell: its main script. */
  entry: file,
  /** Server bundle. */
  server: file,
  /** Style sheets that every page needs. */
  css: v.array(file),
  /** Fonts worth a preload. */
  fonts: v.array(file),
  routes: v.array(
    v.object({
      /** Checked together with the paths of all other parts; see served-paths.ts. */
      path: v.string(),
      /** Name of the exposed module, such as `./contact`. */
      module: v.pipe(v.string(), v.regex(/^\.\/[\w-]+$/)),
      js: v.array(file),
      css: v.array(file),
      /**
       * Style sheets of code that the page loads later. The answer to a form post, or what a link
       * opens, may show any of it at once, without scripts. Absent in older releases.
       */
      lateCss: v.optional(v.array(file)),
      /**
       * Names of the query parameters that the page reads. Absent in older releases, which did not
       * declare them.
       */
      query: v.optional(v.array(v.string())),
      /** Those of them that are secret. Absent in older releases, which did not say. */
      secret: v.optional(v.array(v.string())),
      /** Null for a page that has none. Absent in older releases, which did not say. */
      menu: v.optional(v.nullable(MenuEntry)),
    }),
  ),
  /** Bytes of each file of the release, compressed copies too. Absent in older releases. */
  files: v.optional(v.record(v.string(), v.number())),
  /**
   * Hash of each file, the server bundle too; a compressed copy is checked by what it unpacks to.
   * Absent in releases from before, which got theirs when the registry was first signed.
   */
  integrity: v.optional(v.record(file, integrity)),
  /**
   * Files for browsers have a hash in their names and one folder and address for all versions of the
   * part. Absent in older releases: each version has all its files.
   */
  byContent: v.optional(v.boolean()),
  /**
   * Shell: its scripts say which texts may become code. Absent in older releases: a browser that asked
   * would load no remote.
   */
  trustedTypes: v.optional(v.boolean()),
  /** Of the shell: its pages tell the server that they came alive, where that takes it. */
  tellsAlive: v.optional(v.boolean()),
  /** File with the components of `packages/ui` as they were when it was built: see `design-pictures.ts`. */
  pictures: v.optional(v.string()),
  /** Names that a remote imports from kit, or that the kit of a shell has. Absent in older releases. */
  kitExports: v.optional(v.array(v.string())),
  /**
   * Other modules that a remote takes from the shell, with the range of versions that it needs, or
   * that a shell provides, with their version. Absent in older releases.
   */
  shared: v.optional(v.record(v.string(), v.string())),
  /** Version of the React that a remote brings for its own pages. Absent when it takes that of the shell. */
  ownReact: v.optional(v.string()),
  /**
   * The calls that its code makes, such as `POST /api/contact`, with the hash of the contract that it
   * was built with. Absent in older releases.
   */
  calls: v.optional(v.record(v.string(), v.string())),
  /** What its team promises of its pages. Absent in older releases, and where it promises nothing. */
  objectives: v.optional(Objectives),
  /** Those contracts; see snapshots/contract.ts of contracts. Absent in older releases. */
  contracts: v.optional(v.array(v.looseObject({ name: v.string() }))),
});
export type Release = v.InferOutput<typeof Release>;

/**
 * What made a version live: a command for this part, or a start of the site. A promoted canary counts as
 * a release, and an automatic rollback as a rollback: programs from before know no other words.
 */
const madeLiveBy = v.picklist(['start', 'release', 'rollback']);
export type MadeLiveBy = v.InferOutput<typeof madeLiveBy>;

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** What is known of one version of a part. Its files are kept as long as this is. */
const KnownRelease = v.object({
  /** Hash of its description. */
  description: integrity,
  /** When it stopped being live, or was put there without; absent while it is live. */
  lastLive: v.optional(timestamp),
});
export type KnownRelease = v.InferOutput<typeof KnownRelease>;
const knownReleases = v.record(version, KnownRelease);

/** Whole percents of the visitors; never none and never all. */
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** What the notes of a part call its changes. */
export type ChangeKind =
  | MadeLiveBy
  | 'automatic'
  | 'canary'
  | 'promote'
  | 'end-canary'
  | 'preview'
  | 'retire';

/** One change of what is live, or of who gets it. */
const Change = v.object({
  at: timestamp,
  /** `RELEASED_BY`, the user of the operating system, or what a program calls itself. */
  who: v.string(),
  /** A `ChangeKind`, or a word of a newer program. */
  what: v.string(),
  /** The version that was live, or the canary that ended. Absent for the first version of a part. */
  from: v.optional(version),
  /**
   * The version that is live after it, or the canary. Nothing is live after `retire`: `to` is `from`
   * then, because programs from before need one.
   */
  to: version,
  /** Why a program made it, or a person in spite of a refusal. */
  why: v.optional(v.string()),
  /** Of a canary: how many visitors get it. */
  percent: v.optional(v.number()),
  /** The other parts that changed in the same step; absent when there was none. */
  together: v.optional(v.array(v.string())),
});
export type Change = v.InferOutput<typeof Change>;

/** A version that some visitors get instead of the live one. */
const Canary = v.object({ version, percent });
export type Canary = v.InferOutput<typeof Canary>;

/** One part in the registry. */
const RegisteredPart = v.object({
  active: version,
  /** Versions that were live before and that a rollback goes back to, oldest first. */
  history: v.array(version),
  /**
   * What made `active` live. Absent in registries that older versions of this program wrote.
   */
  madeLiveBy: v.optional(madeLiveBy),
  /** Absent while all visitors get the live version. */
  canary: v.optional(Canary),
  /** All versions whose files may be used. Absent before the registry was signed. */
  releases: v.optional(knownReleases),
  /** The last changes, oldest first. */
  changes: v.optional(v.array(Change)),
});
export type RegisteredPart = v.InferOutput<typeof RegisteredPart>;

/** A part without a live version: a retired one, or one that had nothing but previews so far. */
const NotLivePart = v.object({
  since: timestamp,
  /** Versions that were live, the last one included, oldest first. */
  history: v.array(version),
  releases: knownReleases,
  changes: v.array(Change),
});
export type NotLivePart = v.InferOutput<typeof NotLivePart>;

/** Which release of each part is live. In its file it is signed; see signed-registry.ts. */
export const Registry = v.object({
  /** Larger after each change. Absent before the registry was signed. */
  serial: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** Its teams have signed their releases; see metadata.ts. Absent in registries from before. */
  teamSigned: v.optional(v.boolean()),
  parts: v.record(name, RegisteredPart),
  /**
   * Parts that have files and no page. Beside `parts` and not in it, so that programs from before take
   * none of them for live. No name is in both.
   */
  notLive: v.optional(v.record(name, NotLivePart)),
});
export type Registry = v.InferOutput<typeof Registry>;

/** One live remote, as the page tells the browser. */
export const LiveRemote = v.object({
  name,
  version,
  /** URL of the container script. */
  entry: v.string(),
  /** Hash of that script. Absent in development, and in pages that older programs made. */
  integrity: v.optional(v.string()),
  routes: v.array(
    v.object({
      path: v.string(),
      module: v.string(),
      menu: v.optional(v.nullable(MenuEntry)),
    }),
  ),
});
export type LiveRemote = v.InferOutput<typeof LiveRemote>;

/** One live part, shell or remote, as `/remotes.json` lists it for a browser that retries. */
export const LivePart = v.object({
  ...LiveRemote.entries,
  /** Who owns it. Absent for older releases. */
  team: v.optional(v.string()),
  /** Shell: the version of kit it provides. Remote: the range it needs. */
  kit: v.string(),
});
export type LivePart = v.InferOutput<typeof LivePart>;

/** Does a kit of this version satisfy a range such as `^1.2.0 || ^2.0.0`? */
export { satisfies as satisfiesKit } from './version-range.ts';
