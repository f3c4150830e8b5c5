import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/platform/db/embedded/embedded-server.ts'

export type TestServer = { readonly url: string; readonly stop: () => Promise<void> }

/** The server of TEST_DATABASE_URL, or a disposable embedded one. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'andrum-test-'))
  const server = await startEmbedded({ dataDir, durable: false })
  endWithUs(dataDir)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

/**
 * Ends the database server with this process. The server is built to outlive it, but a killed test run must not leave it behind.
 * A shell waits for the end of its input, which comes when this process is gone for any reason, and then ends the server.
 */
function endWithUs(dataDir: string): void {
  const script = `cat > /dev/null
    read pid < "$1/postgres/postmaster.pid" && kill -INT "$pid" && sleep 2
    rm -rf "$1"`
  const shell = spawn('sh', ['-c', script, 'sh', dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  const { stdin } = shell
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
}
