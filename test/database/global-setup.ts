import type { TestProject } from 'vitest/node'
import { startTemplate, type Template } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database of which every test file gets a copy. */
    readonly template: Template
  }
}

/** One server for all test files, and on it one migrated database, copied for each file by testDatabase(). */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await startTemplate()
  project.provide('template', template)
  return stop
}
