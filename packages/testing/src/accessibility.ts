import axe from 'axe-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on any violation in what is shown. Rules about whole pages are checked in the journeys. */
export async function checkAccessibility(): Promise<void> {
  // A region that scrolls measures itself in the frame after it is drawn.
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    rules: { 'page-has-heading-one': { enabled: false } },
    resultTypes: ['violations'],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(found, 'accessibility violations').toEqual([]);
}
