import pg from 'pg'
import './postgres-variables.ts'

/** How long one of several hosts may take to answer, in ms. */
const patience = 3_000

/** `postgres://user@/andrum?host=/run/postgresql`, in which a URL would lack the host. `pg` takes the one of the query before it. */
const userWithoutHost = /^(postgres(?:ql)?:\/\/[^@/?#]+@)(?=\/)/

/**
 * Turns `postgres://user@a:5432,b:5433/andrum`, as PostgreSQL's own programs take it, into a form that a URL can hold: the first
 * host stays in its place, the others go into the query. An address with one host stays as it is.
 */
export function withOneHost(text: string): string {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*,[^/?#]*)(.*)$/.exec(text) ?? []
  if (hosts === '') return text.replace(userWithoutHost, '$1localhost')
  const [first = '', ...others] = hosts.split(',')
  return `${start}${first}${rest}${rest.includes('?') ? '&' : '?'}others=${encodeURIComponent(others.join(','))}`
}

/**
 * The client class for this address. With several hosts each connection looks for the one that takes writes, as
 * `target_session_attrs=read-write` says: Andrum has no use for a standby.
 */
export function clientFor(url: string): typeof pg.Client {
  const places = placesOf(url)
  if (places.length === 1) return pg.Client
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = findPrimary(places).then((place) => {
        const { hostname, port } = new URL(place)
        Object.assign(this, { host: hostname, port: Number(port || 5432) })
        return super.connect()
      })
      if (callback === undefined) return connecting
      const tell = callback as (error: Error | null, client?: pg.Client) => void
      connecting.then((client) => tell(null, client), tell)
      return undefined
    }
  }
}

/** The callback of `connect`, as `pg` types it. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** One address for each host. */
function placesOf(url: string): string[] {
  const one = new URL(url)
  const others = one.searchParams.get('others')
  if (others === null) return [url]
  one.searchParams.delete('others')
  const rest = others.split(',').map((host) => {
    const other = new URL(one)
    other.host = host
    if (!host.includes(':')) other.port = ''
    return other.href
  })
  return [one.href, ...rest]
}

/** @throws the error of the last host when none takes writes. */
async function findPrimary(places: readonly string[]): Promise<string> {
  let last: unknown
  for (const place of places) {
    const client = new pg.Client({
      connectionString: place,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query("select current_setting('transaction_read_only') = 'on' as standby")
      if (rows[0]?.standby === false) return place
      last = Object.assign(new Error('No host of DATABASE_URL takes writes'), { code: '25006' })
    } catch (error) {
      last = error
    } finally {
      void client.end().catch(() => {})
    }
  }
  throw last
}
