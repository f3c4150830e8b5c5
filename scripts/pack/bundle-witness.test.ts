import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readCheckpoint } from '#core/record-log/checkpoint.ts'
import { cosignedAt } from '#core/record-log/cosignature.ts'
import { readSignature, readVerifierKey, writeVerifierKey } from '#core/record-log/signed-note.ts'
import { nodeCryptography, signerOf, TestLog } from '#test/record-log/test-log.ts'
import { bundleWitness } from './bundle-witness.ts'

const folder = mkdtempSync(join(tmpdir(), 'andrum-witness-'))
const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const log = new TestLog(await signerOf('andrum.test/tlog', 'log'))
const sent: { size: number; cosignature: string }[] = []

/** What a server answers to a witness. */
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
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
  // Nothing of ours is beside it, nor in its environment.
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
