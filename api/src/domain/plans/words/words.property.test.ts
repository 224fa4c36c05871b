import { establishmentTypes } from '@app/contracts/proposal';
import { deviceSymbols } from '@app/contracts/site-layout';
import { systemIds } from '@app/knowledge/planning/systems';
import { standards } from '@app/knowledge/standards';
import { runs } from '@app/testing/runs';
import { wordsOf } from '@app/wording/wording';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { aDesign, aDevice } from '../../../../testing/plan-parts.ts';
import { anySite } from '../../../../testing/plan-sites.ts';
import { designSite } from '../design-site.ts';
import type { Market } from '../market/market.ts';
import type { Device, Place, SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { assumptionsOf } from './assumptions.ts';
import { complianceOf } from './compliance.ts';
import { exclusionsOf } from './exclusions.ts';
import { nextStepsOf } from './next-steps.ts';
import { requirementsOf } from './requirements.ts';
import { planTexts } from './reword-plan.ts';
import { threatsOf } from './threats/rate-threats.ts';

const index = fc.nat({ max: 6 });
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ at: fc.constant('entrance' as const), index }),
  fc.record({ at: fc.constant('till' as const), index }),
  fc.record({ at: fc.constant('vehicle-gate' as const), index }),
  fc.record({ at: fc.constant('boundary' as const), index, of: fc.constant(7) }),
  fc.record({ at: fc.constant('access-door' as const), index }),
  fc.record({
    at: fc.constant('high-value-room' as const),
    room: fc.constantFrom('stock-room' as const, 'server-room' as const),
  }),
  fc.record({ at: fc.constant('sensor' as const), sensor: fc.constant('tank' as const), index }),
);
const device: fc.Arbitrary<Device> = fc
  .record({
    system: fc.constantFrom(...systemIds),
    symbol: fc.constantFrom(...deviceSymbols),
    place,
  })
  .map((changes) => aDevice(changes));
const designs: fc.Arbitrary<readonly SystemDesign[]> = fc
  .array(device, { maxLength: 30 })
  .map((devices) => [aDesign({ devices })]);

const everyText = (site: Site, parts: readonly SystemDesign[]): readonly string[] => [
  ...requirementsOf(site),
  ...threatsOf(site, parts).flatMap(({ threat, reason, controls }) => [
    threat,
    reason,
    ...controls,
  ]),
  ...assumptionsOf(site, parts),
  ...exclusionsOf(site, parts),
  ...complianceOf(site, parts),
  ...nextStepsOf(site, parts),
];

/** Signs of a fact that is missing, of words put together badly, and of what we never write. */
const BROKEN =
  /undefined|NaN|null|\{|\}|\[object| {2}|\.\.|\b(the|a|of|in|and) \1\b|\b1 \w+s\b(?<!1 access)|\ba [aeio](?!ne\b)/;
const BANNED =
  /guarantee|per cent|%|100 ?%|state of the art|peace of mind|cutting-edge|world-class|solution|leverage|utili[sz]e|never fails|crime-free|\b(vantis|norvik|lumora|halden|sentra|movant|palis)\b|\b(sleeps?|stands? guard)\b/i;

describe('whatever the answers and the devices are', () => {
  const check = (property: (site: Site, parts: readonly SystemDesign[]) => void) =>
    fc.assert(fc.property(anySite, designs, property), { numRuns: runs(60) });

  // Slow: all texts of each plan are read.
  test('every text is whole and has none of the words that we never write', () => {
    check((site, parts) => {
      for (const text of everyText(site, parts)) {
        expect(text).not.toMatch(BROKEN);
        expect(text).not.toMatch(BANNED);
        expect(text).toMatch(/^[“A-Z\d].*[.”a-z)\d]$/s);
      }
    });
  });

  test('there are 8 to 15 requirements, each once', () => {
    check((site) => {
      const texts = requirementsOf(site);
      expect(texts.length).toBeGreaterThanOrEqual(8);
      expect(texts.length).toBeLessThanOrEqual(15);
      expect(new Set(texts).size).toBe(texts.length);
    });
  });

  test('there are 6 to 9 threats, the highest first, rated 1 to 5, each answered or said to be open', () => {
    check((site, parts) => {
      const threats = threatsOf(site, parts);
      expect(threats.length).toBeGreaterThanOrEqual(6);
      expect(threats.length).toBeLessThanOrEqual(9);
      expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
      const scores = threats.map(({ likelihood, impact }) => likelihood * impact);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      for (const { likelihood, impact, controls } of threats) {
        expect([1, 2, 3, 4, 5]).toContain(likelihood);
        expect([1, 2, 3, 4, 5]).toContain(impact);
        expect(controls.length).toBeGreaterThan(0);
        expect(new Set(controls).size).toBe(controls.length);
      }
    });
  });

  test('the same site and designs give the same words', () => {
    check((site, parts) => {
      expect(everyText(site, parts)).toEqual(everyText(structuredClone(site), parts));
    });
  });

  test('pets change nothing but the requirement that names them', () => {
    check((site, parts) => {
      const without = everyText({ ...site, pets: 'none' }, parts);
      const pets = everyText({ ...site, pets: 'inside' }, parts).filter(
        (text) => !text.startsWith('A pet is'),
      );
      expect(pets).toEqual(without);
    });
  });

  test('every text that a model may reword is in the plan and has no figure of its own', () => {
    check((site, parts) => {
      const plan = everyText(site, parts);
      for (const { wording } of planTexts(site, parts, [])) {
        expect(plan).toContain(wordsOf(wording));
        expect(wording.template.replaceAll(/\{\d+\}/g, '')).not.toMatch(/\d/);
      }
    });
  });

  test('a note that names a standard has its edition', () => {
    check((site, parts) => {
      const notes = complianceOf(site, parts);
      for (const { name, edition } of Object.values(standards)) {
        for (const note of notes.filter((text) => text.includes(name))) {
          expect(note).toContain(edition);
        }
      }
    });
  });
});

describe.each([
  ['the sample price list', aMarket],
  ['no price list', async () => noProducts],
])('with the designs of every system from %s', (_, readMarket) => {
  let market: Market;
  beforeAll(async () => {
    market = await readMarket();
  });

  test('every text of a plan is whole, and names a standard once', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const parts = designSite({ site, market, scope: 'recommended' });
        for (const text of everyText(site, parts)) {
          expect(text).not.toMatch(/undefined|NaN|null|[{}]|\[object/);
          expect(text).toMatch(/[.”a-z)\d]$/);
        }
        for (const text of complianceOf(site, parts)) {
          for (const { name } of Object.values(standards)) {
            expect(text.split(name).length - 1, text).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });
});

test.each(establishmentTypes)(
  '%s: a model may reword at most 60 texts, as many as it may answer',
  (type) => {
    expect(planTexts(aSite({ type }), [], []).length).toBeLessThanOrEqual(50);
  },
);
