import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@app/federation/tooling/parts';
import { parseSettings, wholeNumber } from '@app/http-server/settings';
import * as v from 'valibot';
import { checkDescription, outputFile } from './api-description/check-description.ts';
import { findSchemathesis } from './api-description/schemathesis.ts';

const Options = v.object({
  examples: v.optional(wholeNumber(1, 10_000), '50'),
  seed: v.optional(wholeNumber(0, 999_999), '1'),
});
const { values } = parseArgs({
  options: {
    examples: { type: 'string' },
    seed: { type: 'string' },
    coverage: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const { coverage, ...numbers } = values;
const settings = parseSettings(Options, numbers);
if (!settings.ok) {
  console.error(settings.failure);
  process.exit(1);
}
// A default signal handler would skip the `exit` event, which ends the API.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const schemathesis = findSchemathesis();
if (schemathesis.ok) {
  const outcome = await checkDescription(schemathesis.value, { ...settings.value, coverage });
  for (const finding of outcome.findings) console.error(finding);
  if (!outcome.passed) console.error(`Details: ${path.relative(root, outputFile)}`);
  console.log(`API and its description: ${outcome.summary} (seed ${settings.value.seed})`);
  process.exitCode = outcome.passed ? 0 : 1;
} else {
  console.error(`The API was NOT tested against its description: ${schemathesis.failure}`);
  process.exitCode = 2;
}
