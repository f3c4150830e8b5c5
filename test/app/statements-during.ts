import type { TestApp } from './test-app.ts'

/** The statements that run meanwhile, without their values: of sign-in's own connections, or of those that serve requests. */
export async function statementsDuring(
  { deps }: Pick<TestApp, 'deps'>,
  work: () => Promise<unknown>,
  whose: 'identity' | 'app' = 'identity',
): Promise<string[]> {
  const { pool } = deps.pools[whose]
  const statements: string[] = []
  const clients: { query: unknown }[] = []
  const listen = (client: { query: (...given: unknown[]) => unknown }) => {
    const query = client.query
    clients.push(client)
    client.query = (...given: unknown[]) => {
      const [statement] = given
      statements.push(typeof statement === 'string' ? statement : (statement as { text: string }).text)
      return query.apply(client, given)
    }
  }
  pool.on('acquire', listen as never)
  await work()
  pool.off('acquire', listen as never)
  for (const client of clients) delete (client as { query?: unknown }).query
  return statements
}
