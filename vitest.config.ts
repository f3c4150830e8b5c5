import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/core/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/text/**/*.test.ts',
            'src/web/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/architecture/**/*.test.ts',
            'test/attack/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.test.ts', 'test/own-document/**/*.test.ts'],
          globalSetup: ['test/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
