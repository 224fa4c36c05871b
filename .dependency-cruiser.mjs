const apps = '^(shell|mfe-[^/]+|api)/';
const remotes = ['marketing', 'assessments', 'shop', 'proposal'];

/** Who may import whom. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or miss a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...remotes.map((name) => ({
      name: `mfe-${name}-stands-alone`,
      severity: 'error',
      comment: 'A remote never imports the shell, the API or another remote.',
      from: { path: `^mfe-${name}/` },
      to: { path: apps, pathNot: `^mfe-${name}/` },
    })),
    {
      name: 'shell-imports-no-remote',
      severity: 'error',
      comment: 'The shell finds remotes in the registry, at run time.',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|api)/' },
    },
    {
      name: 'api-imports-no-front-end',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|mfe-[^/]+|packages/(ui|kit|forms|api-client|federation))/' },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain knows contracts, cart, result, site facts and its own ports.',
      from: { path: '^api/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^(api/src/domain/|packages/(contracts|cart|result|site)/)|^(node:)?crypto$|node_modules/.*valibot',
      },
    },
    {
      name: 'adapters-import-ports-and-their-sdk',
      severity: 'error',
      from: { path: '^api/src/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/(http|jobs|app|compose|main|config)' },
    },
    {
      name: 'http-reaches-the-world-through-ports',
      severity: 'error',
      comment: 'Endpoints know ports; which adapter is behind them is decided in compose.ts.',
      from: { path: '^api/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/(adapters|jobs)/' },
    },
    {
      name: 'only-composition-roots-start-the-product',
      severity: 'error',
      comment: 'The product never needs a developer command or a test.',
      from: {
        path: '^(api/src|server|shell|mfe-[^/]+|packages)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^(scripts|e2e|bench|api/testing)/' },
    },
    {
      name: 'router-stays-private-to-the-shell',
      severity: 'error',
      comment: 'A shared module ships whole; remotes reach the router through kit.',
      from: { pathNot: '^(shell|packages/kit|bench)/' },
      to: { path: 'react-router' },
    },
    {
      name: 'kit-inner-parts-are-for-the-shell',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^packages/kit/src/(services|cart)\\.tsx$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['/dist/', '^\\.data', '^\\.toolchain'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
