import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { writeInMemory } from './test/write-in-memory.ts'

writeInMemory()

/** Files of half a minute, which wait in real time or hold many rounds. They start first, so that none runs alone at the end. */
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
 * Tests that kill a server, attacks, and proxies, which must be installed. `npm run test:slow` runs them, `npm test` does
 * not. A change of a page or a text cannot break them.
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
    // One more than cores, because some tests only wait: two more gain nothing. At most four, because each worker holds up to 20
    // connections to the database.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // Modules are loaded once for each worker, not for each file: ours have no state that a test could find again.
    isolate: false,
    setupFiles: ['packages/release/test/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    // Vitest's default, a second, is not enough on a busy machine.
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
        // As in the web's own build, which this configuration does not use.
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          // A document for each file.
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
