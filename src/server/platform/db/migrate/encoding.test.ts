import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { withDatabase } from '#test/database/with-database.ts'
import { migrate } from './migrate.ts'

test('an operator is told of a database that cannot hold every text, before anything is in it, and how to make another', async () => {
  const { url, name } = await emptyDatabase()
  const latin = `${name}_latin`
  const run = (text: string) =>
    withClient(withDatabase(url, 'postgres'), async (client) => void (await client.query(text)))
  await run(`create database ${latin} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`)
  onTestFinished(() => run(`drop database ${latin}`))
  await expect(
    migrate({ url: withDatabase(url, latin), authSecret: 'a secret', queues: [] }),
  ).rejects.toThrow(
    "The database stores text as LATIN1; Andrum needs UTF8. Create another: create database NAME encoding 'UTF8' template template0;",
  )
})
