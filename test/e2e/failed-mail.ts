import { randomUUID } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'
import { poolsBeside } from './pools-beside.ts'

/** A receipt that a mail server has refused for good, as the worker stores it. In the demo no e-mail is ever refused. */
export async function makeFailedMail(config: Config): Promise<void> {
  const { pools, close } = await poolsBeside(config)
  try {
    await pools.jobs.pool.query(
      `insert into pgboss.job (name, data, state, started_on, completed_on, output, policy)
       values ('send-contact-receipt', $1, 'failed', now(), now(), $2, 'standard')`,
      [
        JSON.stringify({ messageId: randomUUID() }),
        JSON.stringify({ name: 'Undeliverable', code: 'EENVELOPE 550', domain: 'liten.example' }),
      ],
    )
  } finally {
    await close()
  }
}
