/** A server in this process, with two new organisations whose HR is signed in. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { makeNewOrganisation, serverSettings } from '#test/release/large-organisation.ts'

/** @param name of the benchmark */
export async function startWithTwoCustomers(name: string, port: number) {
  const dataDir = await mkdtemp(join(tmpdir(), `andrum-${name}-`))
  const [one, other] = [await makeNewOrganisation(dataDir), await makeNewOrganisation(dataDir)]
  const server = await main(
    readConfig({ ...serverSettings(dataDir), PORT: String(port), LOG_LEVEL: 'silent' }),
  )
  const end = async () => {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { address: `http://localhost:${port}`, one, other, end }
}
