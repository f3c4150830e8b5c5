/** What a site sent for an address, or why nothing came. */
export type Answer =
  | { readonly status: number; readonly body: Buffer; readonly leadsTo?: string }
  | { readonly failed: string }

export type Site = { readonly read: (path: string) => Promise<Answer> }

/** In milliseconds and bytes: a site that never ends its answer is as wrong as one that does not begin. */
const patience = 30_000
const largest = 16_000_000

/** A site that is asked without following where it leads. @param origin `https://andrum.example` */
export function siteAt(origin: string): Site {
  return {
    read: async (path) => {
      try {
        const signal = AbortSignal.timeout(patience)
        const headers = { accept: 'text/html,*/*' }
        const answer = await fetch(origin + path, { redirect: 'manual', signal, headers })
        const leadsTo = answer.headers.get('location') ?? undefined
        const isRedirect = answer.status >= 300 && answer.status < 400
        return {
          status: answer.status,
          body: await bodyOf(answer),
          ...(isRedirect ? { leadsTo: leadsTo ?? 'nowhere' } : {}),
        }
      } catch (error) {
        return { failed: reasonOf(error) }
      }
    },
  }
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size > largest) throw new Error(`it is larger than ${largest / 1e6} MB`)
  }
  return Buffer.concat(pieces)
}

/** Node says only "fetch failed"; why is in the cause, for a host with several addresses in the first of its causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause
  return cause instanceof Error ? cause.message : error.message
}
