import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSettings } from '#server/platform/config/config.ts'
import { operatorCommands } from '#server/platform/program/operator-commands.ts'
import { programFiles } from './program-files.ts'

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const packed = new Set(programFiles(project))
const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(project, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>

/** `import type` disappears at run time, so types may come from files that are not packed. */
const imported =
  /^(?:import|export)\s(?!type\b)[^'"=;]*?from '([^']+)'|\bimport\('([^']+)'\)|new URL\('(\.[^']+)'/gm

function importsOf(file: string): string[] {
  const text = readFileSync(join(project, file), 'utf8')
  return [...text.matchAll(imported)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')
}

it('an operator who unpacks the archive has every file that its programs load', () => {
  const missing = [...packed]
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => /^([.#]|@andrum\/)/.test(name) && /\.(ts|json)$/.test(name))
        .map((name) =>
          /^[#@]/.test(name)
            ? name.replace('#', 'src/').replace('@andrum/', 'packages/')
            : relative(project, resolve(project, dirname(file), name)),
        )
        .filter((wanted) => !packed.has(wanted))
        .map((wanted) => `${file} loads ${wanted}`),
    )
  expect(missing).toEqual([])
})

it('what the archive loads from npm is installed without the tools that build and test', () => {
  const loaded = new Set(
    [...packed]
      .filter((file) => file.endsWith('.ts'))
      .flatMap(importsOf)
      .filter((name) => !/^([.#]|node:)/.test(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  )
  const installed = { ...dependencies, ...optionalDependencies }
  expect(loaded).toContain('fastify')
  expect([...loaded].filter((name) => !(name in installed))).toEqual([])
})

const inRecordLog = ['verify-round', 'witness']
const commandFile = (name: string): string =>
  inRecordLog.includes(name) ? `packages/record-log/cli/${name}.ts` : `scripts/${name}.ts`

it('the archive has every command that an operator is told of, and no test', () => {
  const told = [...packed]
    .filter((file) => file.startsWith('docs/runbooks/'))
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join()
  const named = [...told.matchAll(/npx andrum ([a-z][a-z-]*)/g)].map((found) => found[1] ?? '')
  expect(named).toContain('backup')
  expect(named.filter((name) => !operatorCommands.includes(name))).toEqual([])
  for (const name of operatorCommands) expect(packed).toContain(commandFile(name))
  const byNpm = [...told.matchAll(/npm run ([a-z-]+)/g)].map((found) => found[1] ?? '')
  const forBuilders = ['bench', 'build', 'faults', 'pack']
  expect(byNpm.filter((name) => !forBuilders.includes(name))).toEqual([])
  expect([...packed].filter((file) => /\.test\.|^test\/|^src\/web\//.test(file))).toEqual([])
})

it('the example of an environment is read by a shell as it is by systemd and Compose, and starts with its secrets filled in', () => {
  const text = readFileSync('deploy/andrum.env.example', 'utf8')
    .replace(/^#([A-Z_]+=)/gm, '$1')
    .replace(
      /^(\w*(?:SECRET|KEY|KEY_OLD))=''$/gm,
      (_all, name) => `${name}='$(${name}) of 32 bytes and \\more'`,
    )
    .replace(/^((?:SMS|LOG|DATA|WITNESS)_\w+|RECOVERY_HOURS|OTEL_\w+)_OLD=.*$/gm, '')
  const read = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value = '']) => [
      name,
      value.replace(/^'(.*)'$/, '$1'),
    ]),
  )
  const shell = execFileSync('sh', ['-c', 'set -a; eval "$0"; exec env -0', text], {
    env: {},
    encoding: 'utf8',
  })
  const shellRead = Object.fromEntries(shell.split('\0').map((one) => one.split(/=(.*)/s)))
  expect(shellRead).toMatchObject(read)
  const sms = Object.keys(read).filter((name) => name.startsWith('SMS_'))
  for (const name of ['WITNESS_KEYS', 'SUPPORT_PHONE', 'SUPPORT_EMAIL', ...sms]) delete read[name]
  expect(readSettings(read)).toMatchObject({
    production: true,
    mailFrom: 'Andrum <noreply@andrum.example>',
  })
})
