// The arrows of docs/architecture.md. A test plants a forbidden import and sees this fail.
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'A cycle means that two rooms are one.'),
    rule(
      'everything-resolves',
      {},
      { couldNotResolve: true, pathNot: '^(\\+types|virtual:)|/\\+types/|\\?url$' },
      'Every import resolves.',
    ),
    rule(
      'domain-stands-alone',
      { path: '^packages/domain/src', pathNot: '(\\.test\\.ts$|/testing/)' },
      { pathNot: '^packages/domain/src' },
      'The rules of the restaurant depend on nothing.',
    ),
    rule(
      'contract-on-domain',
      { path: '^packages/contract/src' },
      { path: '^(apps|e2e|bench)/' },
      'The wire knows the domain only.',
    ),
    rule(
      'format-stands-alone',
      { path: '^packages/format/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/format/src' },
      'How a locale writes things depends on nothing.',
    ),
    rule(
      'ui-low',
      { path: '^packages/ui/(src|vite)' },
      { path: '^(apps|e2e|bench|packages/(?!ui/|format/))' },
      'What any screen is made of knows no application.',
    ),
    rule(
      'one-door-ui',
      { pathNot: '^packages/ui/' },
      { path: '^packages/ui/src/(?!index\\.ts|styles\\.css|fonts/)' },
      'One door a package.',
    ),
    rule(
      'one-door-format',
      { pathNot: '^packages/format/' },
      { path: '^packages/format/src/(?!index\\.ts)' },
      'One door a package.',
    ),
    rule(
      'web-host-stands-alone',
      { path: '^packages/web-host/' },
      { path: '^(apps|e2e|bench|packages/(?!web-host/))' },
      'Answering files and pages knows nothing of what they show.',
    ),
    rule(
      'one-door-web-host',
      { pathNot: '^packages/web-host/' },
      { path: '^packages/web-host/src/(?!index\\.ts)' },
      'One door a package.',
    ),
    rule(
      'one-door-domain',
      { pathNot: '^packages/domain/' },
      { path: '^packages/domain/src/(?!index\\.ts)' },
      'One door a package.',
    ),
    rule(
      'one-door-contract',
      { pathNot: '^packages/contract/' },
      { path: '^packages/contract/src/(?!index\\.ts)' },
      'One door a package.',
    ),
    rule(
      'api-not-storefront',
      { path: '^apps/api/' },
      { path: '^apps/(storefront|serve)/' },
      'The two wings never touch.',
    ),
    rule(
      'storefront-not-api',
      { path: '^apps/storefront/' },
      { path: '^apps/(api|serve)/' },
      'The two wings never touch.',
    ),
    rule(
      'sandbox-stands-alone',
      { path: '^packages/stripe-sandbox/' },
      { path: '^(apps|e2e|bench|packages/(?!stripe-sandbox/))' },
      'The stand-in for Stripe knows nothing of the shop, as Stripe does.',
    ),
    rule(
      'sandbox-not-in-product',
      { path: '^(packages|apps)/', pathNot: '^(packages/stripe-sandbox|apps/serve)/|\\.test\\.tsx?$|/testing/' },
      { path: '^packages/stripe-sandbox/' },
      'Only configuration tells Stripe from the sandbox: serve starts it, tests ask it.',
    ),
    rule(
      'one-door-sandbox',
      { pathNot: '^packages/stripe-sandbox/' },
      { path: '^packages/stripe-sandbox/src/(?!index\\.ts)' },
      'One door a package.',
    ),
    rule(
      'nothing-imports-serve',
      { pathNot: '^apps/serve/' },
      { path: '^apps/serve/' },
      'serve composes; nothing composes serve.',
    ),
    rule(
      'api-features-below-app',
      { path: '^apps/api/src/(db|gateways|plugins)/' },
      { path: '^apps/api/src/(features/|app\\.ts)' },
      'app -> features -> {db, gateways, plugins}.',
    ),
    rule(
      'api-no-foreign-routes',
      { path: '^apps/api/src/features/([^/]+)/' },
      { path: '^apps/api/src/features/(?!$1/)[^/]+/[^/]*-routes\\.ts$' },
      "A feature may use another's repository, never its routes.",
    ),
    rule(
      'sql-in-repositories',
      { path: '^apps/api/src/features/', pathNot: '(-repository|\\.test)\\.ts$' },
      { path: 'node_modules/drizzle-orm' },
      'SQL only in *-repository.ts.',
    ),
    rule(
      'storefront-features-apart',
      { path: '^apps/storefront/app/features/([^/]+)/' },
      { path: '^apps/storefront/app/features/(?!$1/)' },
      'Features never import features: the route composes them.',
    ),
    rule(
      'storefront-features-below-routes',
      { path: '^apps/storefront/app/(features|ui|state|messages|platform|shell)/' },
      { path: '^apps/storefront/app/routes/' },
      'routes -> features -> {ui, messages, state} -> platform.',
    ),
    rule(
      'storefront-ui-low',
      { path: '^apps/storefront/app/(ui|messages|state|platform)/' },
      { path: '^apps/storefront/app/(features|shell|routes)/' },
      'ui, messages and state stand below the features.',
    ),
    rule(
      'storefront-platform-lowest',
      { path: '^apps/storefront/app/platform/' },
      { path: '^apps/storefront/app/(?!platform/)' },
      'platform stands on nothing of ours.',
    ),
    rule(
      'no-dev-dependency-in-product',
      { path: '^(packages|apps)/[^/]+/(src|server)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      { dependencyTypes: ['npm-dev'] },
      'The product runs without its tools.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|coverage|pictures)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
