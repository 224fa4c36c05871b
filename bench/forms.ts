import type { Browser } from 'playwright';
import { type FormAnswers, forms } from './forms/form-answers.ts';
import { REPORTED_FROM_MS } from './forms/interactions.ts';
import { KEY_PAUSE_MS } from './forms/keyboard.ts';
import { CPU_SLOWDOWN, fillForm, sendEmptyForm } from './forms/visit-form.ts';
import { table } from './table.ts';
import { visitSite } from './visited-site.ts';

/*
 * `npm run bench:forms` or, for example, `npm run bench:forms -- /contact`: fills in and sends each
 * form by keyboard in a slowed down browser, and prints how much work that is and how soon the
 * page shows each key. Nothing fails when a figure is high: it depends on the machine.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((page) => !forms.some((form) => form.page === page));
if (unknown.length > 0) {
  const known = forms.map(({ page }) => page).join(', ');
  throw new Error(`No form is at ${unknown.join(', ')}. Pages with forms: ${known}`);
}
const measured = forms.filter(({ page }) => asked.length === 0 || asked.includes(page));

await visitSite(printForms);

async function printForms(browser: Browser, url: string): Promise<void> {
  const rows = [];
  for (const form of measured) rows.push(await rowOf(browser, url, form));
  console.log(
    `Each form by keyboard, ${CPU_SLOWDOWN} times slower CPU, ${KEY_PAUSE_MS} ms between keys`,
  );
  console.log('waiting: time to complete without those pauses, the answer of the site included');
  console.log('INP: typing, and the submit key when the form is empty and when it is filled in\n');
  console.log(table(rows));
}

async function rowOf(browser: Browser, url: string, form: FormAnswers) {
  const refused = await sendEmptyForm(browser, url, form);
  const filled = await fillForm(browser, url, form);
  const waitingMs = filled.typingMs + filled.answerMs;
  const completeMs = waitingMs + filled.keys * KEY_PAUSE_MS;
  const paint = (ms: number | undefined) => ms?.toFixed(0) ?? `< ${REPORTED_FROM_MS}`;
  return {
    form: form.page,
    fields: String(Object.keys(form.answers).length),
    keys: String(filled.keys),
    'complete s': (completeMs / 1000).toFixed(1),
    'waiting ms': waitingMs.toFixed(0),
    'answer ms': filled.answerMs.toFixed(0),
    'typing INP ms': paint(filled.typingPaintMs),
    'empty INP ms': paint(refused),
    'filled INP ms': paint(filled.submitPaintMs),
  };
}
