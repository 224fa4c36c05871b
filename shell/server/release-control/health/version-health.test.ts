import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealth } from './version-health.ts';

const shop = { part: 'shop', version: '1.0.0-000000000001' };
const MINUTE_MS = 60_000;

/** A health whose clock the test moves. */
function aHealth() {
  const clock = { now: 1_800_000_000_000 };
  return { clock, health: createHealth(() => clock.now) };
}

test('a version has the counts of the last ten minutes', () => {
  const { clock, health } = aHealth();
  health.render(shop);
  health.render(shop);
  health.renderFault(shop);
  health.late(shop);
  health.pageLoad(shop, '196.1.2.0/24', '/consulting');
  health.alive(shop, '/consulting', '196.1.2.0/24');
  health.fault(shop, '196.1.2.0/24');
  health.missing(shop, '196.1.2.0/24');
  const visits = { pageLoads: 1, opened: 1, cameAlive: 1 };
  const counts = { ...visits, renders: 2, renderFaults: 1, late: 1, faults: 1, missing: 1 };
  expect(health.of(shop.part, shop.version)).toEqual({ ...shop, ...counts });
  clock.now += 9 * MINUTE_MS;
  health.render(shop);
  expect(health.all()).toEqual([{ ...shop, ...counts, renders: 3 }]);
  clock.now += 1.5 * MINUTE_MS;
  expect(health.of(shop.part, shop.version)).toMatchObject({ renders: 1, renderFaults: 0 });
  clock.now += 10 * MINUTE_MS;
  expect(health.of(shop.part, shop.version)).toMatchObject({ renders: 0, faults: 0 });
});

test('a clock that is set back by a day keeps nothing longer than ten minutes', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const health = createHealth();
  health.render(shop);
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS);
  vi.advanceTimersByTime(5 * MINUTE_MS);
  health.render(shop);
  vi.advanceTimersByTime(6 * MINUTE_MS);
  expect(health.of(shop.part, shop.version).renders).toBe(1);
});

test('a version that nobody has used has only zeros', () => {
  const visits = { pageLoads: 0, opened: 0, cameAlive: 0 };
  const counts = { ...visits, renders: 0, renderFaults: 0, late: 0, faults: 0, missing: 0 };
  expect(aHealth().health.of('shop', shop.version)).toEqual({ ...shop, ...counts });
});

test('a network counts once, however many pages it opens and faults it reports', () => {
  const { health } = aHealth();
  for (let times = 0; times < 50; times++) {
    health.pageLoad(shop, '196.1.2.0/24');
    health.fault(shop, '196.1.2.0/24');
    health.pageLoad(shop, '196.1.3.0/24');
  }
  expect(health.evidence(shop).visitors).toEqual({ failed: 1, of: 2 });
  expect(health.of(shop.part, shop.version)).toMatchObject({ pageLoads: 100, faults: 50 });
});

test('a network that came to the page without a document counts when it reports a fault', () => {
  const { health } = aHealth();
  health.fault(shop, '196.1.2.0/24');
  expect(health.evidence(shop).visitors).toEqual({ failed: 1, of: 1 });
});

test('a network that works again has no fault now after ten minutes, and is not faulty after a day', () => {
  const { clock, health } = aHealth();
  health.fault(shop, '196.1.2.0/24');
  expect(health.evidence(shop)).toMatchObject({ isFaultyNow: true });
  clock.now += 11 * MINUTE_MS;
  health.pageLoad(shop, '196.1.2.0/24');
  const visitors = { failed: 1, of: 1 };
  expect(health.evidence(shop)).toMatchObject({ isFaultyNow: false, visitors });
  clock.now += 23 * 60 * MINUTE_MS;
  health.pageLoad(shop, '196.1.2.0/24');
  clock.now += 60 * MINUTE_MS;
  expect(health.evidence(shop).visitors).toEqual({ failed: 0, of: 1 });
});

test('vitals are told as 75th percentiles of one value for each network, and as shares of poor ones', () => {
  const { clock, health } = aHealth();
  [1000, 2000, 4001, 9000].forEach((LCP, at) => {
    health.vitals(shop, `196.1.${at}.0/24`, { LCP, CLS: 0.1 + at / 10 });
    // A later visit from there tells what the first did not.
    health.vitals(shop, `196.1.${at}.0/24`, { LCP: 1, INP: 501, route: 300 });
  });
  expect(health.of(shop.part, shop.version)).toMatchObject({
    lcpP75Ms: 4001,
    inpP75Ms: 501,
    clsP75: 0.3,
    loadMs: 300,
  });
  expect(health.evidence(shop).vitals).toEqual({
    LCP: { failed: 2, of: 4 },
    INP: { failed: 4, of: 4 },
    CLS: { failed: 2, of: 4 },
  });
  clock.now += 11 * MINUTE_MS;
  health.vitals(shop, '196.1.0.0/24', { LCP: 3 });
  expect(health.of(shop.part, shop.version)).toMatchObject({ lcpP75Ms: 3 });
});

test('what visitors of other carriers met is not forgotten, from however many networks of one others come', () => {
  const { health } = aHealth();
  health.fault(shop, '196.1.2.0/24');
  for (let at = 0; at < 5000; at++) health.pageLoad(shop, `2001:db8:${at.toString(16)}::/48`);
  expect(health.evidence(shop).visitors).toEqual({ failed: 1, of: 801 });
});

test('what strangers send does not fill the memory: 2,000 networks and 50 versions are kept', () => {
  const { health } = aHealth();
  for (let at = 0; at < 5000; at++) health.fault(shop, `network ${at}`);
  expect(health.evidence(shop).visitors).toEqual({ failed: 2000, of: 2000 });
  for (let at = 0; at < 80; at++) health.render({ part: 'shop', version: `1.0.${at}` });
  expect(health.all()).toHaveLength(50);
});
