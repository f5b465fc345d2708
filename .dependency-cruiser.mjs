// Who may import whom (docs/architecture.md). Rules for every file, tests included; .dependency-cruiser.cycles.mjs forbids cycles.

/** The parts each part may import besides itself. What puts them together (scripts, prisma, e2e, bench) may use all. */
const PARTS = {
  domain: [],
  services: ['domain'],
  api: ['domain', 'services'],
  worker: ['domain', 'services'],
  web: ['domain'],
};
const names = Object.keys(PARTS).join('|');

export const TESTS = '(\\.test\\.tsx?$|/testing/)';
export const GENERATED = '(/generated/|/__generated__/)';
/** The example with types imports a file that its reader makes. */
export const NO_SOURCES = '^(\\.data|\\.git|coverage|web/dist|api/developers/snippets/client\\.mts)(/|$)';

export const options = {
  doNotFollow: { path: ['node_modules', GENERATED] },
  exclude: { path: NO_SOURCES },
  // Imports of types count too: a file that depends on a type changes with it.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
  },
};

/** Tests of services, api and worker may use any part; those of domain and web keep to their part's rule. */
const mayUseAllInTests = (part) => part !== 'domain' && part !== 'web';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(PARTS).map(([part, others]) => ({
      name: `${part}-imports-only-${['itself', ...others].join('-')}`,
      severity: 'error',
      from: { path: `^${part}/`, ...(mayUseAllInTests(part) ? { pathNot: TESTS } : {}) },
      to: { path: `^(${names}|scripts|prisma|e2e|bench)/`, pathNot: `^(${[part, ...others].join('|')})/` },
    })),
    {
      name: 'another-part-by-its-name',
      comment: 'Write @fairtab/<part>/…, so that a reader sees where a part begins. Names lead to .ts files only.',
      severity: 'error',
      // Node reads Vite's configuration, and knows no package that consists of .ts files.
      from: { path: `^(${names})/`, pathNot: '^web/(build/|vite\\.config\\.ts$)' },
      to: { path: `^(${names})/`, pathNot: ['^$1/', '\\.tsx$'], dependencyTypes: ['local'] },
    },
    {
      name: 'own-part-by-relative-path',
      severity: 'error',
      from: { path: `^(${names})/` },
      to: { path: '^$1/', pathNot: '/node_modules/', dependencyTypesNot: ['local'] },
    },
    {
      name: 'domain-uses-no-package-but-zod',
      comment:
        'Messages are formatted by a package on the server. A built page has no trace of it. A package cuts files of groups into cells.',
      severity: 'error',
      from: { path: '^domain/', pathNot: [TESTS, '^domain/language/t\\.ts$', '^domain/groups/csvRows\\.ts$'] },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'packages-are-in-the-package.json-of-the-part',
      comment: 'Snippets are programs of others, which our pages show.',
      severity: 'error',
      from: { path: '^(domain|services|api|worker|web/src)/', pathNot: `${TESTS}|^api/developers/snippets/` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-modules-of-node-in-the-browser',
      severity: 'error',
      from: { path: '^(domain|web/src)/', pathNot: `${TESTS}|^web/src/server\\.tsx$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: `^(${names}|scripts/launcher|scripts/tools|prisma)/`, pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'domain-folders-build-on-its-files',
      comment: 'The folders of domain use the files beside them, never the other way. All of them write messages.',
      severity: 'error',
      from: { path: '^domain/[^/]+$', pathNot: TESTS },
      to: { path: '^domain/[^/]+/', pathNot: '^domain/language/' },
    },
    {
      name: 'ui-knows-nothing-of-fairtab',
      comment: 'web/src/ui and web/src/lib are below all rooms and screens.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: TESTS },
      to: { path: '^web/src/', pathNot: '^web/src/(ui|lib)/' },
    },
    {
      name: 'rooms-know-no-screen',
      comment: 'What several screens share does not know which screens they are.',
      severity: 'error',
      from: { path: '^web/src/[^/]+/', pathNot: ['^web/src/screens/', TESTS] },
      to: { path: '^web/src/(screens/|routes\\.tsx$|main\\.tsx$)' },
    },
    {
      name: 'a-screen-knows-no-other-screen',
      comment: 'Move what they share into a folder beside web/src/screens.',
      severity: 'error',
      from: { path: '^web/src/screens/([^/]+)/' },
      to: { path: '^web/src/(screens/|routes\\.tsx$|main\\.tsx$)', pathNot: '^web/src/screens/$1/' },
    },
    {
      name: 'the-launcher-knows-no-tool',
      comment: '`npm start` runs without the development packages, which tools and tests may use.',
      severity: 'error',
      from: { path: '^scripts/launcher/', pathNot: TESTS },
      to: { path: '^scripts/(tools|testing)/' },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: {},
      // Vite resolves what follows the question mark, and the build fails without the file.
      to: { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    },
  ],
  options,
};
