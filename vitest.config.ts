import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { writeInMemory } from './test/write-in-memory.ts'

writeInMemory()

/** Files that wait in real time or hold many rounds, for half a minute or so; what is begun last would be waited for by everybody. */
const longest = [
  'src/server/rounds/cheating-employer.test.ts',
  'src/server/app/own-acts-afterwards.test.ts',
  'src/server/platform/db/embedded/folder-lock.test.ts',
  'src/server/rounds/release/release-killed.test.ts',
  'src/server/people/import/import-killed.test.ts',
  'src/server/platform/mail/smtp-mailer.test.ts',
  'src/server/app/outages.test.ts',
  'src/server/platform/db/embedded/embedded-server.test.ts',
  'src/server/worker.test.ts',
  'src/server/platform/http/connections.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

/**
 * Kills of a server, attacks, and proxies, which are installed for it: `npm run test:slow` runs them, and `npm test` does not. Nobody who
 * changes a page or a text can break them.
 */
const slow = [
  'packages/release/attack/**/*.test.ts',
  'packages/release/cli/attack*.test.ts',
  'packages/release/cli/attack/**/*.test.ts',
  'packages/record-log/cli/verify-round-cases.test.ts',
  'src/server/**/*-killed.test.ts',
  'src/server/**/cheating-employer*.test.ts',
  'src/server/app/own-acts-afterwards.test.ts',
  'src/server/platform/db/embedded/folder-lock.test.ts',
  'src/server/platform/db/embedded/embedded-server.test.ts',
  'test/deploy/**/*.test.ts',
]
const exclude = [...configDefaults.exclude, ...slow]

export default defineConfig({
  test: {
    // One more than cores, because some only wait. At most four: each holds up to 20 connections to the database.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // Modules are read once a worker and not once a file: none of ours keeps anything that a test could find again.
    isolate: false,
    setupFiles: ['packages/release/test/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    // A second, Vitest's own measure, is not enough on a machine that does much else.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'src/core/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/text/**/*.test.ts',
            'src/web/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'faults/**/*.test.ts',
            'test/architecture/**/*.test.ts',
            'test/release/**/*.test.ts',
            'test/over-http/**/*.test.ts',
          ],
          exclude,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        // As the web's own build does, which this one knows nothing of.
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          // Each file has a document of its own.
          isolate: true,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          globalSetup: ['test/pages/built.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'test/own-document/**/*.test.ts', 'fuzz/**/*.test.ts'],
          exclude,
          globalSetup: ['test/database/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          globalSetup: ['test/database/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
