import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteSvg } from '@app/site-plan/svg/site-svg';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOutline } from '../../../../testing/any-outline.ts';
import { examplePlans, planRequests } from '../../../../testing/example-plans.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { readAnswers } from '../answers/read-answers.ts';
import { makePlan } from '../make-plan.ts';

const examples = await examplePlans();

const DRAW = `
  import { json } from 'node:stream/consumers';
  import sharp from 'sharp';
  const svg = Buffer.from(await json(process.stdin));
  const { info } = await sharp(svg).png().toBuffer({ resolveWithObject: true });
  console.log(info.width);
`;

/**
 * The width of an SVG in pixels. Rejects for what is no XML. In a process of its own: whoever reads photos in this
 * one has refused SVG in all of it.
 */
async function widthOf(svg: string): Promise<number> {
  const args = ['--input-type=module', '--eval', DRAW];
  const drawing = promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  drawing.child.stdin?.end(JSON.stringify(svg));
  return Number((await drawing).stdout);
}

const rootOf = (svg: string) => {
  const [, mm, view] = /<svg [^>]*width="([\d.]+)mm"[^>]*viewBox="([^"]+)"/.exec(svg) ?? [];
  return { mm: Number(mm), metres: Number(view?.split(' ')[2]) };
};

test.each(examples.map(({ name }) => name))(
  'the drawing of %s is SVG to a standard scale',
  async (name) => {
    const plan = examples.find((one) => one.name === name)?.plan;
    if (!plan) throw new Error(`No example ${name}`);
    const svg = siteSvg(plan.layout, '#f5a524');
    const { mm, metres } = rootOf(svg);
    const [, scale] = /at 1:(\d+)/.exec(svg) ?? [];
    expect((1000 * metres) / mm).toBeCloseTo(Number(scale), 0);
    expect(await widthOf(svg)).toBeGreaterThan(100);
    expect(svg).not.toMatch(
      /<script|<style|<image|<foreignObject|href|url\(|NaN|undefined| on\w+=/,
    );
    expect(svg.match(/<circle/g)?.length).toBeGreaterThan(0);
  },
);

test('any drawn site is SVG with numbers that are numbers, and its walls', async () => {
  const market = await aMarket();
  const [request] = planRequests.values();
  if (!request) throw new Error('No example');
  fc.assert(
    fc.property(anyOutline, (outline) => {
      const site = readAnswers(request.establishmentType, request.responses, outline);
      if (!site.ok) throw new Error(JSON.stringify(site.failure));
      const plan = makePlan({ site: site.value, market, vatRate: 0.15, priceListDate: undefined });
      const svg = siteSvg(plan.layout, '#f5a524');
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg).toContain('id="walls"');
    }),
    { numRuns: runs(15) },
  );
});

test('words of a plan stay words', async () => {
  const plan = examples[0]?.plan;
  if (!plan) throw new Error('No example');
  const label = `</title><script>alert("1")</script>&\u0000\uD800'`;
  const devices = plan.layout.devices.map((device) => ({ ...device, label }));
  const rooms = plan.layout.rooms.map((room) => ({ ...room, label: '<b>&"' }));
  const svg = siteSvg({ ...plan.layout, devices, rooms }, '"/><script>');
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('<b>');
  expect(await widthOf(svg)).toBeGreaterThan(100);
});
