import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

type Advisories = Readonly<Record<string, readonly object[]>>

/** Runs the check against a registry with these advisories; null: it refuses every request. */
async function checkAgainst(advisories: Advisories | null) {
  const asked: string[] = []
  const registry = createServer(async (request, response) => {
    const body = await buffer(request)
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
    if (advisories === null || request.method !== 'POST') return response.writeHead(405).end()
    asked.push(...Object.keys(JSON.parse(text.toString()) as object))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(advisories))
  }).listen(0, 'localhost')
  await once(registry, 'listening')
  const cache = mkdtempSync(join(tmpdir(), 'andrum-audit-'))
  const { port } = registry.address() as AddressInfo
  try {
    const env = {
      ...process.env,
      npm_config_registry: `http://localhost:${port}/`,
      npm_config_fetch_retries: '0',
      // npm caches what a registry said about a package.
      npm_config_cache: cache,
    }
    const said = await new Promise<{ code: number; out: string }>((resolve) => {
      const child = execFile(process.execPath, ['scripts/check-audit.ts'], { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, out: stdout + stderr }),
      )
    })
    return { ...said, asked }
  } finally {
    registry.close()
    rmSync(cache, { recursive: true })
  }
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Lets everybody in',
  severity,
  vulnerable_versions: '<999.0.0',
  cwe: [],
  cvss: { score: 9, vectorString: '' },
})

describe('the check of dependencies', () => {
  test('fails where something that is installed with the server has a high vulnerability', async () => {
    const { code, out, asked } = await checkAgainst({ fastify: [advisory('high')] })
    expect(out).toContain('fastify has a vulnerability (high).')
    expect(code).toBe(1)
    expect(asked).toContain('pg')
    expect(asked).not.toContain('vitest')
  })

  test('passes where nothing is known, and where what is known is small', async () => {
    for (const known of [{}, { fastify: [advisory('low')] }]) {
      const { code, out } = await checkAgainst(known)
      expect(out).toContain('no grave vulnerability')
      expect(code).toBe(0)
    }
  })

  test('says that nothing was looked for where no registry answers, and passes', async () => {
    const { code, out } = await checkAgainst(null)
    expect(out).toContain('No registry answered')
    expect(code).toBe(0)
  })
})
