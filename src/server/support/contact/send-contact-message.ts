import type { Language } from '#core/languages.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { hashWords, sealWords } from '#server/support/sealed-words.ts'
import { storeContactMessage } from './contact-message-repository.ts'

export type MessageToStaff = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
  readonly language: Language
  /** The idempotency key that the sender's browser makes for each message. */
  readonly key?: string
  /** The network of the sender's household or office. */
  readonly network: string
}

/** Quotas an hour. A person seldom writes twice; an office behind one address may. */
const perHour = { messagesPerNetwork: 20, receiptsPerAddress: 3 } as const

/**
 * Stores a message and enqueues two e-mails: the notice to staff and a receipt. An address gets only a few receipts an hour,
 * so that strangers cannot make us mail somebody all day; the message is stored in any case.
 * @throws Refusal `too-many-requests` by network, `idempotency-conflict` when the key stands for another message
 */
export async function sendContactMessage(
  deps: Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools' | 'queue'>,
  sent: MessageToStaff,
): Promise<void> {
  const { keys, pools, queue } = deps
  const { key, network, language, ...words } = sent
  const id = key === undefined ? deps.newId() : idOfKey(keys.attemptKey('contact message', key))
  const ofNetwork = {
    key: keys.attemptKey('messages from network', network),
    limit: perHour.messagesPerNetwork,
  }
  const ofAddress = {
    key: keys.attemptKey('receipts to address', words.email.toLowerCase()),
    limit: perHour.receiptsPerAddress,
  }
  await withinLimits(deps, [ofNetwork], async (now) => {
    const mayReceipt = await asIdentity(pools.identity, (tx) => takeAttempt(tx, { ...ofAddress, now }))
    await asPerson(pools.app, { personId: null }, async (tx) => {
      const keeping = await storeContactMessage(tx, {
        id,
        ...sealWords(keys, id, words),
        wordsHash: hashWords(keys, words),
        language,
        receivedAt: now,
      })
      if (keeping === 'other') throw new Refusal('idempotency-conflict')
      if (keeping === 'same') return
      await queue.enqueue(tx, 'send-contact-notice', { messageId: id }, { key: id })
      if (mayReceipt) await queue.enqueue(tx, 'send-contact-receipt', { messageId: id }, { key: id })
    })
  })
}
