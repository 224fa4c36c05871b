import { readFile } from 'node:fs/promises';
import { configuredModel } from '@app/api/adapters/openai/configured-model';
import { apiSettings } from '@app/api/config';
import { readByModel } from '@app/api/domain/assessments/model-reading/read-by-model';
import { understandChallenge } from '@app/api/domain/assessments/understanding/understand';
import { parseSettings } from '@app/http-server/settings';
import * as v from 'valibot';
import { compareReadings } from './reports/compare-readings.ts';

// Prints what the rules alone understand of a text, and what they and the model of the settings do.
const [file, ...others] = process.argv.slice(2);
const settings = parseSettings(v.object(apiSettings), process.env);
if (!file || others.length > 0) {
  console.error('npm run reports:read -- file.txt');
  process.exitCode = 1;
} else if (!settings.ok) {
  console.error(settings.failure);
  process.exitCode = 1;
} else {
  const texts = {
    businessType: '',
    securityIssue: await readFile(file, 'utf8'),
    timing: '',
    location: '',
    peopleInvolved: '',
    preventionMethod: '',
  };
  const model = await configuredModel(settings.value);
  if (!model) console.log('No model: set OPENAI_API_KEY or OPENAI_BASE_URL.');
  const warn = (fields: object, message: string) => console.log(message, fields);
  const read = model && (await readByModel(model.reading, { warn })(texts));
  const byRules = understandChallenge(texts);
  const withModel = read?.reading && understandChallenge(texts, read.reading);
  console.log(compareReadings(byRules, withModel));
}
