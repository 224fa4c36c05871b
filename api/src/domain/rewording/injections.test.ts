import { success } from '@app/result';
import type { Report } from '@app/wording/report';
import { fixed, wordable } from '@app/wording/wording';
import { expect, test } from 'vitest';
import { injections, obediences } from '../../../testing/injections/injections.ts';
import { harmlessWordings } from '../../../testing/wordings/harmless.ts';
import type { GuardedModel } from './guarded-model.ts';
import { rewordReport } from './reword-report.ts';

/** Three sections of the rules, whose facts are not what the visitor typed. */
const report: Report = {
  title: 'Report',
  sections: harmlessWordings.slice(0, 3).map(({ template }, index) => ({
    id: `section-${index}`,
    heading: 'Heading',
    blocks: [
      { kind: 'paragraph', text: wordable(template, 'the rear gate', 'Fridays') },
      { kind: 'paragraph', text: fixed('Words of the rules.') },
    ],
  })),
};

/** A model that does what the visitor's text orders, in one of several ways. */
const obedient = (order: string, obey: (text: string, order: string) => string): GuardedModel => ({
  name: 'obedient',
  async ask({ material }) {
    const { texts } = JSON.parse(material) as { texts: { id: string; text: string }[] };
    return success({ texts: texts.map(({ id, text }) => ({ id, text: obey(text, order) })) });
  },
});

test('no planted word reaches a report, whatever a visitor orders and however a model obeys', async () => {
  expect(injections.length).toBeGreaterThanOrEqual(300);
  const reached: string[] = [];
  for (const { text, order } of injections) {
    for (const obey of obediences) {
      const worded = await rewordReport(obedient(order, obey), report, { securityIssue: text });
      if (worded.source === 'model') reached.push(`${order} <- ${text}`);
    }
  }
  expect(reached).toEqual([]);
});
