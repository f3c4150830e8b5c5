import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'

async function read(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'smtp-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return readConfig({ DATA_DIR: folder, DEMO: '0', ...settings })
}
const refusal = (settings: Record<string, string>) =>
  read(settings).then(
    () => '',
    (error: Error) => error.message,
  )
const linesOf = (kind: string) =>
  readFileSync(new URL(`../../../../cases/${kind}/input.env`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.slice('SMTP_URL='.length))

describe('STARTTLS is demanded', () => {
  it.each(linesOf('smtp-starttls'))('by %s', async (SMTP_URL) => {
    const { smtpUrl } = await read({ SMTP_URL })
    expect(smtpUrl).toMatch(/^smtp:\/\/user:password@mail\.bolaget\.example/)
    expect(smtpUrl).toContain('requireTLS=true')
    expect(smtpUrl).not.toMatch(/[?&]starttls/)
  })

  it('also where mail without TLS is agreed to, when the address says so', async () => {
    const settings = { SMTP_WITHOUT_TLS: '1', SMTP_URL: 'smtp+starttls://mail.example' }
    expect((await read(settings)).smtpUrl).toContain('requireTLS=true')
  })

  it('not of this machine, nor where the operator says that the way is safe, unless the address says so', async () => {
    const withoutProof = '?tls.rejectUnauthorized=false'
    expect((await read({ SMTP_URL: 'smtp://127.0.0.1:587' })).smtpUrl).toBe(
      `smtp://127.0.0.1:587${withoutProof}`,
    )
    const settings = { SMTP_WITHOUT_TLS: '1', SMTP_URL: 'smtp://mail.example:587' }
    expect((await read(settings)).smtpUrl).toBe(`smtp://mail.example:587${withoutProof}`)
    expect((await read({ SMTP_URL: 'smtp+starttls://127.0.0.1:2525' })).smtpUrl).toContain('requireTLS=true')
  })

  it('and is no setting of an address that has TLS from the start', async () => {
    const { smtpUrl } = await read({
      SMTP_URL: 'smtps://mail.example:465?starttls=required&maxConnections=3',
    })
    expect(smtpUrl).toBe('smtps://mail.example:465?maxConnections=3')
  })

  it.each(['optional', 'no', '0', ''])('or is refused as a word that means nothing: "%s"', async (word) => {
    expect(await refusal({ SMTP_URL: `smtp://mail.example:25?starttls=${word}` })).toMatch(
      /^SMTP_URL has another starttls than required/,
    )
  })
})

describe('a password that an address cannot have as it is', () => {
  const addresses = [
    ...linesOf('smtp-url-special-signs').filter((line) => !line.startsWith('"')),
    'smtps://user:12/hemligt@mail.example:465',
    'smtps://user:12?hemligt@mail.example:465',
    'smtps://user:12#hemligt@mail.example:465',
    'smtps://user:hemligt%@mail.example:465',
    'smtps://user:100%hemligt@mail.example:465',
    'smtps://hemligt#1:pw@mail.example:465',
    'smtp+starttls://user:hem/ligt@mail.example',
  ]
  it.each(addresses)('is said how to write, and not repeated: %s', async (SMTP_URL) => {
    const said = await refusal({ SMTP_URL })
    expect(said).toMatch(/^SMTP_URL cannot be read as an address: .* # is written %23, \/ is %2F/)
    expect(said).not.toMatch(/Gi|tw50|ab\/cd|hemligt|hem\/|ligt/)
  })

  it.each([
    'postgres://user:ab#cd@db.example/andrum',
    'postgres://user:12/cd@db.example/andrum',
    'postgres://user:ab%@db.example/andrum',
    'postgres://user:ab#cd@one.example,two.example/andrum',
  ])('is said of the database, too: %s', async (DATABASE_URL) => {
    const said = await refusal({ SMTP_URL: 'smtp://127.0.0.1:25', DATABASE_URL })
    expect(said).toMatch(/^DATABASE_URL cannot be read as an address: .*%23/)
    expect(said).not.toMatch(/ab|cd/)
  })

  it.each([
    ['smtps://user%40bolaget.example:Gi%23tw50@mail.example:465', 'user@bolaget.example', 'Gi#tw50'],
    ['smtps://user@bolaget.example:p@ss:w$rd@mail.example:465', 'user@bolaget.example', 'p@ss:w$rd'],
  ])('is taken as it should be: %s', async (SMTP_URL, user, password) => {
    const { smtpUrl = '' } = await read({ SMTP_URL })
    const url = new URL(smtpUrl)
    expect([decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual([user, password])
  })

  it('is not what a comment behind the value is taken for', async () => {
    expect(await refusal({ SMTP_URL: 'smtps://user:pw@mail.example:465 # our provider' })).toMatch(
      /^SMTP_URL has a space in it: .*a comment needs a line of its own/,
    )
  })
})

const secret = 'a secret of more than 32 bytes, typed by hand'
const values: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  BASE_URL: 'https://andrum.example',
  AUTH_SECRET: secret,
  DATA_KEY: `${secret}, another`,
  LOG_KEY: `${secret}, a third`,
  SMTP_URL: 'smtps://user:hemligt@mail.example:465',
  SMTP_WITHOUT_TLS: '0',
  DATABASE_URL: 'postgres://user:hemligt@db.example/andrum',
  DATABASE_POOL_URL: 'postgres://user:hemligt@pool.example/andrum',
  PORT: '3000',
  HOST: '127.0.0.1',
  DEMO: '0',
  LOG_LEVEL: 'info',
  DRAIN_SECONDS: '5',
  METRICS_PORT: '9000',
  METRICS_HOST: '127.0.0.1',
  RECOVERY_HOURS: '12',
  ANSWER_LANGUAGES: 'fi',
  TRUSTED_PROXIES: '10.0.0.5',
  OUTGOING_NETWORKS: '10.0.0.0/8',
  MAIL_FROM: 'Andrum <hej@andrum.example>',
  BRAND_NAME: 'Andrum',
  SUPPORT_EMAIL: 'hej@andrum.example',
  SUPPORT_PHONE: '08-465 004 00',
  COMPANY_NAME: 'Andrum AB',
  COMPANY_NUMBER: '559999-9991',
  COMPANY_ADDRESS: 'Gatan 1',
  SMS_URL: 'https://sms.example/a1',
  SMS_USER: 'u1',
  SMS_PASSWORD: 'hemligt',
  SMS_FROM: 'Andrum',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hemligt',
  OTEL_SERVICE_NAME: 'andrum',
}

describe('a value as files of settings leave it', () => {
  it.each(Object.entries(values))(
    'in quotation marks is refused with what to do: %s',
    async (name, value) => {
      for (const [open, close] of ['""', "''", '“”', '””']) {
        const said = await refusal({ ...values, [name]: `${open}${value}${close}` })
        expect(said).toMatch(new RegExp(`^${name} is in quotation marks, .*: take them off`))
        expect(said.split('\n')).toHaveLength(1)
        expect(said).not.toMatch(/hemligt|typed by hand/)
      }
    },
  )

  it('with spaces or the end of a Windows line around it is read without them', async () => {
    const plain = await read(values)
    const around = Object.entries(values).map(([name, value]): [string, string] => [name, ` ${value} \t\r`])
    expect({ ...(await read(Object.fromEntries(around))), dataDir: '' }).toEqual({ ...plain, dataDir: '' })
  })

  it('that closed data with its quotation marks is taken as the earlier key', async () => {
    const quoted = `"${secret}, another"`
    expect(await refusal({ ...values, DATA_KEY: quoted })).toContain('give it with them as DATA_KEY_OLD, too')
    const { dataKeyOld } = await read({ ...values, DATA_KEY_OLD: quoted })
    expect(dataKeyOld?.toString()).toBe(quoted)
  })
})
