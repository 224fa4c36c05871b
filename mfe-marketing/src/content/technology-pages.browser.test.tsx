import type { TechnologyPrice } from '@app/contracts/technology-prices';
import type { RemotePage } from '@app/federation/remote-module';
import { type Colour, contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '@app/site/contrast';
import { sampleSite } from '@app/site/testing/sample-site';
import { emulate } from '@app/testing/emulate';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

interface Technology {
  readonly summary: { readonly id: string; readonly title: string };
  readonly Component: RemotePage<TechnologyData>['Component'];
}

const technologies: readonly Technology[] = [
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
];

const show = ({ Component }: Technology, prices: readonly TechnologyPrice[] = []) =>
  renderInSite(
    <Component resource={{ phase: 'ready', data: { prices } }} submission={undefined} />,
  );

/** What stands beside a term of the specifications. */
const value = (term: string): string =>
  [...document.querySelectorAll('dt')].find((one) => one.textContent?.includes(term))
    ?.nextElementSibling?.textContent ?? 'no such term';

const isShown = (element: Element) => element.getBoundingClientRect().width > 0;
const sheet = () => {
  const [shown] = [...document.querySelectorAll('figure svg[role=img]')].filter(isShown);
  if (!shown) throw new Error('The page has no drawing');
  return shown;
};
const drawn = (text: string) =>
  [...sheet().querySelectorAll('text')]
    .filter(isShown)
    .some((one) => one.textContent?.includes(text));

test.each(technologies)(
  'the page of $summary.title has a drawing, specifications, questions and the next step',
  async (technology) => {
    await show(technology);
    const { id, title } = technology.summary;
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(sheet().getAttribute('aria-label')).toMatch(/.{60,}/);
    await expect.element(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    expect(document.querySelectorAll('section dl').length).toBeGreaterThanOrEqual(4);
    const asked = [...document.querySelectorAll('section')].find((section) =>
      section.textContent?.includes('Ask any installer'),
    );
    const questions = [...(asked?.querySelectorAll('li') ?? [])];
    expect(questions.map(({ textContent }) => textContent?.at(-1))).toEqual(['?', '?', '?']);
    for (const link of page.getByRole('link', { name: 'Get Started' }).elements()) {
      expect(link.getAttribute('href')).toBe(`/contact?topic=${id}`);
    }
  },
);

test('our own planning values have a star and a text for screen readers, others have none', async () => {
  const gate = await show(gateAutomation);
  const explained = page.getByText(/^\* Our planning value, not a standard/);
  await expect.element(explained).toBeInTheDocument();
  expect(value('Rating')).toBe('≥ 1.25 × gate mass*, our planning value');
  expect(value('Range')).toBe('≥ 1.25 × the opening');
  expect(value('Our rule')).toBe('Motor ≥ 1.25 × gate mass');
  const beyond = [...document.querySelectorAll('dl')].flatMap((list) => {
    const star = list.querySelector('dd [aria-hidden]')?.getBoundingClientRect();
    return star ? [star.right - list.getBoundingClientRect().right] : [];
  });
  expect(beyond.length).toBeGreaterThan(0);
  expect(Math.max(...beyond), 'pixels of a star beyond its column').toBeLessThanOrEqual(0);

  await gate.screen.unmount();
  const fence = await show(securityFencing);
  expect(value('Zone length')).toContain('our planning value');
  expect(value('Brackets')).toBe('every 3 m');
  expect(value('Rule')).toBe('SANS 10222-3:2023');

  await fence.screen.unmount();
  await show(accessControl);
  await expect.element(page.getByText('Our planning value, not')).not.toBeInTheDocument();
});

test.each([intruderAlarms, monitoring])(
  '$summary.title names the two signal paths of alarms',
  async (technology) => {
    await show(technology);
    expect(value('First path')).toBe('fixed-line internet');
    expect(value('Second path')).toBe('mobile network or radio');
  },
);

test.each([intercomSystems, intruderAlarms])(
  '$summary.title invites visitors to send a picture to the e-mail address',
  async (technology) => {
    await show(technology);
    const { email } = sampleSite.company;
    const links = page.getByRole('region').getByRole('link', { name: email }).elements();
    expect(links.at(-1)?.getAttribute('href')).toBe(`mailto:${email}`);
  },
);

test('choosing another lens by keyboard changes the drawing', async () => {
  await show(videoSurveillance);
  expect(drawn('5.0 m')).toBe(true);
  (page.getByRole('radio', { name: '6 mm' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => drawn('10.3 m')).toBe(true);
  expect(drawn('5.0 m')).toBe(false);
});

test('a phone and a wide screen each have one sheet of a drawing', async () => {
  await show(securityFencing);
  const shape = () => {
    const { width, height } = sheet().getBoundingClientRect();
    return width / height;
  };
  expect(shape()).toBeGreaterThan(1.5);
  await page.viewport(320, 700);
  expect(shape()).toBeLessThan(1);
});

test('a technology page in print has drawing, questions and contact line but no buttons', async () => {
  await show(securityFencing);
  const { name, phone, email } = sampleSite.company;
  const contact = page.getByText(`${name}, ${phone.shown}, ${email}`);
  await expect.element(contact).not.toBeVisible();
  await emulate({ media: 'print' });
  await expect.element(contact).toBeVisible();
  expect(isShown(sheet())).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'Ask any installer' })).toBeVisible();
  await expect.element(page.getByText('Get Started').first()).not.toBeVisible();
});

/** The visible colour on an opaque background: `Highlight` is translucent. */
function seen(colour: string, ground?: Colour): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!ground) return [red, green, blue];
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

test.each(['light', 'dark'])(
  'with forced colours, %s, lines and text of a drawing have enough contrast, and the chosen lens is marked',
  async (scheme) => {
    await emulate({ features: { 'forced-colors': 'active', 'prefers-color-scheme': scheme } });
    const fence = await show(securityFencing);
    const ground = getComputedStyle(document.body).backgroundColor;
    expect(ground).toBe(scheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
    const below = seen(ground);
    const colours = (selector: string, property: 'stroke' | 'fill') =>
      new Set(
        [...sheet().querySelectorAll(selector)].map((one) => getComputedStyle(one)[property]),
      );
    const strokes = [...colours('path, rect, circle', 'stroke')].filter((one) => one !== 'none');
    expect(strokes.length).toBeGreaterThan(1);
    for (const stroke of strokes) {
      expect(contrast(seen(stroke, below), below), stroke).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
    }
    const words = [...colours('text', 'fill')];
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      expect(contrast(seen(word, below), below), word).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }

    await fence.screen.unmount();
    await show(videoSurveillance);
    const fill = (name: string) => {
      const lens = [...document.querySelectorAll('label')].find((one) =>
        one.textContent?.includes(name),
      );
      if (!lens) throw new Error(`No lens of ${name}`);
      return getComputedStyle(lens).backgroundColor;
    };
    expect(fill('2.8 mm')).not.toBe(fill('6 mm'));
  },
);
