import * as v from 'valibot';
import { longest } from './text.ts';

const leaveEmpty = 'Please leave this field empty';
const wholeTime = 'Please send a whole number of milliseconds';

/**
 * Signals of a form that a program filled it in. Both are optional because other programs may call
 * the API. A suspect submission is recorded and flagged, never dropped.
 */
export const spamSignals = {
  /** A field that people do not see. */
  website: v.optional(v.pipe(v.string(leaveEmpty), longest(500, leaveEmpty))),
  /** Milliseconds between showing the form and sending it. */
  elapsedMs: v.optional(
    v.pipe(v.number(wholeTime), v.integer(wholeTime), v.minValue(0, wholeTime)),
  ),
};

/** The answer that most forms get. */
export const LeadReceipt = v.object({ success: v.literal(true), reference: v.string() });
export type LeadReceipt = v.InferOutput<typeof LeadReceipt>;

/**
 * Version of the consent sentence beside every form: the date of the privacy page that it links to.
 */
export const CONSENT_VERSION = '2025-03-19';

const FASTEST_PERSON_MS = 1500;

export const looksAutomated = (signals: {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}): boolean =>
  Boolean(signals.website) ||
  (signals.elapsedMs !== undefined && signals.elapsedMs < FASTEST_PERSON_MS);
