import type { SecurityPlan } from '@app/contracts/security-plan';

export const sectionTitles = {
  requirements: 'Requirements',
  stillOpen: 'Still open',
  risk: 'Risk assessment',
  process: 'Process analysis',
  drawing: 'Site drawing',
  bom: 'What you get',
  monthly: 'Each month',
  assumed: 'What we assumed',
  details: 'Details',
  calculations: 'Calculations',
  assumptions: 'Assumptions',
  exclusions: 'Not included',
  compliance: 'Compliance',
  commissioning: 'To test at handover',
  nextSteps: 'Next steps',
} as const;

/** Id of the heading of a section. */
export const sectionId = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');

const {
  bom: _bom,
  drawing: _drawing,
  monthly: _monthly,
  assumed: _assumed,
  details: _details,
  ...ofDetails
} = sectionTitles;

/** Ids of the sections of the details, of any plan. */
export const detailsIds: ReadonlySet<string> = new Set(Object.values(ofDetails).map(sectionId));

/** Headings of the sections of the details, in their order. */
export const headingsOf = (plan: SecurityPlan) =>
  detailsOf(plan).map((title) => ({ id: sectionId(title), title }));

function detailsOf(plan: SecurityPlan): readonly string[] {
  const titles = sectionTitles;
  const lists = ['assumptions', 'exclusions', 'compliance', 'commissioning', 'nextSteps'] as const;
  return [
    ...(plan.requirements.length > 0 ? [titles.requirements] : []),
    ...(plan.stillOpen?.length ? [titles.stillOpen] : []),
    ...(plan.risk_assessment ? [titles.risk] : []),
    ...(plan.process_analysis ? [titles.process] : []),
    ...(plan.calculations.length > 0 ? [titles.calculations] : []),
    ...lists.filter((list) => plan[list].length > 0).map((list) => titles[list]),
  ];
}
