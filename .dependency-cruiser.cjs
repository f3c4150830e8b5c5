/**
 * The import rules of ARCHITECTURE.md. Each has a known-bad file in test/architecture/bad
 * and test/architecture/rules.test.ts sees every one of them fire.
 */
const room = (path) => `^(test/architecture/bad/)?src/${path}`
const inPackages = (path) => `^(test/architecture/bad/)?packages/${path}`
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: room(''), pathNot: allowed.map(room) },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-stand-alone',
      comment:
        'A package is taken alone: it imports nothing of the product, nor of what tests and builds it.',
      severity: 'error',
      from: { path: inPackages('') },
      to: {
        path: '^(test/architecture/bad/)?(src|test|scripts|bench|faults|fuzz)/',
        pathNot: inPackages(''),
      },
    },
    {
      name: 'packages-without-npm-or-node',
      comment: 'Policy, disclosure and log take clock, randomness, solver and cryptography as arguments.',
      severity: 'error',
      from: {
        path: [inPackages('release/(policy|disclosure)/'), inPackages('record-log/log/')],
        pathNot: '\\.test\\.ts$',
      },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    {
      name: 'release-without-record-log',
      comment: 'What may be shown is decided without knowing that it is recorded.',
      severity: 'error',
      from: { path: inPackages('release/') },
      to: { path: inPackages('record-log/') },
    },
    only('core-is-pure', 'core/', ['core/'], 'core knows no other room.'),
    {
      name: 'core-without-npm-or-node',
      comment:
        'core takes clock, randomness and solvers as arguments; it has no npm package and no node: module.',
      severity: 'error',
      from: { path: room('core/'), pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core', 'npm-no-pkg', 'npm-unknown'],
      },
    },
    only(
      'contract-imports-core',
      'contract/',
      ['contract/', 'core/'],
      'The contract is built on core and zod only.',
    ),
    {
      name: 'contract-npm-is-zod',
      comment: 'The contract runs in the browser too.',
      severity: 'error',
      from: { path: room('contract/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    only('text-imports-text', 'text/', ['text/', 'core/'], 'Texts know no room but the types of core.'),
    {
      name: 'text-takes-types-of-core',
      comment: 'Texts may name core types and know which languages there are; they run no other core code.',
      severity: 'error',
      from: { path: room('text/'), pathNot: '\\.test\\.ts$' },
      to: {
        path: room('core/'),
        pathNot: room('core/languages\\.ts$'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'text-without-npm',
      comment: 'The dictionary ships to every reader.',
      severity: 'error',
      from: { path: room('text/'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only(
      'db-stands-alone',
      'server/db/',
      ['server/db/', 'core/', 'server/errors\\.ts$', 'server/config\\.ts$'],
      'Repositories know SQL and core, nothing above.',
    ),
    {
      name: 'sql-only-in-db',
      comment: 'pg and kysely are imported in server/db only (types of kysely included).',
      severity: 'error',
      from: { path: room('server/'), pathNot: [room('server/db/'), '\\.test\\.ts$'] },
      to: { path: '^node_modules/(pg|kysely)/' },
    },
    only(
      'usecases-know-no-http',
      'server/usecases/',
      [
        'server/usecases/',
        'core/',
        'server/db/',
        'server/mail/',
        'server/sms/',
        'server/keys/',
        'server/imports/',
        'server/net/',
        'server/jobs/queue\\.ts$',
        'server/own-process\\.ts$',
        'server/errors\\.ts$',
        'server/deps\\.ts$',
        'server/gather\\.ts$',
        'server/is-database-away\\.ts$',
      ],
      'A use case is called by HTTP and jobs alike.',
    ),
    {
      name: 'usecases-without-npm',
      comment: 'A use case is our own rule in our own words.',
      severity: 'error',
      from: { path: room('server/usecases/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/' },
    },
    {
      name: 'fastify-only-in-http',
      comment: 'HTTP is one room.',
      severity: 'error',
      from: { path: room('server/'), pathNot: [room('server/http/'), '\\.test\\.ts$'] },
      to: { path: '^node_modules/(fastify|@fastify|fastify-type-provider-zod)/' },
    },
    {
      name: 'http-not-to-db',
      comment: 'Only a route asks the database, and the session who is there (types of rows excepted).',
      severity: 'error',
      from: {
        path: room('server/http/'),
        pathNot: [room('server/http/(routes/|session\\.ts$)'), '\\.test\\.ts$'],
      },
      to: { path: room('server/db/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-only-read',
      comment:
        'A route asks a repository in a transaction that only reads; what writes or decides is a use case.',
      severity: 'error',
      from: { path: room('server/http/'), pathNot: '\\.test\\.ts$' },
      to: {
        path: room('server/db/'),
        pathNot: [room('server/db/read-as\\.ts$'), room('server/db/[^/]+-repository\\.ts$')],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('ui-knows-only-ui', 'web/ui/', ['web/ui/'], 'A ui part gets its words and data through props.'),
    only(
      'lib-knows-no-feature',
      'web/lib/',
      ['web/lib/', 'web/ui/', 'web/sitemap\\.ts$', 'core/', 'contract/', 'text/'],
      'What features share knows none of them.',
    ),
    only(
      'features-stay-apart',
      'web/features/',
      ['web/features/', 'web/ui/', 'web/lib/', 'core/', 'contract/', 'text/'],
      'A feature knows ui and lib.',
    ),
    {
      name: 'features-never-import-features',
      comment: 'The route introduces features to each other.',
      severity: 'error',
      from: { path: '(^|/)src/web/features/([^/]+)/' },
      to: { path: '(^|/)src/web/features/', pathNot: '(^|/)src/web/features/$2/' },
    },
    only(
      'routes-know-features',
      'web/routes/',
      [
        'web/routes/',
        'web/features/',
        'web/ui/',
        'web/lib/',
        'web/routes\\.ts$',
        'web/sitemap\\.ts$',
        'core/',
        'contract/',
        'text/',
      ],
      'A route puts features on a page.',
    ),
    {
      name: 'errors-only-in-form',
      comment: 'Form shows what is wrong; nobody else places the list (decision 0700).',
      severity: 'error',
      from: { path: room('web/'), pathNot: [room('web/lib/form/'), room('web/ui/form/')] },
      to: { path: room('web/ui/form/error-summary\\.tsx$') },
    },
    {
      name: 'skeleton-only-in-panel',
      comment: 'What is on its way is shown by Panel and Waiting (decision 0700).',
      severity: 'error',
      from: { path: room('web/'), pathNot: [room('web/lib/panel/'), room('web/ui/skeleton/')] },
      to: { path: room('web/ui/skeleton/skeleton\\.tsx$') },
    },
    {
      name: 'web-never-discloses',
      comment: 'Only the server makes disclosed figures.',
      severity: 'error',
      from: { path: room('web/') },
      to: { path: inPackages('release/(disclosure|policy)/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-without-server',
      comment: 'The browser never loads server code.',
      severity: 'error',
      from: { path: room('web/') },
      to: { path: room('server/') },
    },
    {
      name: 'server-without-web',
      comment: 'Web libraries are devDependencies; the slim server has none of them.',
      severity: 'error',
      from: { path: room('(server|core|contract|text)/') },
      to: { path: [room('web/'), '^node_modules/(react|react-dom|react-router|@tanstack|radix-ui)/'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
