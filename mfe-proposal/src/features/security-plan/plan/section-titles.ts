import type { SecurityPlan } from '@app/contracts/security-plan';

export const sectionTitles = {
  requirements: 'Requirements',
  stillOpen: 'Still open',
  risk: 'Risk assessment',
  process: 'Process analysis',
  drawing: 'Site drawing',
  bom: 'Bill of materials',
  budgets: 'Three budgets',
  calculations: 'Calculations',
  assumptions: 'Assumptions',
  exclusions: 'Not included',
  compliance: 'Compliance',
  commissioning: 'To test at handover',
  nextSteps: 'Next steps',
} as const;

/** Id of the heading of a section. */
export const sectionId = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');

/** Headings of the sections that a plan has, in their order. */
export const headingsOf = (plan: SecurityPlan) =>
  sectionsOf(plan).map((title) => ({ id: sectionId(title), title }));

function sectionsOf(plan: SecurityPlan): readonly string[] {
  const titles = sectionTitles;
  const lists = ['assumptions', 'exclusions', 'compliance', 'commissioning', 'nextSteps'] as const;
  return [
    ...(plan.requirements.length > 0 ? [titles.requirements] : []),
    ...(plan.stillOpen?.length ? [titles.stillOpen] : []),
    ...(plan.risk_assessment ? [titles.risk] : []),
    ...(plan.process_analysis ? [titles.process] : []),
    titles.drawing,
    titles.bom,
    ...(plan.budgets.length > 0 ? [titles.budgets] : []),
    ...(plan.calculations.length > 0 ? [titles.calculations] : []),
    ...lists.filter((list) => plan[list].length > 0).map((list) => titles[list]),
  ];
}
