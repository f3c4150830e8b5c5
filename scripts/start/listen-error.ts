import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'

type Place = { readonly host: string; readonly port: number }

/** Explains why the server cannot listen there, and what to do; returns other errors unchanged. */
export function explainListenError(error: unknown, { host, port }: Place): unknown {
  const say = (sentence: string) => new StartError(sentence, { cause: error })
  switch (sqlState(error)) {
    case 'EADDRINUSE':
      return say(
        `Port ${port} is in use by another program: stop it, or choose another port, as in PORT=${port + 1} npm start.`,
      )
    case 'EACCES':
      return say(`This user may not use port ${port}: choose one above 1023, as in PORT=3000 npm start.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(
        `HOST=${host} is no address of this machine: use 127.0.0.1 for this machine alone, or 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}

/** Checks before the long work that the server can listen. @throws StartError when it cannot. */
export async function tryPort(place: Place): Promise<void> {
  const probe = createServer().listen({ host: place.host, port: place.port, exclusive: true })
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw explainListenError(error, place)
  }
  probe.close()
  await once(probe, 'close')
}
