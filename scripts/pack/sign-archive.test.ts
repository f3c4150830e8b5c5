import { generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { signArchive } from './sign-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'andrum-sign-'))
afterAll(() => rmSync(folder, { recursive: true }))
const archive = join(folder, 'archive.tar.gz')
writeFileSync(archive, 'the program')
const keyFile = join(folder, 'key.pem')
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))

it('an archive signed by the publisher is told from one that somebody has changed', () => {
  expect(signArchive(archive, keyFile)).toContain('Signed')
  const signature = readFileSync(`${archive}.sig`)
  expect(verify(null, Buffer.from('the program'), publicKey, signature)).toBe(true)
  expect(verify(null, Buffer.from('another program'), publicKey, signature)).toBe(false)
})

it('an archive that nobody signs says so, and keeps no signature of the one before', () => {
  signArchive(archive, keyFile)
  expect(signArchive(archive, undefined)).toContain('It is not signed')
  expect(existsSync(`${archive}.sig`)).toBe(false)
})

it('a key of another kind is refused with what to do', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  writeFileSync(keyFile.replace('key', 'other'), other.export({ type: 'pkcs8', format: 'pem' }))
  expect(() => signArchive(archive, keyFile.replace('key', 'other'))).toThrow(/is no private key of Ed25519/)
  expect(() => signArchive(archive, join(folder, 'nowhere'))).toThrow(/is no private key of Ed25519/)
})
