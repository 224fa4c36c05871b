/** A text where children are cared for, and the one for everywhere else; a family at home may need its own. */
export const forChildren = (children: string, otherwise: string, atHome?: string) => ({
  'people:children': children,
  'people:learners': children,
  ...(atHome === undefined ? {} : { 'people-live-here': atHome }),
  otherwise,
});
