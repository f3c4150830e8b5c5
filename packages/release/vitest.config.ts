import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['**/*.test.ts'],
    setupFiles: ['./test/property-seed.ts'],
    testTimeout: 60_000,
  },
})
