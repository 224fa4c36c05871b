import { formatRand } from '@app/contracts/money';
import { nothingMoved } from '@app/contracts/moved';
import { firstUnlessDeep } from '@app/testing/runs';
import { beforeAll, describe, expect, test } from 'vitest';
import { examplePlans, planRequests } from '../../../testing/example-plans.ts';
import { paperDetails } from '../../../testing/paper.ts';
import { type ReadPdf, readPdf } from '../../../testing/read-pdf.ts';
import { proposalPaper } from '../../domain/plans/paper/proposal-paper.ts';
import type { ProposalMeta, Proposed } from '../../domain/plans/paper/proposed.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { makePdf } from './make-pdf.ts';
import { shownText } from './shown-text.ts';

const examples = await examplePlans();

const planOf = (name: string): Plan => {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`No example ${name}`);
  return found.plan;
};

const details = { ...paperDetails, reference: 'Security plan, revision 2' };
const meta: ProposalMeta = {
  companyName: 'Acme Security',
  link: 'https://acme.example/proposal?plan=abc',
  terms: ['Our warranty: https://acme.example/warranty.'],
};
const proposed = (name: string, changes: Partial<Proposed> = {}): Proposed => ({
  plan: planOf(name),
  establishmentType: planRequests.get(name)?.establishmentType ?? '',
  moved: nothingMoved,
  revision: 2,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...changes,
});
const bytesOf = (about: Proposed, around: Partial<ProposalMeta> = {}) =>
  makePdf(proposalPaper(about, { ...meta, ...around }), details);

/** As one text without blanks: cells and lines are broken anywhere. */
const withoutBlanks = (text: string) => text.replace(/\s+/g, '');
const squeezed = (text: string) => withoutBlanks(shownText(text).shown);
/** What stands on each sheet, which may come in the middle of a sentence. */
const onEachSheet = withoutBlanks('Acme Security Security plan, revision 2 Made by fixed rules.');
const textOf = ({ pages }: ReadPdf) =>
  withoutBlanks(pages.map((page) => page.replace(/Page \d+ of \d+/, '')).join(' ')).replaceAll(
    onEachSheet,
    '',
  );

