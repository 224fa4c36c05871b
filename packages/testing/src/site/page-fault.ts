/**
 * Changes the code of a remote's server bundle, of which the default export is the remote's module, so that each
 * of its pages gets these members, such as `Component() { for (;;); }`. `route` is the page as it was.
 */
export const withPageMembers = (members: string) => (code: string) =>
  code.replace(/export \{[^}]*\};?\s*$/, (exported) => {
    const name = /([\w$]+) as default/.exec(exported)?.[1];
    if (!name) throw new Error('The server bundle has no default export');
    return `
const changed = ${name}.routes.map((route) => ({ ...route, ${members} }));
export default { ...${name}, routes: changed };
`;
  });

/** Changes the code of a server bundle so that each page runs into this statement when it is rendered. */
export const withPageFault = (statement: string) => withPageMembers(`Component() { ${statement} }`);
