/**
 * The import rules of ARCHITECTURE.md. Each has a known-bad file in test/architecture/bad
 * and test/architecture/rules.test.ts sees every one of them fire.
 */
const layer = (path) => `^(test/architecture/bad/)?src/${path}`
const inPackages = (path) => `^(test/architecture/bad/)?packages/${path}`
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: layer(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: layer(''), pathNot: allowed.map(layer) },
})

/** The subjects of the server, each with those that it may import, and why. */
const subjects = require('./src/server/allowed-pairs.json')
/** Tests may import everything. */
const test = '\\.test\\.ts$'

// What a file of the server may do is said by its name (decision 0701).
const sql = [layer('server/platform/db/'), layer('server/.*-(repository|query)\\.ts$')]
/** What a subject holds of a person: reads it, presents it in the export, and erases what it must itself (decision 0701). */
const personData = layer('server/(?!platform/|app/)[^/]+/person-data\\.ts$')
const http = [
  layer('server/platform/http/'),
  layer('server/people/scim/'),
  layer('server/app/(app|routes|redirect-home)\\.ts$'),
  layer('server/.*-(routes|http)\\.ts$'),
  layer('server/.*/present-[^/]+\\.ts$'),
  personData,
]
/** What else is no use case: background work, e-mails and files, what words they have, and the demo, which plays people. */
const useCases = {
  path: layer('server/(?!platform/|app/|demo/)[^/]+/'),
  pathNot: [
    ...sql,
    ...http,
    layer('server/.*-(job|email|sheets)\\.ts$'),
    layer('server/people/import/file/'),
    layer('server/bookings/mail/event-of-booking\\.ts$'),
    layer('server/rounds/invite/round-sms\\.ts$'),
    layer('server/self/results/fhir\\.ts$'),
    layer('server/identity/single-sign-on/single-sign-on\\.ts$'),
    test,
  ],
}

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
    only('core-is-pure', 'core/', ['core/'], 'core knows no other layer.'),
    {
      name: 'core-without-npm-or-node',
      comment:
        'core takes clock, randomness and solvers as arguments; it has no npm package and no node: module.',
      severity: 'error',
      from: { path: layer('core/'), pathNot: '\\.test\\.ts$' },
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
      from: { path: layer('contract/'), pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    only('text-imports-text', 'text/', ['text/', 'core/'], 'Texts know no layer but the types of core.'),
    {
      name: 'text-takes-types-of-core',
      comment: 'Texts may name core types and know which languages there are; they run no other core code.',
      severity: 'error',
      from: { path: layer('text/'), pathNot: '\\.test\\.ts$' },
      to: {
        path: layer('core/'),
        pathNot: layer('core/languages\\.ts$'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'text-without-npm',
      comment: 'The dictionary ships to every reader.',
      severity: 'error',
      from: { path: layer('text/'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'platform-knows-no-subject',
      comment: 'What every subject stands on imports none of them, nor what connects them (decision 0701).',
      severity: 'error',
      from: { path: layer('server/platform/'), pathNot: test },
      to: { path: layer('server/'), pathNot: layer('server/platform/') },
    },
    ...Object.entries(subjects).map(([subject, others]) => ({
      name: `${subject}-imports-allowed-subjects`,
      comment:
        'A subject imports platform, and another subject where src/server/allowed-pairs.json says why.',
      severity: 'error',
      from: { path: layer(`server/${subject}/`), pathNot: test },
      to: {
        path: layer('server/'),
        pathNot: ['platform', subject, ...Object.keys(others)].map((one) => layer(`server/${one}/`)),
      },
    })),
    {
      name: 'sql-stands-alone',
      comment: 'Repositories know SQL and core, nothing above.',
      severity: 'error',
      from: { path: sql, pathNot: test },
      to: {
        path: layer(''),
        pathNot: [...sql, layer('core/'), layer('server/platform/(errors|config/config)\\.ts$')],
      },
    },
    {
      name: 'sql-only-in-repositories',
      comment:
        'pg and kysely are imported by repositories, queries and platform/db only (their types included).',
      severity: 'error',
      from: { path: layer('server/'), pathNot: [...sql, test] },
      to: { path: '^node_modules/(pg|kysely)/' },
    },
    {
      name: 'only-http-knows-http',
      comment: 'A use case is called by HTTP and jobs alike, and so is what it stands on.',
      severity: 'error',
      from: { path: layer('server/(?!(main|pages-process)\\.ts$|app/)'), pathNot: [...http, test] },
      to: { path: http },
    },
    {
      name: 'platform-without-words',
      comment: 'Of what every subject stands on, HTTP, mail and files have words.',
      severity: 'error',
      from: {
        path: layer('server/platform/'),
        pathNot: [layer('server/platform/((http|mail|files)/|errors\\.ts$)'), test],
      },
      to: { path: layer('(contract|text)/') },
    },
    {
      name: 'refusals-take-types-of-contract',
      comment: 'The codes of refusals stand in the contract alone; what throws them takes their type.',
      severity: 'error',
      from: { path: layer('server/platform/errors\\.ts$') },
      to: { path: layer('(contract|text)/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'usecases-without-words',
      comment:
        'A use case decides and writes; what is sent and said about it stands in routes, jobs and e-mails.',
      severity: 'error',
      from: useCases,
      to: {
        path: [
          layer('(contract|text)/'),
          layer('server/platform/(config|files|metrics|program)/'),
          layer('server/platform/queue/(?!queue\\.ts$|announce-event\\.ts$|work-queue-repository\\.ts$)'),
          layer('server/platform/log\\.ts$'),
          layer('server/.*-(job|sheets)\\.ts$'),
        ],
      },
    },
    {
      name: 'usecases-without-npm',
      comment:
        'A use case is our own rule in our own words. How somebody signs in, and what is in a file, others know.',
      severity: 'error',
      from: {
        ...useCases,
        pathNot: [
          ...useCases.pathNot,
          layer('server/identity/(factors|passkeys|single-sign-on)/'),
          layer('server/people/import/file/'),
        ],
      },
      to: { path: '^node_modules/' },
    },
    {
      name: 'fastify-only-in-http',
      comment: 'HTTP is one layer.',
      severity: 'error',
      from: { path: layer('server/'), pathNot: [...http, test] },
      to: { path: '^node_modules/(fastify|@fastify|fastify-type-provider-zod)/' },
    },
    {
      name: 'http-not-to-db',
      comment: 'Only a route asks the database, and the session who is there (types of rows excepted).',
      severity: 'error',
      from: {
        path: http,
        pathNot: [
          layer('server/.*-routes\\.ts$'),
          layer('server/identity/sessions/session-http\\.ts$'),
          personData,
          test,
        ],
      },
      to: { path: sql, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-only-read',
      comment:
        'A route asks a repository in a transaction that only reads; what writes or decides is a use case.',
      severity: 'error',
      from: { path: http, pathNot: [personData, test] },
      to: {
        path: sql,
        pathNot: [layer('server/platform/db/read-as\\.ts$'), layer('server/.*-repository\\.ts$')],
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
      from: { path: '(^|/)src/web/features/([^/]+/[^/]+)/' },
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
      from: { path: layer('web/'), pathNot: [layer('web/lib/form/'), layer('web/ui/form/')] },
      to: { path: layer('web/ui/form/error-summary\\.tsx$') },
    },
    {
      name: 'skeleton-only-in-panel',
      comment: 'What is on its way is shown by Panel and Waiting (decision 0700).',
      severity: 'error',
      from: { path: layer('web/'), pathNot: [layer('web/lib/panel/'), layer('web/ui/skeleton/')] },
      to: { path: layer('web/ui/skeleton/skeleton\\.tsx$') },
    },
    {
      name: 'web-never-discloses',
      comment: 'Only the server makes disclosed figures.',
      severity: 'error',
      from: { path: layer('web/') },
      to: { path: inPackages('release/(disclosure|policy)/'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-without-server',
      comment: 'The browser never loads server code.',
      severity: 'error',
      from: { path: layer('web/') },
      to: { path: layer('server/') },
    },
    {
      name: 'server-without-web',
      comment: 'Web libraries are devDependencies; the slim server has none of them.',
      severity: 'error',
      from: { path: layer('(server|core|contract|text)/') },
      to: { path: [layer('web/'), '^node_modules/(react|react-dom|react-router|@tanstack)/'] },
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
