import { spawn } from 'node:child_process'
import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readCheckpoint } from '@andrum/record-log/log/checkpoint.ts'
import { cosignedAt } from '@andrum/record-log/log/cosignature.ts'
import { readSignature, readVerifierKey, writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { nodeCryptography, signerOf, TestLog } from '@andrum/record-log/test/test-log.ts'
import { afterAll, expect, test } from 'vitest'
import { bundleWitness, packWitness } from './bundle-witness.ts'

const folder = mkdtempSync(join(tmpdir(), 'andrum-witness-'))
const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const log = new TestLog(await signerOf('andrum.test/tlog', 'log'))
const sent: { size: number; cosignature: string }[] = []
/** Replaces the server's answers where set. */
let between: ((response: ServerResponse) => void) | null = null

/** The server's answers to a witness. */
const server = createServer(async (request, response) => {
  if (between) between(response)
  else if (request.method === 'POST') {
    sent.push(JSON.parse(await text(request)))
    response.writeHead(204).end()
  } else if (request.url === '/tlog/key') response.end(writeVerifierKey(log.signer.key))
  else if (request.url === '/tlog/checkpoint') response.end((await log.checkpoint(log.leaves.length)).note)
  else response.end(Buffer.concat(log.leaves))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function run(...more: string[]) {
  const { port } = server.address() as AddressInfo
  const file = join(folder, 'witness.mjs')
  // In a folder and an environment without anything of ours.
  const child = spawn(process.execPath, [file, `http://127.0.0.1:${port}`, ...more], { cwd: folder, env: {} })
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((ended) => child.on('close', ended)),
  ])
  return { code, stdout, stderr }
}

test('the witness is one file that signs a log, alone in a folder, and stops at one that was cut short', async () => {
  await bundleWitness(project, join(folder, 'witness.mjs'))
  const files = ['--key', 'own.key', '--state', 'seen.json']
  expect(await run(...files)).toMatchObject({ code: 2, stderr: expect.stringContaining('Give --name NAME') })

  for (let n = 0; n < 3; n++) log.leaves.push(Buffer.alloc(32, n))
  const signed = await run(...files, '--name', 'union.test')
  expect(signed).toMatchObject({ code: 0, stderr: '' })
  expect(statSync(join(folder, 'own.key')).mode & 0o777).toBe(0o600)
  const key = await readVerifierKey(nodeCryptography, /^This witness: (.*)$/m.exec(signed.stdout)?.[1] ?? '')
  const line = readSignature(sent[0]?.cosignature ?? '')
  const checkpoint = readCheckpoint((await log.checkpoint(3)).note)
  if (key === null || line === null || checkpoint === null) throw new Error('nothing was signed')
  expect(await cosignedAt(nodeCryptography, checkpoint.note.text, line, key)).not.toBeNull()

  log.leaves.pop()
  expect(await run(...files)).toMatchObject({
    code: 1,
    stderr: 'WRONG: The log was cut short: it has 2 records, and had 3. Nothing was signed.\n',
  })
  expect(sent).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'))).toMatchObject({ size: 3 })
})

test('a witness that has lost what it remembers does not begin anew without a word', async () => {
  const files = ['--key', 'lost.key', '--state', 'lost.json', '--name', 'union.test']
  between = (response) => void response.writeHead(502).end()
  expect(await run(...files)).toMatchObject({ code: 1, stderr: expect.stringContaining('502') })
  between = null
  expect(await run(...files), 'a first meeting that did not come about is made good').toMatchObject({
    code: 0,
  })
  rmSync(join(folder, 'lost.json'))
  const asked = await run(...files)
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('--begin-anew') })
  expect(existsSync(join(folder, 'lost.json'))).toBe(false)
  expect(await run(...files, '--begin-anew')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('begins anew'),
  })
  expect(await run(...files, '--begin-anew')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is there'),
  })
})

test('a page of a proxy and an answer without an end are no log that was changed', async () => {
  const files = ['--key', 'other.key', '--state', 'other.json', '--name', 'union.test']
  expect(await run(...files)).toMatchObject({ code: 0 })
  const answers: [(response: ServerResponse) => void, string][] = [
    [
      (response) => void response.writeHead(404).end('<html>'),
      'The server has no /tlog/checkpoint: the log was not reached.',
    ],
    [(response) => void response.end('<html>Sign in</html>'), 'no checkpoint'],
    [flood, 'sends more than /tlog/checkpoint can be'],
  ]
  for (const [answer, sentence] of answers) {
    between = answer
    const { code, stderr } = await run(...files)
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
    expect(stderr).not.toContain('WRONG')
  }
  between = null
  expect(await run(...files)).toMatchObject({ code: 0 })
})

/** Sends for as long as somebody reads. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(65_536, 'a')
  const send = () => {
    while (response.write(piece));
  }
  response.on('drain', send).on('close', () => response.off('drain', send))
  send()
}

test('the one file has a digest of its own, and a signature where the archive has one', async () => {
  const keyFile = join(folder, 'publisher.key')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const file = join(folder, 'packed.mjs')
  const [digest, signature] = await packWitness(project, file, keyFile)
  const bytes = readFileSync(file)
  expect(digest).toBe(`${file}: SHA-256 ${createHash('sha256').update(bytes).digest('hex')}.`)
  expect(signature).toContain('packed.mjs.sig')
  expect(verify(null, bytes, publicKey, readFileSync(`${file}.sig`))).toBe(true)
  expect((await packWitness(project, file, undefined))[1]).toMatch(/not signed/)
})
