import module from 'node:module'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { serveUntilTold } from '../../scripts/start/serve-until-told.ts'

/**
 * Runs the whole server as a process of its own, to be killed: `node server-process.ts BUILD_DIR`, configured by its
 * environment. It prints its address on one line when it is ready, and ends on SIGTERM as `npm start` does.
 */
const server = await serveUntilTold((signal) => main(readConfig(process.env), process.argv[2] ?? '', signal))
if (server !== undefined) console.log(server.url)
// Flushed now, because a killed process writes nothing.
module.flushCompileCache()