describe('the proposal of a home', () => {
  let pdf: ReadPdf;
  const plan = planOf('home-with-dogs');
  beforeAll(async () => {
    pdf = await readPdf(await bytesOf(proposed('home-with-dogs'), { customer: 'Thandi Mkhize' }));
  });

  test('begins with a cover that says what, for whom, when, which revision and how much', () => {
    const cover = pdf.pages[0]?.replace(/\s+/g, ' ');
    for (const words of [
      'Acme Security',
      'Security plan Proposal: Residential Home',
      'Prepared for: Thandi Mkhize',
      'Date: 22 November 2026',
      'Revision: 2',
      'Prices: price list of 20 November 2026',
      `On the web: ${meta.link}`,
      'Recommended budget, VAT included',
    ]) {
      expect(cover).toContain(words);
    }
    for (const { totals } of plan.budgets) {
      expect(withoutBlanks(cover ?? '')).toContain(squeezed(formatRand(totals.total)));
    }
    expect(withoutBlanks(cover ?? '')).toContain(squeezed(formatRand(plan.totals.total)));
  });

  test('has every line of the bill with its reason and its amounts to the cent, a sub-total for each system, and the totals', () => {
    const text = textOf(pdf);
    for (const { item, justification, sku, unitPrice, lineTotal } of plan.bom) {
      expect(text).toContain(squeezed(`${item}.`));
      expect(text).toContain(squeezed(justification));
      if (sku === undefined || unitPrice === undefined || lineTotal === undefined) continue;
      expect(text).toContain(squeezed(sku));
      expect(text).toContain(squeezed(`${formatRand(unitPrice)}${formatRand(lineTotal)}`));
    }
    const systems = [...Map.groupBy(plan.bom, ({ system }) => system)];
    const sums = systems.map(([system, lines]) => ({
      system,
      sum: lines.reduce((total, { lineTotal = 0 }) => total + lineTotal, 0),
    }));
    for (const { system, sum } of sums) {
      expect(text).toContain(squeezed(`Sub-total ${system}${formatRand(sum)}`));
    }
    const { subtotal, vat, total } = plan.totals;
    expect(sums.reduce((all, { sum }) => all + sum, 0)).toBe(total);
    expect(text).toContain(
      squeezed(
        `Sub-total, without VAT${formatRand(subtotal)}VAT${formatRand(vat)}Total, VAT included${formatRand(total)}`,
      ),
    );
  });

  test('has all that the plan says, and the terms that it was given', () => {
    const text = textOf(pdf);
    for (const words of [
      ...plan.requirements,
      ...plan.refusals,
      ...plan.compliance,
      ...plan.assumptions,
      ...plan.exclusions,
      ...plan.commissioning,
      ...plan.nextSteps,
      ...plan.layout.notes,
      ...plan.budgets.map(({ risk }) => risk),
      ...plan.budgets.map(({ totals }) => formatRand(totals.total)),
      ...plan.calculations.map(({ formula }) => formula),
      ...(plan.risk_assessment ?? []).map(({ threat }) => threat),
      ...meta.terms,
    ]) {
      expect(text).toContain(squeezed(words));
    }
  });

  test('numbers its pages and names the plan on each', () => {
    const { length } = pdf.pages;
    expect(length).toBeGreaterThan(4);
    pdf.pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${length}`);
      if (index > 0) expect(page).toContain('Security plan, revision 2');
    });
  });

  test('has bookmarks, tags, and a text instead of each figure', async () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info).toMatchObject({ Title: 'Security plan', Language: 'en-ZA' });
    const titles = pdf.bookmarks.map(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual([
      [
        'Site drawing',
        'The gravest threats',
        'Budgets',
        'Bill of materials',
        'Each month',
        'What we assumed',
        'Next steps',
        'Terms',
      ],
      [
        'Scope and requirements',
        'Risk assessment',
        'Calculations',
        'About the drawing',
        'Devices on the drawing',
        'Cable schedule',
        'What we test at handover',
        'Compliance',
        'Assumptions',
        'Not included',
        'Budgets compared',
      ],
    ]);
    const drawing = pdf.pages.findIndex((page) => page.includes('Site drawing'));
    expect(await pdf.roles(drawing + 1)).toContain('Figure');
    expect(pdf.edges.left).toBeGreaterThan(50);
    expect(pdf.edges.right).toBeLessThan(545);
  });

  test('says that the site was not measured, and has the number of every line that is drawn', () => {
    const page = pdf.pages.find((one) => one.includes('Not measured on site'));
    // Balloons stand close together, so the reader may join their numbers. Neighbours of one line share one.
    const digits = (page?.split('A camera sees it')[0] ?? '').replace(/\d+(\.\d+)? m\b|\D/g, '');
    const lines = plan.layout.devices.map(({ line }) => String(line + 1));
    const numbers = [...new Set(lines)];
    const rooms = plan.layout.rooms.map(({ label }) => label.replace(/\D/g, ''));
    const headings = 'Security plan, revision 2'.replace(/\D/g, '');
    expect(digits.length).toBeGreaterThanOrEqual(numbers.join('').length);
    expect(digits.length).toBeLessThanOrEqual([...lines, ...rooms, headings].join('').length);
    for (const number of numbers) expect(digits).toContain(number);
  });
});

describe('a proposal', () => {
  test.each(firstUnlessDeep(examples.map(({ name }) => name)))(
    'of %s decides on ten pages and a drawing, within their margins',
    async (name) => {
      const { pages, edges } = await readPdf(await bytesOf(proposed(name)));
      const details = pages.findIndex((page) => page.includes('Scope and requirements'));
      expect(details).toBeGreaterThan(1);
      expect(details, 'pages before the details').toBeLessThanOrEqual(11);
      expect(pages.length).toBeLessThanOrEqual(30);
      expect(edges.right).toBeLessThan(545);
      expect(edges.bottom).toBeGreaterThan(30);
    },
  );

  test('is the same, byte by byte, when it is made again', async () => {
    const again = proposed('shop-in-a-centre');
    expect(await bytesOf(again)).toEqual(await bytesOf(again));
  });

  test('draws devices where the visitor moved them', async () => {
    const { layout } = planOf('home-with-dogs');
    const camera = layout.devices.find(({ view }) => view);
    const moved = {
      devices: { [camera?.id ?? '']: { at: { x: 1, y: 1 }, direction: 45 } },
      walls: {},
    };
    const before = await bytesOf(proposed('home-with-dogs'));
    expect(await bytesOf(proposed('home-with-dogs', { moved }))).not.toEqual(before);
  });

  test('without prices says that lines are to be quoted', async () => {
    const plan = planOf('home-with-dogs');
    const bom = plan.bom.map(({ quantity, item, justification, system }) => ({
      quantity,
      item,
      justification,
      system,
    }));
    const totals = { subtotal: 0, vat: 0, total: 0, currency: 'ZAR' };
    const { pages } = await readPdf(
      await bytesOf(proposed('home-with-dogs', { plan: { ...plan, bom, totals } })),
    );
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(
      `Recommended budget, VAT included, without ${bom.length} lines that are to be quoted`,
    );
    expect(pages.join(' ')).toContain('To be quoted');
  });

  test('has the words of a customer as words: no markup, no formula', async () => {
    const { pages } = await readPdf(
      await bytesOf(proposed('shop-in-a-centre'), { customer: '# *Thandi* <b>| x' }),
    );
    expect(pages[0]).toContain('# *Thandi* <b>| x');
  });
});
