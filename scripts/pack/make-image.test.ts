import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { basesOf, makeImage } from './make-image.ts'

it('somebody who packs where no engine runs has the archive, and is told that there is no image', async () => {
  process.env.CONTAINER_ENGINE = '/nowhere/docker'
  try {
    expect(await makeImage('.', '0.0.0')).toBe('No image: neither docker nor podman answers here.')
  } finally {
    delete process.env.CONTAINER_ENGINE
  }
})

it('base images are named in full, as Podman needs them, and a stage is none', () => {
  expect(basesOf('FROM a/b:1 AS build\nRUN true\nFROM build\nFROM c/d:2\n')).toEqual(['a/b:1', 'c/d:2'])
  const bases = basesOf(readFileSync('deploy/Dockerfile', 'utf8'))
  expect(bases).toHaveLength(2)
  for (const base of bases) expect(base).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+$/)
})

it('everything that the page build and the archive read is in what an image is built from', () => {
  const kept = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
  for (const name of ['src', 'content', 'migrations', 'deploy', 'andrum', workspaces[0]?.replace('/*', '')])
    expect(kept).toContain(name)
})
