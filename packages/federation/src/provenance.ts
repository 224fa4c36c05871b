import * as v from 'valibot';

/** What a release was built from and by what, as the team that signed it says. */
export const Provenance = v.object({
  /** Commit of the source; null where git did not say. */
  commit: v.nullable(v.string()),
  /** Files of the source differed from that commit. */
  edited: v.boolean(),
  builder: v.string(),
  /** SHA-256 of what went in, in hexadecimal, by name. */
  inputs: v.record(v.string(), v.string()),
});
export type Provenance = v.InferOutput<typeof Provenance>;
