import { readConfig } from '#server/config.ts'
import { main } from '#server/main.ts'

/**
 * Runs the whole server as a process of its own, to be killed: `node server-process.ts BUILD_DIR`, configured by its
 * environment. Says its address in one line when it is ready; ends in order on SIGTERM.
 */
const server = await main(readConfig(process.env), process.argv[2] ?? '')
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
console.log(server.url)
