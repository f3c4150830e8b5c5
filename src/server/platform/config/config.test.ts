import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StartError } from '#server/platform/db/start-error.ts'
import { readConfig } from './config.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const longEnough = 'a secret of more than 32 bytes, typed by hand'
const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://andrum.example',
  AUTH_SECRET: longEnough,
  DATA_KEY: `${longEnough}, another`,
  SMTP_URL: 'smtps://post:secret@mail.example:465',
}

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  return ''
}

describe('an operator who sets nothing', () => {
  it('gets a demo on this machine alone', async () => {
    const config = readConfig({ DATA_DIR: await dataDir() })
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      demo: true,
      logLevel: 'info',
      mailFrom: 'Andrum <noreply@localhost>',
    })
    expect(config.databaseUrl).toBeUndefined()
    expect(config.notes).toEqual([])
  })

  it('gets secrets that are made once and are closed to others', async () => {
    const folder = await dataDir()
    const first = readConfig({ DATA_DIR: folder })
    const second = readConfig({ DATA_DIR: folder })
    expect(second.authSecret).toBe(first.authSecret)
    expect(second.dataKey.equals(first.dataKey)).toBe(true)
    expect(first.dataKey.length).toBeGreaterThanOrEqual(32)
    expect((await stat(join(folder, 'secrets', 'data-key'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
  })

  it('is not given a new key over data that the lost one closed', async () => {
    const folder = await dataDir()
    await mkdir(join(folder, 'postgres'))
    expect(refusal({ DATA_DIR: folder })).toMatch(/DATA_KEY is not set and .*data-key is missing/)
  })

  it('is told when a kept secret is damaged', async () => {
    const folder = await dataDir()
    await mkdir(join(folder, 'secrets'))
    await writeFile(join(folder, 'secrets', 'auth-secret'), 'cut')
    expect(refusal({ DATA_DIR: folder })).toMatch(/auth-secret is damaged: put it back/)
  })

  it('is told when DATA_DIR is a file', async () => {
    const file = join(await dataDir(), 'file')
    await writeFile(file, '')
    expect(refusal({ DATA_DIR: file })).toMatch(/is not a folder/)
  })
})

describe('an operator in production', () => {
  it('starts with the four required variables, and no secret of theirs is written down', async () => {
    const folder = await dataDir()
    const config = readConfig({ ...production, DATA_DIR: folder })
    expect(config).toMatchObject({ production: true, demo: false, baseUrl: 'https://andrum.example' })
    expect(config.mailFrom).toBe('Andrum <noreply@andrum.example>')
    await expect(readFile(join(folder, 'secrets', 'data-key'))).rejects.toThrow('ENOENT')
  })

  it.each(['BASE_URL', 'AUTH_SECRET', 'DATA_KEY', 'SMTP_URL'])('is told that %s is missing', (name) => {
    expect(refusal({ ...production, [name]: '' })).toMatch(
      new RegExp(`^${name} is missing: in production it is required`),
    )
  })

  it('is told everything that is missing at once', () => {
    const names = refusal({ NODE_ENV: 'production' })
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(names).toEqual(['BASE_URL', 'SMTP_URL', 'AUTH_SECRET', 'DATA_KEY'])
  })

  it.each([
    ['DEMO', '1', /DEMO must not be 1 in production/],
    ['BASE_URL', 'http://andrum.example', /BASE_URL must be an address that begins with https/],
    ['AUTH_SECRET', 'short', /AUTH_SECRET must be at least 32 bytes/],
    ['DATA_KEY', 'short', /DATA_KEY must be at least 32 bytes/],
  ])('is refused %s=%s', (name, value, sentence) => {
    expect(refusal({ ...production, [name]: value })).toMatch(sentence)
  })

  it('is told which details of the company are still an example', async () => {
    const { notes } = readConfig({ ...production, DATA_DIR: await dataDir(), SUPPORT_PHONE: '08-550 123 45' })
    expect(notes.map((note) => note.split(' ')[0])).toEqual([
      'BRAND_NAME',
      'SUPPORT_EMAIL',
      'COMPANY_NAME',
      'COMPANY_NUMBER',
      'COMPANY_ADDRESS',
    ])
  })
})

describe('an operator whose start is neither the demo nor production', () => {
  it.each([
    [{ DATABASE_URL: 'postgres://db.example/andrum' }, 'DATABASE_URL is set, so this is no demo'],
    [{ BASE_URL: 'https://andrum.example' }, 'BASE_URL is set, so this is no demo'],
    [{ HOST: '0.0.0.0' }, 'HOST is set, so this is no demo'],
    [{ DEMO: '0' }, 'with DEMO=0 mail is really sent'],
  ])('and cannot mail is told why, and by which variable: %o', (given, reason) => {
    expect(refusal({ DATA_DIR: '/tmp', ...given })).toContain(`SMTP_URL is missing: ${reason}`)
  })

  it('has no demo, and reads at the start which variable decided', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' }
    const config = readConfig({ DATA_DIR: await dataDir(), ...smtp, HOST: '0.0.0.0' })
    expect(config.demo).toBe(false)
    expect(config.notes).toEqual([
      'There are no demo accounts and mail is really sent, because SMTP_URL is set. Set NODE_ENV=production where people rely on it.',
    ])
  })

  it('has the demo beside real settings only when they ask for it', async () => {
    const given = { DATA_DIR: await dataDir(), DATABASE_URL: 'postgres://db.example/andrum', HOST: '0.0.0.0' }
    const config = readConfig({ ...given, DEMO: '1' })
    expect(config.demo).toBe(true)
    expect(config.notes).toEqual(['Everybody can sign in to the demo accounts, because DEMO is 1.'])
  })

  it('offers answering in the languages that are named, and in none without', async () => {
    const given = { DATA_DIR: await dataDir() }
    expect(readConfig(given).answerLanguages).toEqual([])
    expect(readConfig({ ...given, ANSWER_LANGUAGES: 'PL, fi' }).answerLanguages).toEqual(['fi', 'pl'])
    expect(refusal({ DATA_DIR: '/tmp', ANSWER_LANGUAGES: 'fi,tlh' })).toBe(
      'ANSWER_LANGUAGES has tlh: there are fi, ar, pl, uk, separated by commas.',
    )
  })

  it('sends no SMS from a demo, which everybody is let into', async () => {
    const sms = {
      SMS_URL: 'https://api.46elks.com/a1/sms',
      SMS_USER: 'u1234',
      SMS_PASSWORD: 'hemligt',
      SMS_FROM: 'Andrum',
    }
    expect(refusal({ DATA_DIR: '/tmp', DEMO: '1', ...sms })).toBe(
      'SMS_URL is set, but a demo lets everybody in and sends no SMS.',
    )
    const real = { DATA_DIR: await dataDir(), DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:25', ...sms }
    expect(readConfig(real).sms).toMatchObject({ user: 'u1234', from: 'Andrum' })
  })

  it('does not get the demo by a slip in an address', () => {
    expect(refusal({ DATA_DIR: '/tmp', SMTP_URL: 'mail.example:25' })).not.toMatch(/DEMO/)
    expect(refusal({ DATA_DIR: '/tmp', DATABASE_URL: 'mysql://db.example/andrum' })).toMatch(
      /SMTP_URL is missing: DATABASE_URL is set, so this is no demo/,
    )
  })
})

describe('a wrong variable', () => {
  it.each([
    ['NODE_ENV', 'prod', /NODE_ENV must be one of production, development, test, and is "prod"/],
    ['PORT', '65536', /PORT must be a whole number between 0 and 65535/],
    ['PORT', '3e3', /PORT must be a whole number/],
    ['HOST', 'two words', /HOST must be an IP address/],
    ['DATABASE_URL', 'mysql://host/db', /DATABASE_URL must be an address that begins with postgres/],
    ['DATABASE_URL', 'postgres://user:secret@host', /DATABASE_URL must end with the name of a database/],
    ['DATABASE_POOL_URL', 'postgres://pool/andrum', /DATABASE_POOL_URL must lead to the same database/],
    ['BASE_URL', 'https://andrum.example/sv', /BASE_URL must be the address alone/],
    ['BASE_URL', 'andrum.example', /BASE_URL must be an address/],
    ['AUTH_SECRET', 'short', /AUTH_SECRET must be at least 32 bytes/],
    ['DATA_KEY_OLD', longEnough, /DATA_KEY_OLD needs DATA_KEY beside it/],
    ['SMTP_URL', 'mail.example:25', /SMTP_URL must be an address that begins with smtp/],
    [
      'SMTP_URL',
      'smtp://post:secret@mail.example:25',
      /SMTP_URL must begin with smtps:\/\/.*SMTP_WITHOUT_TLS=1/,
    ],
    ['SMTP_URL', 'smtp://127.0.0.1.example:25', /SMTP_URL must begin with smtps/],
    ['SMTP_WITHOUT_TLS', 'yes', /SMTP_WITHOUT_TLS must be one of 0, 1/],
    [
      'TRUSTED_PROXIES',
      '10.0.0.5, proxy.example',
      /TRUSTED_PROXIES must be addresses .* has "proxy.example"/,
    ],
    ['TRUSTED_PROXIES', '0.0.0.0/0', /TRUSTED_PROXIES must be addresses/],
    ['OUTGOING_NETWORKS', '0.0.0.0/0', /OUTGOING_NETWORKS must be addresses/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /TRUSTED_PROXIES must be addresses/],
    ['TRUSTED_PROXIES', '2001:db8::/129', /TRUSTED_PROXIES must be addresses/],
    ['MAIL_FROM', 'Andrum', /MAIL_FROM must be a sender like/],
    ['BRAND_NAME', 'Andrum\r\nBcc: all', /BRAND_NAME must be one line/],
    ['SUPPORT_EMAIL', 'hej', /SUPPORT_EMAIL must be an e-mail address/],
    ['SUPPORT_PHONE', 'ring oss', /SUPPORT_PHONE must be a phone number/],
    ['COMPANY_NUMBER', '559999-9990', /COMPANY_NUMBER must be an organisation number/],
    ['DEMO', 'yes', /DEMO must be one of 0, 1/],
    ['DEMO', '0', /SMTP_URL is missing: with DEMO=0 mail is really sent/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of fatal/],
    ['METRICS_PORT', '3000', /METRICS_PORT must be another than PORT/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    ['RECOVERY_HOURS', '25', /RECOVERY_HOURS must be a whole number between 1 and 24/],
    ['RECOVERY_HOURS', '12', /RECOVERY_HOURS needs DATABASE_URL/],
    ['DRAIN_SECONDS', '60', /DRAIN_SECONDS must be a whole number between 0 and 10/],
    // Only a shell knows whose home that is.
    ['DATA_DIR', '~', /^DATA_DIR begins with ~, which only a shell replaces: write the whole path\.$/m],
    ['DATA_DIR', '~/andrum', /DATA_DIR begins with ~/],
  ])('stops the start: %s=%s', (name, value, sentence) => {
    expect(refusal({ DATA_DIR: '/tmp', [name]: value })).toMatch(sentence)
  })

  it('is never repeated when it may hold a secret', () => {
    const wrong = { AUTH_SECRET: 'hemlig', DATABASE_URL: 'mysql://hemlig@host/db', SMTP_URL: 'http://hemlig' }
    expect(refusal({ DATA_DIR: '/tmp', ...wrong })).not.toContain('hemlig')
  })
})

describe('mail without TLS', () => {
  it.each(['smtp://127.0.0.1:25', 'smtp://localhost', 'smtp://[::1]:1025'])(
    'goes to this machine: %s',
    async (SMTP_URL) => {
      const { smtpUrl } = readConfig({ DATA_DIR: await dataDir(), DEMO: '0', SMTP_URL })
      expect(smtpUrl).toBe(`${SMTP_URL}?tls.rejectUnauthorized=false`)
    },
  )

  it('goes further when the operator says that the way is safe', async () => {
    const env = { DEMO: '0', SMTP_URL: 'smtp://mail.example:25', SMTP_WITHOUT_TLS: '1' }
    const { smtpUrl } = readConfig({ DATA_DIR: await dataDir(), ...env })
    expect(smtpUrl).toBe('smtp://mail.example:25?tls.rejectUnauthorized=false')
  })
})

describe('proxies that are believed', () => {
  it('are those on this machine, or those that are named', async () => {
    const DATA_DIR = await dataDir()
    expect(readConfig({ DATA_DIR }).trustedProxies).toEqual(['127.0.0.0/8', '::1/128'])
    const named = readConfig({ DATA_DIR, TRUSTED_PROXIES: '10.0.0.5, 2001:db8:1::/48' })
    expect(named.trustedProxies).toEqual(['10.0.0.5', '2001:db8:1::/48'])
  })
})

describe('what the server connects to for a customer', () => {
  it('is public, and what the operator names besides', async () => {
    const DATA_DIR = await dataDir()
    expect(readConfig({ DATA_DIR }).outgoingNetworks).toEqual([])
    const named = readConfig({ DATA_DIR, OUTGOING_NETWORKS: '10.2.0.0/16' })
    expect(named.outgoingNetworks).toEqual(['10.2.0.0/16'])
  })
})

describe('the proxy that requests to customers’ addresses take', () => {
  const HTTPS_PROXY = 'http://user:s%40cret@proxy.bolaget.example:3128'

  it('is Node’s, once Node is told to read the environment', async () => {
    const DATA_DIR = await dataDir()
    for (const unread of [HTTPS_PROXY, 'proxy:3128'])
      expect(readConfig({ DATA_DIR, HTTPS_PROXY: unread }).outgoingProxy).toBeUndefined()
    const set = { DATA_DIR, HTTPS_PROXY, NODE_USE_ENV_PROXY: '1', NO_PROXY: '.bolaget.example' }
    expect(readConfig(set).outgoingProxy).toEqual({
      HTTPS_PROXY: `${HTTPS_PROXY}/`,
      NO_PROXY: '.bolaget.example',
    })
  })

  it('is never repeated when it cannot be read: it may hold a password', async () => {
    const set = { DATA_DIR: await dataDir(), HTTPS_PROXY: 'proxy:3128/s3cret', NODE_USE_ENV_PROXY: '1' }
    expect(() => readConfig(set)).toThrow(/^HTTPS_PROXY must be an address that begins with http/)
    expect(() => readConfig(set)).not.toThrow(/s3cret/)
  })
})

describe('a phone number', () => {
  it.each([
    ['08-550 123 45', '+46855012345'],
    ['+46 8 550 123 45', '+46855012345'],
    ['+358 9 123 456', '+3589123456'],
  ])('%s is dialled as %s', async (text, link) => {
    const { brand } = readConfig({ DATA_DIR: await dataDir(), SUPPORT_PHONE: text })
    expect([brand.supportPhone, brand.supportPhoneLink]).toEqual([text, link])
  })
})
