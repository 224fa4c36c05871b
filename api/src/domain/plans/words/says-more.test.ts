import { establishmentTypes } from '@app/contracts/proposal';
import { expect, test } from 'vitest';
import { aSite } from '../../../../testing/plan-builders.ts';
import { fabricatedFacts } from '../../../../testing/wordings/fabricated.ts';
import { acceptWording, saysMore } from '../../rewording/accept-wording.ts';
import { visitorTextOf, wordsIn } from '../../rewording/words.ts';
import type { Site } from '../site.ts';
import { planTexts } from './reword-plan.ts';

const troubled: Partial<Site> = {
  tills: 3,
  docks: 3,
  consultingRooms: 2,
  jammers: true,
  signal: 'poor',
  monitored: false,
  outageHours: 0,
  pets: 'inside',
  stays: { systems: new Set(['alarm', 'power', 'intercom', 'video']), cameras: 0 },
  assumed: [{ question: 'rooms', id: 'estateRooms', figures: [8] }],
  boundary: { kind: 'none', length: 0, height: 0, heightAssumed: false },
};

test('of no kind of site a fabricated fact passes, after, before or within a text', () => {
  const templates = new Set(
    establishmentTypes
      .flatMap((type) => [aSite({ type }), aSite({ type, ...troubled })])
      .flatMap((site) => planTexts(site, [], []).map(({ wording }) => wording.template)),
  );
  const nobody = visitorTextOf([]);
  const passed: string[] = [];
  for (const template of templates) {
    const rules = { template, facts: [], wordable: true };
    const own = wordsIn([template]);
    for (const fact of fabricatedFacts) {
      const joined = `${fact.charAt(0).toLowerCase()}${fact.slice(1)}`;
      const lies = [
        `${template} ${fact}`,
        `${fact} ${template}`,
        template.replace(/\.$/, `, and ${joined}`),
      ];
      passed.push(
        ...lies.filter(
          (lie) => !saysMore(lie, template) && acceptWording(lie, rules, own, nobody).ok,
        ),
      );
    }
    expect(acceptWording(template, rules, own, nobody).ok).toBe(true);
    expect(saysMore(template, template)).toBe(false);
  }
  expect(passed).toEqual([]);
});
