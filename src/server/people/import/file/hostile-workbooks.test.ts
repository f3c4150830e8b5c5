import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { hostileWorkbooks } from '#test/import/hostile-workbooks.ts'
import { readWorkbookFile } from './read-import-file.ts'

const megabytes = 1024 * 1024

test.each(Object.keys(hostileWorkbooks))(
  '%s: refused in words, in bounded time',
  { timeout: 60_000 },
  async (name) => {
    const bytes = hostileWorkbooks[name]?.() ?? Buffer.of()
    expect(bytes.length).toBeLessThan(4 * megabytes)
    const problems = new ProblemList()
    const begun = performance.now()
    const { rows } = await readWorkbookFile(bytes, {}, problems)
    // The benchmark measures it (hostile-workbooks); here only an extreme growth fails, on any machine.
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(rows).toEqual([])
    expect(problems.errorCount).toBeGreaterThan(0)
    for (const { code } of problems.errors)
      expect(code).toMatch(/^(broken-workbook|too-[a-z]+-workbook|too-many-lines|empty-file|missing-column)$/)
  },
)
