import { startEmbedded } from '#server/platform/db/embedded/embedded-server.ts'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * Runs the embedded database as a process of its own, to be killed: `node embedded-process.ts DATA_DIR`. It prints its
 * address on one line when it is ready, then every event, and shuts down on SIGTERM.
 */
try {
  const server = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    onEvent: (sentence) => console.log(sentence),
  })
  process.once('SIGTERM', () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  console.log(server.url)
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
