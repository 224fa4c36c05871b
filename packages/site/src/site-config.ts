import * as v from 'valibot';
import { accentProblem } from './accent.ts';
import { startOfDay } from './johannesburg-time.ts';
import { weekDays } from './week-days.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');
const webAddress = v.pipe(
  text,
  v.url('must be a full URL'),
  v.startsWith('https://', 'must start with https://'),
);
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must look like 09:00'));
const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

/** Absent when the office is closed all day. */
const hoursOfDay = v.optional(
  v.pipe(
    v.strictObject({ from: timeOfDay, to: timeOfDay }),
    v.check(({ from, to }) => from < to, 'must close later than it opens'),
  ),
);

const openOn = v.strictObject({
  days: v.pipe(v.array(v.picklist(weekDays)), v.minLength(1)),
  open: hoursOfDay,
});

const OpeningHours = v.pipe(
  v.array(openOn),
  v.minLength(1),
  v.check((runs) => {
    const days = runs.flatMap((run) => run.days);
    return new Set(days).size === days.length;
  }, 'must name a day only once'),
);
export type OpeningHours = v.InferOutput<typeof OpeningHours>;

const calendarDay = v.pipe(
  v.string(),
  v.check((day) => startOfDay(day) !== undefined, 'must be a day such as 2026-12-16'),
);

const PublicHolidays = v.pipe(
  v.array(v.strictObject({ date: calendarDay, name: text, open: hoursOfDay })),
  v.check(
    (holidays) => new Set(holidays.map(({ date }) => date)).size === holidays.length,
    'must name a day only once',
  ),
);
export type PublicHolidays = v.InferOutput<typeof PublicHolidays>;

/** A picture in the folder of the configuration file, or below it. */
const picture = v.pipe(
  text,
  v.regex(
    /^(?!.*\.\.)[\w-][\w./ -]*\.(?:jpe?g|png|webp)$/i,
    'must name a .jpg, .png or .webp file in the folder of this file',
  ),
);

/** Optional without a default, because a release may run on a server that does not know it yet. */
const Team = v.optional(
  v.array(v.strictObject({ name: text, role: text, photo: v.optional(picture) })),
);
export type TeamMember = NonNullable<v.InferOutput<typeof Team>>[number];

/** A job that was done, with its drawing. */
const DrawnJob = v.optional(
  v.strictObject({
    title: text,
    text,
    drawing: v.strictObject({
      file: picture,
      /** What the drawing shows, for those who cannot see it. */
      alt: text,
    }),
  }),
);
export type DrawnJob = NonNullable<v.InferOutput<typeof DrawnJob>>;

const Accent = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must look like #f5a524'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && accentProblem(dataset.value);
    if (problem) addIssue({ message: problem });
  }),
);

/** Facts about the company, read from `site.config.json` at start. They appear nowhere in code. */
export const SiteConfig = v.strictObject({
  company: v.strictObject({
    /** Full name, as in headings and mails. */
    name: text,
    /** The two lines beside the logo, which together should be the name. */
    shortName: text,
    restOfName: optionalText,
    blurb: text,
    email: v.pipe(text, v.email('must be one e-mail address')),
    phone: v.strictObject({
      shown: text,
      dialled: v.pipe(text, v.regex(/^\+\d{8,15}$/, 'must look like +27315550100')),
    }),
    /** Number for WhatsApp; pages have no link to it without one. */
    whatsapp: v.optional(v.pipe(text, v.regex(/^\+\d{8,15}$/, 'must look like +27315550100'))),
    website: v.pipe(
      text,
      v.check(
        (address) => /^https?:\/\//i.test(address) && URL.canParse(address),
        'must be a web address that starts with https:// or http://',
      ),
    ),
    postalAddress: v.pipe(v.array(text), v.minLength(1)),
    office: v.strictObject({
      street: text,
      locality: text,
      region: text,
      postalCode: text,
      country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
      /** Position of the marker on the map, in decimal degrees. */
      position: v.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
    }),
    /** Groups of days with the same hours, in the order in which pages list them. */
    openingHours: OpeningHours,
    /** Days whose hours replace those of their week day; closed without `open`. */
    publicHolidays: v.optional(PublicHolidays, []),
    /** Profiles on other websites, such as `{ "name": "LinkedIn", "url": "https://…" }`. */
    social: v.optional(v.array(v.strictObject({ name: text, url: webAddress })), []),
    /** As registered, such as "Example (Pty) Ltd". */
    legalName: v.optional(v.pipe(v.string(), v.trim())),
    psiraNumber: optionalText,
    companyNumber: optionalText,
    vatNumber: optionalText,
    saidsaNumber: optionalText,
    team: Team,
    /** A job of the company, drawn. */
    job: DrawnJob,
  }),
  /** Colour of the primary button and of small markers. */
  accent: v.optional(Accent, '#f5a524'),
  vatRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** What the warranty does not cover, one item each; the warranty page leaves the section out without any. */
  warrantyExclusions: v.optional(v.array(text), []),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** What a page needs to know about the site, on the server and in the browser. */
export interface SiteContext extends SiteConfig {
  /** Canonical origin without a trailing slash. */
  readonly origin: string;
  /** Calendar year in Africa/Johannesburg when the page was rendered. */
  readonly year: number;
  readonly map: MapTiles;
  /** Months after which visitors' data is deleted; 0 if it is kept without a limit. */
  readonly retentionMonths: number;
}

/** Address of the map tiles, and the attribution that their licence requires. */
export interface MapTiles {
  /** URL with `{z}`, `{x}` and `{y}` in its path. */
  readonly tileUrl: string;
  readonly attribution: { readonly text: string; readonly url: string };
}
