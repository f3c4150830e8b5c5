import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frame } from './sv/frame.ts'

/** The texts of a page and of the frame around it are one dictionary: a name that both have says one thing twice. */
test('no page takes a name that the frame around every page reads', async () => {
  const folder = join(import.meta.dirname, 'sv')
  for (const file of globSync('*.ts', { cwd: folder })) {
    if (file === 'frame.ts') continue
    const dictionaries: Record<string, object> = await import(join(folder, file))
    const taken = Object.values(dictionaries).flatMap((texts) =>
      Object.keys(texts).filter((name) => Object.hasOwn(frame, name)),
    )
    expect(taken, file).toEqual([])
  }
})
