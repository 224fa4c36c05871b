/** A text where children are cared for, and the one for everywhere else. */
export const forChildren = (children: string, otherwise: string) => ({
  'people:children': children,
  'people:learners': children,
  otherwise,
});
