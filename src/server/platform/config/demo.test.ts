import { describe, expect, it } from 'vitest'
import { readSettings } from './config.ts'
import { type DemoQuestion, decideDemo } from './demo.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' }
const database = { DATABASE_URL: 'postgres://127.0.0.1/andrum' }

const edges: readonly (readonly [string, Omit<DemoQuestion, 'production'>, boolean, string | undefined])[] = [
  ['nothing is set', {}, true, undefined],
  ['the demo is asked for', { DEMO: '1' }, true, 'DEMO'],
  ['the demo is refused', { DEMO: '0' }, false, 'DEMO'],
  ['mail could leave', smtp, false, 'SMTP_URL'],
  ['a database is given', database, false, 'DATABASE_URL'],
  ['both are given', { ...smtp, ...database }, false, 'SMTP_URL'],
  ['it is asked for beside real settings', { DEMO: '1', ...smtp, ...database }, true, 'DEMO'],
  ['the address is on the net', { BASE_URL: 'https://andrum.example' }, false, 'BASE_URL'],
  ['the address is another port of this machine', { BASE_URL: 'http://localhost:8080' }, true, undefined],
  ['the address is a name below localhost', { BASE_URL: 'http://andrum.localhost' }, true, undefined],
  ['the address is loopback', { BASE_URL: 'http://127.0.0.1:3000' }, true, undefined],
  ['the address is loopback in full', { BASE_URL: 'http://[0:0:0:0:0:0:0:1]' }, true, undefined],
  ['the address only begins like this machine', { BASE_URL: 'http://localhost.example' }, false, 'BASE_URL'],
  ['the address only begins like loopback', { BASE_URL: 'http://127.0.0.1.example' }, false, 'BASE_URL'],
  ['the address is in the office', { BASE_URL: 'http://192.168.1.5:3000' }, false, 'BASE_URL'],
  ['the address is every address', { BASE_URL: 'http://0.0.0.0:3000' }, false, 'BASE_URL'],
  ['it listens to this machine', { HOST: '127.0.0.1' }, true, undefined],
  ['it listens to this machine by another number', { HOST: '127.255.0.3' }, true, undefined],
  ['it listens to this machine by name', { HOST: 'LocalHost' }, true, undefined],
  ['it listens to this machine over IPv6', { HOST: '::1' }, true, undefined],
  ['it listens to everybody', { HOST: '0.0.0.0' }, false, 'HOST'],
  ['it listens to everybody over IPv6', { HOST: '::' }, false, 'HOST'],
  ['it listens to everybody by a zero', { HOST: '0' }, false, 'HOST'],
  ['it listens to the office', { HOST: '10.0.0.7' }, false, 'HOST'],
  ['it listens to a number that is none', { HOST: '127.0.0.999' }, false, 'HOST'],
  ['it listens to a name like loopback', { HOST: '127.0.0.1.example' }, false, 'HOST'],
]

it.each(edges)('when %s', (_when, given, demo, because) => {
  expect(decideDemo({ production: false, ...given })).toEqual(
    because === undefined ? { demo } : { demo, because },
  )
})

it.each(edges)('in production there is no demo, also when %s', (_when, given) => {
  expect(decideDemo({ production: true, ...given })).toEqual({ demo: false, because: 'NODE_ENV' })
})

describe('an operator of the image', () => {
  const image = { ANDRUM_IMAGE: '1', HOST: '0.0.0.0' }
  const key = 'a secret of more than 32 bytes, typed by hand'
  const required = {
    BASE_URL: 'https://andrum.example',
    SMTP_URL: 'smtps://post:secret@mail.example:465',
    AUTH_SECRET: key,
    DATA_KEY: `${key}, another`,
  }

  it('gets the demo with no variable, and reads who can sign in to it', () => {
    const settings = readSettings(image)
    expect(settings).toMatchObject({ demo: true, production: false, host: '0.0.0.0' })
    expect(settings.notes).toEqual([expect.stringContaining('Everybody who reaches the port')])
    expect(readSettings({ ...image, BASE_URL: 'http://localhost:8080' }).demo).toBe(true)
  })

  it.each([
    ...Object.entries(required),
    ['DATABASE_URL', 'postgres://db.example/andrum'],
    ['LOG_KEY', key],
    ['DEMO', '0'],
  ])('who sets %s is in production, and is told what else is required', (name, value) => {
    const missing = Object.keys(required).filter((one) => one !== name)
    const all = missing.map((one) => `${one} is missing: in production it is required`).join('[^]*')
    expect(() => readSettings({ ...image, [name]: value })).toThrow(new RegExp(all))
  })

  it('is in production with the required variables alone, and in the demo beside them by DEMO=1', () => {
    expect(readSettings({ ...image, ...required })).toMatchObject({ production: true, demo: false })
    const asked = { ...image, DEMO: '1', DATABASE_URL: 'postgres://db.example/andrum' }
    expect(readSettings(asked)).toMatchObject({ production: false, demo: true })
  })

  it.each(Object.entries({ ...smtp, DATA_KEY: key }))(
    'a demo is not asked for beside %s, which people rely on',
    (name, value) => {
      expect(() => readSettings({ ...image, DEMO: '1', [name]: value })).toThrow(/DEMO must not be 1/)
    },
  )
})
