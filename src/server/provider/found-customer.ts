import { isEmail } from '#core/mail/email-address.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { foundCustomer as writeCustomer } from './customer-repository.ts'

/**
 * One of the staff sets up a customer's organisation; its first person, who is owner and HR there, gets an e-mail.
 * @returns its id
 * @throws Refusal invalid-input, not-allowed
 */
export async function foundCustomer(
  { pools, queue, clock, keys, newId }: Pick<Deps, 'pools' | 'queue' | 'clock' | 'keys' | 'newId'>,
  personId: string,
  input: { readonly name: string; readonly email: string; readonly key: string | null },
): Promise<string> {
  const { name, email, key } = input
  if (!isEmail(email)) throw badField('email', 'unfit')
  const id = key === null ? newId() : idOfKey(keys.attemptKey('customer', `${personId} ${key}`))
  const memberId = newId()
  await asPerson(pools.app, { personId }, async (tx) => {
    const founded = await writeCustomer(tx, { id, name, unitId: newId(), memberId, email, now: clock() })
    if (founded === null) throw new Refusal('not-allowed')
    if (!founded) return
    await queue.enqueue(tx, 'send-role-news', {
      newsId: newId(),
      organisationId: id,
      memberId,
      role: 'owner',
      news: 'give',
      byPersonId: null,
    })
  })
  return id
}
