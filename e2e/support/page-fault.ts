/**
 * Changes the code of a remote's server bundle so that each of its pages runs into this statement
 * when it is rendered. The bundle's default export is the remote's module.
 */
export const withPageFault = (statement: string) => (code: string) =>
  code.replace(/export \{[^}]*\};?\s*$/, (exported) => {
    const name = /([\w$]+) as default/.exec(exported)?.[1];
    if (!name) throw new Error('The server bundle has no default export');
    return `
const broken = ${name}.routes.map((route) => ({ ...route, Component() { ${statement} } }));
export default { ...${name}, routes: broken };
`;
  });
