const elsewhere = '^(shell|mfe-[^/]+|api|server|scripts|e2e|bench)/';

/**
 * Features that show another feature of the same app. What else two features share lies above them,
 * as `mfe-shop/src/cart/` does.
 */
const shown = [
  // The price list is the page that cart, shared carts and opened orders are on.
  { app: 'mfe-shop', feature: 'price-list', shows: ['cart', 'order', 'shared-cart'] },
  // Checkout is a dialog of the cart.
  { app: 'mfe-shop', feature: 'cart', shows: ['checkout'] },
  // The risk assessment is a dialog of the page.
  { app: 'mfe-assessments', feature: 'business-security', shows: ['risk-assessment'] },
  // The explorer's cards come from the technologies.
  { app: 'mfe-marketing', feature: 'explorer', shows: ['technology'] },
];

const featureRules = [
  {
    name: 'features-know-no-other-feature',
    severity: 'error',
    comment: 'A feature can be read, changed and removed alone.',
    from: {
      path: '^(mfe-[^/]+)/src/features/([^/]+)/',
      pathNot: shown.map(({ app, feature }) => `^${app}/src/features/${feature}/`),
    },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  ...shown.map(({ app, feature, shows }) => ({
    name: `${app}-${feature}-shows-only-${shows.join('-and-')}`,
    severity: 'error',
    from: { path: `^${app}/src/features/${feature}/` },
    to: {
      path: `^${app}/src/features/`,
      pathNot: `^${app}/src/features/(${[feature, ...shows].join('|')})/`,
    },
  })),
  {
    name: 'shared-parts-know-no-feature',
    severity: 'error',
    comment: 'Pages of content are made of features; nothing else above them is.',
    from: {
      path: '^(mfe-[^/]+)/src/',
      pathNot: '/src/(features|content|testing)/|/src/routes\\.ts$',
    },
    to: { path: '^$1/src/features/' },
  },
  {
    name: 'shell-areas-know-only-what-they-share',
    severity: 'error',
    comment:
      'Bootstrap puts the areas of the shell together. All set heads and tell of faults; the pages of the owner share the sign-in; a page that is loading or has failed looks the same everywhere.',
    from: { path: '^shell/src/([^/]+)/', pathNot: '^shell/src/bootstrap/' },
    to: {
      path: '^shell/src/[^/]+/',
      pathNot: [
        '^shell/src/($1|admin|head)/',
        '^shell/src/remotes/(page-loading|failure-panel)\\.tsx$',
        '^shell/src/layout/focus-heading\\.ts$',
        '^shell/src/telemetry/noticed-faults\\.ts$',
      ],
    },
  },
];

/** Who may import whom. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-stand-alone',
      severity: 'error',
      comment: 'A remote never imports the shell, the API, the site or another remote.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: elsewhere, pathNot: '^$1/' },
    },
    {
      name: 'page-serving-knows-release-control-by-its-port',
      severity: 'error',
      comment: 'A site without release control serves the same pages.',
      from: {
        path: '^shell/server/(page-server\\.ts|(pages|rendering|releases|telemetry)/)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^shell/server/release-control/',
        pathNot: '^shell/server/release-control/port\\.ts$',
      },
    },
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
      name: 'packages-stand-without-the-rest',
      severity: 'error',
      comment: 'A team has packages/ and its own folder; its commands are in packages/.',
      // `npm run dev` is the whole site, or a remote alone where there is no `scripts/`.
      from: { path: '^packages/', pathNot: '^packages/toolchain/dev\\.ts$' },
      to: { path: elsewhere },
    },
    {
      name: 'knowledge-is-tables-only',
      severity: 'error',
      comment:
        'An installer changes the tables without reading a rule, and nothing that a rule needs leaks into them.',
      from: { path: '^packages/knowledge/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/knowledge/|node_modules/.*valibot' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'The domain knows contracts, cart, result, site facts, Markdown, knowledge, wording, how visitors are counted and its own ports.',
      from: { path: '^api/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^(api/src/domain/|packages/(contracts|cart|result|site|site-plan|markdown|knowledge|wording)/|packages/http-server/src/(network-of|visitor-policy)\\.ts)|^(node:)?crypto$|node_modules/.*valibot',
      },
    },
    {
      name: 'plans-know-no-reports',
      severity: 'error',
      comment: 'What both say is in packages/wording; how a model rewords it is in rewording.',
      from: { path: '^api/src/domain/(plans|rewording)/' },
      to: { path: '^api/src/domain/assessments/' },
    },
    {
      name: 'leads-outbox-and-mail-know-no-kind',
      severity: 'error',
      comment:
        'Kinds of leads are handed in by compose.ts, so the mail of an order loads no plan and no report.',
      from: {
        path: '^api/src/(domain/(leads|outbox|mail)|http/leads\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^api/src/(lead-kinds|domain/(orders|enquiries|assessments|plans)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'outbox-knows-no-delivery',
      severity: 'error',
      comment: 'Deliveries are handed in, so another one changes no line of the outbox.',
      from: { path: '^api/src/domain/outbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/domain/mail/' },
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
        path: '^(api/src|server|shell|mfe-[^/]+)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^(scripts|e2e|bench|api/testing)/' },
    },
    {
      name: 'api-testing-below-commands-below-journeys-and-measurements',
      severity: 'error',
      comment: 'Commands test with api/testing; journeys and measurements use both.',
      from: { path: '^(api/testing|scripts)/' },
      to: { path: '^(scripts|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'router-stays-private-to-the-shell',
      severity: 'error',
      comment: 'A shared module ships whole; remotes reach the router through kit.',
      from: { pathNot: '^(shell|packages/(kit|standalone)|bench)/' },
      to: { path: 'react-router' },
    },
    {
      name: 'kit-inner-parts-are-for-the-shell',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^packages/kit/src/(services|cart)\\.tsx$' },
    },
    ...featureRules,
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
