import type { TechnologyPrice } from '@app/contracts/technology-prices';
import type { RemotePage } from '@app/federation/remote-module';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import css from '../drawing/strokes.module.css';
import { Journey } from '../features/about/journey.tsx';
import type { TechnologyData } from '../features/technology/load-technology-prices.ts';
import * as accessControl from './technologies/access-control.tsx';
import * as gateAutomation from './technologies/gate-automation.tsx';
import * as intercomSystems from './technologies/intercom-systems.tsx';
import * as intruderAlarms from './technologies/intruder-alarms.tsx';
import * as iotSensors from './technologies/iot-sensors.tsx';
import * as monitoring from './technologies/monitoring.tsx';
import * as offGridSurveillance from './technologies/off-grid-surveillance.tsx';
import * as securityFencing from './technologies/security-fencing.tsx';
import * as vehicleTelematics from './technologies/vehicle-telematics.tsx';
import * as videoSurveillance from './technologies/video-surveillance.tsx';

type TechnologyPage = RemotePage<TechnologyData>['Component'];
const pages: readonly { readonly summary: { id: string }; readonly Component: TechnologyPage }[] = [
  accessControl,
  gateAutomation,
  intercomSystems,
  intruderAlarms,
  iotSensors,
  monitoring,
  offGridSurveillance,
  securityFencing,
  vehicleTelematics,
  videoSurveillance,
  { summary: { id: 'the journey' }, Component: Journey },
];

/** Widths of a frame, in pixels: on a phone of 320 px, on tablets, and the widest. */
const widths = [288, 400, 560, 700, 840];
const SMALLEST_TEXT = 13;

interface Label {
  readonly text: string;
  readonly box: DOMRect;
}

/** A note has its own box; a number has that of its balloon. */
function labelsOf(sheet: SVGSVGElement): Label[] {
  return [...sheet.querySelectorAll('text')].filter(isDrawn).map((text) => ({
    text: text.textContent ?? '',
    box: (isNumber(text) ? (text.previousElementSibling ?? text) : text).getBoundingClientRect(),
  }));
}

/** `checkVisibility` says true for what an SVG has in a group that is not displayed. */
const isDrawn = (element: Element) => element.getBoundingClientRect().width > 0;
const isNumber = (text: Element) => text.classList.contains(css.number ?? '');

const inside = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pixels on the screen, whatever the scale and the direction of the text. */
function textSize(text: SVGTextElement): number {
  const { a, b } = text.getScreenCTM() ?? { a: 0, b: 0 };
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}

/** Part of the marked zone, or of a marked device, that lies on the sheet. */
function markedArea(sheet: SVGSVGElement): number {
  const paper = sheet.getBoundingClientRect();
  const areas = [...sheet.querySelectorAll(`.${css.answer}, .${css.device}`)]
    .filter(isDrawn)
    .map((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const width = Math.min(right, paper.right) - Math.max(left, paper.left);
      const height = Math.min(bottom, paper.bottom) - Math.max(top, paper.top);
      return Math.max(0, width) * Math.max(0, height);
    });
  return Math.max(0, ...areas);
}

const renderPage = (Component: TechnologyPage, prices: readonly TechnologyPrice[] = []) =>
  renderInSite(
    <Component resource={{ phase: 'ready', data: { prices } }} submission={undefined} />,
  );

async function showFrame(Component: TechnologyPage): Promise<HTMLElement> {
  await renderPage(Component);
  await document.fonts.ready;
  const frame = document.querySelector('figure');
  if (!frame) throw new Error('The page has no drawing');
  return frame;
}

function sheetAt(frame: HTMLElement, width: number): SVGSVGElement {
  frame.style.width = `${width + 2}px`;
  const [sheet, ...others] = [...frame.querySelectorAll('svg')].filter(isDrawn);
  if (!sheet || others.length > 0) throw new Error(`${1 + others.length} sheets at ${width} px`);
  return sheet;
}

function expectReadable(frame: HTMLElement, width: number) {
  const sheet = sheetAt(frame, width);
  const paper = sheet.getBoundingClientRect();
  expect(frame.scrollWidth, `${width} px: scrolls`).toBeLessThanOrEqual(frame.offsetWidth);
  expect(inside(paper, frame.getBoundingClientRect()), `${width} px: the sheet fits`).toBe(true);
  for (const text of [...sheet.querySelectorAll('text')].filter(isDrawn)) {
    const size = textSize(text);
    expect(size, `${width} px: "${text.textContent}"`).toBeGreaterThanOrEqual(SMALLEST_TEXT);
  }
  const labels = labelsOf(sheet);
  expect(labels.length).toBeGreaterThan(0);
  const cut = labels.filter(({ box }) => !inside(box, paper));
  expect(
    cut.map(({ text }) => text),
    `${width} px: cut off`,
  ).toEqual([]);
  const collisions = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.text} / ${other.text}`),
  );
  expect(collisions, `${width} px: overlapping`).toEqual([]);
  expect(markedArea(sheet), `${width} px: amber on the sheet`).toBeGreaterThan(400);
}

test.each(pages)(
  'the drawing of $summary.id has every label readable, apart and on the sheet at each width',
  async ({ Component }) => {
    const frame = await showFrame(Component);
    const choices = [...frame.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    for (const width of widths) {
      if (choices.length === 0) expectReadable(frame, width);
      for (const choice of choices) {
        choice.click();
        expectReadable(frame, width);
      }
    }
  },
);

test.each(pages)(
  'each number on either sheet of $summary.id stands for one part of the key',
  async ({ Component }) => {
    const frame = await showFrame(Component);
    const parts = [...frame.querySelectorAll('ol > li')];
    const expected = parts.map((_, index) => `${index + 1}`);
    for (const width of [288, 840]) {
      const numbers = labelsOf(sheetAt(frame, width))
        .map(({ text }) => text)
        .filter((text) => /^\d$/.test(text));
      const ruler = parts.length === 0;
      expect(ruler ? [] : numbers.sort(), `${width} px`).toEqual(expected);
    }
  },
);

test('a technology page links each price to the price list, and Get Started to its topic', async () => {
  await renderPage(videoSurveillance.Component, [
    {
      technology: 'video-surveillance',
      label: '4 MP, 2.8 mm camera',
      search: '4MP IP camera 2.8mm',
      from: 95490,
    },
  ]);
  await expect
    .element(page.getByRole('link', { name: '4 MP, 2.8 mm camera from R954.90' }))
    .toHaveAttribute('href', '/consulting?q=4MP+IP+camera+2.8mm');
  await expect
    .element(page.getByRole('link', { name: 'Get Started' }).first())
    .toHaveAttribute('href', '/contact?topic=video-surveillance');
});

test('a technology page without prices says nothing about them', async () => {
  await renderPage(videoSurveillance.Component);
  await expect.element(page.getByRole('navigation', { name: 'Related pages' })).toBeVisible();
  await expect.element(page.getByText('price list')).not.toBeInTheDocument();
});
