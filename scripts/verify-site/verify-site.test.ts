import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { writeDigests } from '#server/platform/program/program-digests.ts'
import { brand, built, programOf, psychologists, publish, serve, serveWith } from '#test/site/serve-site.ts'
import { compareSite } from './compare-site.ts'
import { siteAt } from './read-site.ts'

const faultsOf = async (origin: string) => (await compareSite(siteAt(origin), await publish())).faults

const script = resolve('scripts/verify-site.ts')

/** Runs the command in a folder, in a process of its own. */
function command(cwd: string, ...args: string[]): Promise<{ code: number; said: string; last: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, env: { ...process.env, INIT_CWD: cwd } },
      (error, out, err) =>
        done({
          code: Number(error?.code ?? 0),
          said: out + err,
          last: (out + err).trim().split('\n').at(-1) ?? '',
        }),
    )
  })
}

it('a site that serves the published program is found to, whatever its brand and people are called', async () => {
  const comparison = await compareSite(siteAt(await serve(built)), await publish())
  expect(comparison.faults).toEqual([])
  expect(comparison.compared).toBe(Object.keys(built).length)
  expect(comparison.values).toEqual({
    brand,
    psychologists,
    recoveryHours: 12,
    answerLanguages: ['ar', 'fi'],
    baseUrl: 'https://lugn.example',
  })
})

it('an edited script, an edited page and an edited text are each named', async () => {
  const changed = {
    ...built,
    'assets/root-1.js': 'export const one = 2',
    'en/index.html': built['en/index.html'].replace('Å Home', 'A Home'),
    'om-stress.data': '["%%BRAND_NAME%%",""]',
  }
  expect((await faultsOf(await serve(changed))).slice(1)).toEqual([
    '/assets/root-1.js is not the published file.',
    '/en is not the published page.',
    '/om-stress.data is not the published file.',
  ])
})

it('a page that brings a script more is named with the script', async () => {
  const more = '<script src="/assets/more.js"></script></body>'
  const index = built['om-stress/index.html'].replace('</body>', more)
  const faults = await faultsOf(
    await serve({ ...built, 'om-stress/index.html': index, 'assets/more.js': 'send()' }),
  )
  expect(faults.slice(1)).toEqual([
    '/om-stress is not the published page.',
    '/om-stress brings /assets/more.js, which is not published.',
  ])
})

it('a brand that is filled in as markup is no published page', async () => {
  const raw = built['index.html'].replace('%%BRAND_NAME%%</title>', `${brand.name}</title>`)
  const faults = await faultsOf(await serve({ ...built, 'index.html': raw }))
  expect(faults.slice(1)).toEqual(['/ is not the published page.'])
})

it('a page that is missing is named', async () => {
  const { 'om-stress.data': _, ...rest } = built
  const faults = await faultsOf(await serve(rest))
  expect(faults.slice(1)).toEqual(['/om-stress.data is published, and the site answers 404.'])
})

it('a server with other rules says itself that it is another program', async () => {
  const [fault, ...more] = await faultsOf(await serve(built, 'export const k = 2'))
  expect(fault).toMatch(
    /^The site says itself that it is another program, [0-9a-f]{64}: other are src\/core\/policy\.ts\.$/,
  )
  expect(more).toEqual([])
})

it('the last line says what was compared with what, and the command ends with 1 when a site differs or is down', async () => {
  const { project, digests } = await programOf(built)
  const file = join(project, 'digests.json')
  writeFileSync(file, writeDigests(digests))
  const [right, wrong] = [await serve(built), await serve({ ...built, 'assets/root-1.js': 'send()' })]

  const good = await command(project, right, '--digests', 'digests.json')
  expect(good).toMatchObject({ code: 0, last: `11 files of ${right} are those of digests.json.` })
  const bad = await command(project, wrong, '--digests', file)
  expect(bad).toMatchObject({
    code: 1,
    said: expect.stringContaining('/assets/root-1.js is not the published file.'),
    last: `${wrong} does not serve the program of ${file}.`,
  })

  const itself = await command(project, wrong)
  expect(itself).toMatchObject({
    code: 0,
    last: `11 files of ${wrong} are those that the site itself names. With a published program nothing was compared: run npm run build first, or name --digests FILE.`,
  })
  writeFileSync(join(project, 'build/digests.json'), writeDigests(digests))
  expect(await command(project, wrong)).toMatchObject({
    code: 1,
    last: `${wrong} does not serve the program of build/digests.json.`,
  })
  expect((await command(project, right)).last).toBe(`11 files of ${right} are those of build/digests.json.`)

  const down = await command(project, await serveWith((_, reply) => reply.destroy()), '--digests', file)
  expect(down).toMatchObject({ code: 1, said: expect.stringMatching(/The site does not answer: .+\./) })
  writeFileSync(
    file,
    writeDigests({ ...digests, files: { ...digests.files, 'src/core/policy.ts': '0'.repeat(64) } }),
  )
  expect((await command(project, right, '--digests', file)).said).toContain(
    'is no list of digests, or somebody has changed it',
  )
})
