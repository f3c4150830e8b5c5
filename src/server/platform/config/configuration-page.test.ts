import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSettings } from './config.ts'

const page = readFileSync(
  fileURLToPath(new URL('../../../../docs/reference/configuration.md', import.meta.url)),
  'utf8',
)

/** What stands in the first column of the tables below a heading, or of all. */
function namesIn(heading = ''): string[] {
  const [, part = ''] = heading === '' ? ['', page] : page.split(`\n## ${heading}\n`)
  const rows = part.split('\n## ')[0] ?? ''
  const tables = heading === '' ? page : rows
  return tables
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_*]+)`/g)].map(([, name = '']) => name),
    )
}

/** Every variable that the configuration reads with these settings, and the problems it finds. */
function readAll(settings: Readonly<Record<string, string>>) {
  const asked = new Set<string>()
  const watched = new Proxy<Record<string, string>>(settings, {
    get: (target, name) => {
      if (typeof name === 'string') asked.add(name)
      return Reflect.get(target, name)
    },
  })
  try {
    readSettings(watched)
    return { asked, said: '' }
  } catch (error) {
    return { asked, said: String(error) }
  }
}

const fits = (name: string, row: string) =>
  row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row

it('the page of settings has every variable that is read, and no other', () => {
  const everything = [
    {},
    { SMTP_URL: 'smtp://mail.example:25', SMS_URL: 'https://sms.example/a1/sms' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER: 'traceidratio' },
  ]
  const asked = [...new Set(everything.flatMap((settings) => [...readAll(settings).asked]))]
  const rows = namesIn()
  expect(asked.filter((name) => !rows.some((row) => fits(name, row)))).toEqual([])
  expect(rows.filter((row) => !asked.some((name) => fits(name, row)))).toEqual([])
})

it('what the page calls required in production is what a start there demands', () => {
  const { said } = readAll({ NODE_ENV: 'production' })
  const demanded = [...said.matchAll(/([A-Z_]+) is missing/g)].map(([, name = '']) => name)
  expect(namesIn('Required in production')).toEqual(['NODE_ENV', ...demanded.toSorted(byPage)])
})

const byPage = (one: string, other: string) => page.indexOf(`\`${one}\``) - page.indexOf(`\`${other}\``)
