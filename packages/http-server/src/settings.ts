import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';

type SettingsSchema = v.GenericSchema<unknown, object>;

/**
 * Reads settings from the environment. A variable that is set to nothing counts as unset. The
 * failure is one message that names every bad variable and what is wrong with it; it never repeats
 * a value, which may be a password.
 */
export function parseSettings<Schema extends SettingsSchema>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): Result<v.InferOutput<Schema>, string> {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(schema, filled);
  if (parsed.success) return success(parsed.output);
  const problems = new Map<string, string>();
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue) ?? 'settings';
    if (!problems.has(name)) problems.set(name, problem(issue));
  }
  const lines = [...problems].map(([name, what]) => `  ${name} ${what}`);
  return failed(`These settings are not valid:\n${lines.join('\n')}`);
}

const problem = (issue: v.BaseIssue<unknown>): string =>
  issue.kind === 'schema' && issue.received === 'undefined' ? 'must be set' : issue.message;

/** A whole number in a range. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
};

/** A TCP port. */
export const portNumber = wholeNumber(0, 65_535);

/** `true` or `false`. */
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
);

/** How every server of ours stops and shares its port. */
export const listenerSettings = {
  /** How long a server that is told to stop still serves, with `/readyz` saying 503. */
  SHUTDOWN_DELAY_SECONDS: v.optional(wholeNumber(0, 300), '5'),
  /** Lets a second process listen on the same port (SO_REUSEPORT), for a restart without a gap. */
  SHARE_PORT: v.optional(flag, 'false'),
};

/** What page server and API share when they are two processes. */
export const internalSettings = {
  /** With it the page server signs the addresses of visitors for whom it calls the API. */
  INTERNAL_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
  ),
};

/** Where traces and metrics go. The other variables of OpenTelemetry are read by its library. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be a web address')),
  ),
};

/** The same for `serveHttp`. */
export const listenerOptions = (settings: {
  readonly SHUTDOWN_DELAY_SECONDS: number;
  readonly SHARE_PORT: boolean;
}) => ({
  lameDuckMs: settings.SHUTDOWN_DELAY_SECONDS * 1000,
  sharePort: settings.SHARE_PORT,
});

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`);

/** One e-mail address and nothing else: no name, no list. */
export const oneEmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.email('must be one e-mail address'),
  v.maxLength(254, 'must be one e-mail address'),
);

/** An origin such as `https://example.com`: a web address without a path. */
export const webOrigin = v.pipe(
  v.string(),
  v.check(isWebOrigin, 'must be a web address without a path, such as https://example.com'),
  v.transform((text) => new URL(text).origin),
);

function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}
