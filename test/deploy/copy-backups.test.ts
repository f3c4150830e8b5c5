import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findOrInstall } from '../../scripts/find-chromium.ts'

const age = findOrInstall('age', ['/usr/bin/age', '/opt/homebrew/bin/age'])

it('a backup is copied off the machine once, and only who has the key reads the copy', () => {
  const root = mkdtempSync(join(tmpdir(), 'andrum copy '))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const at = (name: string) => join(root, name)
  for (const name of ['data', 'keys', 'one', 'other']) mkdirSync(at(name))
  writeFileSync(at('data/andrum-2026-05-01T030000'), 'the data')
  writeFileSync(at('keys/andrum-2026-05-01T030000.keys'), 'the keys')
  // On another night the folder of the keys was full, so the keys were left beside the data.
  writeFileSync(at('data/andrum-2026-04-30T030000.keys'), 'keys of another night')
  // And once more it was killed in the middle.
  for (const part of ['', '.keys'])
    writeFileSync(at(`data/andrum-2026-04-29T030000${part}.unfinished`), 'half of it')
  const key = execFileSync(`${age}-keygen`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  writeFileSync(at('identity'), key)
  const recipient = /public key: (\S+)/.exec(key)?.[1] ?? ''
  const environment = {
    PATH: process.env.PATH,
    BACKUP_DATA: at('data'),
    BACKUP_KEYS: at('keys'),
    BACKUP_COPY_DATA: at('one'),
    BACKUP_COPY_DATA_FOR: recipient,
    BACKUP_COPY_KEYS: at('other'),
  }
  const copy = (more = {}) =>
    spawnSync('sh', [join('deploy', 'copy-backups.sh')], {
      env: { ...environment, ...more },
      encoding: 'utf8',
    })
  expect(copy(), 'nothing goes anywhere unencrypted').toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no key is named'),
  })
  expect(readdirSync(at('other'))).toEqual([])
  expect(copy({ BACKUP_COPY_KEYS_FOR: recipient })).toMatchObject({ status: 0, stderr: '' })
  const [copied = ''] = readdirSync(at('one'))
  expect([copied, ...readdirSync(at('other'))]).toEqual([
    'andrum-2026-05-01T030000.age',
    'andrum-2026-05-01T030000.keys.age',
  ])
  expect(readFileSync(join(at('one'), copied), 'utf8')).not.toContain('the data')
  expect(execFileSync(age, ['-d', '-i', at('identity'), join(at('one'), copied)], { encoding: 'utf8' })).toBe(
    'the data',
  )

  writeFileSync(at('data/andrum-2026-05-02T030000'), 'the next data')
  const gone = copy({ BACKUP_COPY_DATA: at('not mounted'), BACKUP_COPY_KEYS_FOR: recipient })
  expect(gone.status, 'a place that is not there is told of').toBe(1)
  const again = copy({ BACKUP_COPY_KEYS_FOR: recipient })
  expect(again, 'and the backup is copied next time').toMatchObject({ status: 0 })
  expect(readdirSync(at('one')).toSorted()).toEqual([copied, 'andrum-2026-05-02T030000.age'])
  rmSync(join(at('one'), 'andrum-2026-05-02T030000.age'))

  rmSync(join(at('one'), copied))
  expect(copy({ BACKUP_COPY_KEYS_FOR: recipient }).status).toBe(0)
  expect(readdirSync(at('one')), 'what was copied and deleted there is not copied again').toEqual([])
  expect(copy({ BACKUP_COPY_DATA: '', BACKUP_COPY_KEYS: '' })).toMatchObject({ status: 0 })
})
