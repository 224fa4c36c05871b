import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');

/** Facts about the company, read from `site.config.json` at start. Nothing in code names it. */
export const SiteConfig = v.strictObject({
  company: v.strictObject({
    /** Full name, as in headings and mails. */
    name: text,
    /** The two lines beside the mark; together they should read as the name. */
    shortName: text,
    restOfName: optionalText,
    blurb: text,
    email: v.pipe(text, v.email('must be one e-mail address')),
    phone: v.strictObject({
      shown: text,
      dialled: v.pipe(text, v.regex(/^\+\d{8,15}$/, 'must look like +27315550100')),
    }),
    website: v.pipe(text, v.url('must be a URL')),
    postalAddress: v.pipe(v.array(text), v.minLength(1)),
    office: v.strictObject({
      street: text,
      locality: text,
      region: text,
      postalCode: text,
      country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
    }),
    psiraNumber: optionalText,
  }),
  vatRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** Everything that a page needs to know about the site, given to server and browser alike. */
export interface SiteContext extends SiteConfig {
  /** Canonical origin without a trailing slash. */
  readonly origin: string;
  /** Calendar year in Africa/Johannesburg when the page was made. */
  readonly year: number;
}
