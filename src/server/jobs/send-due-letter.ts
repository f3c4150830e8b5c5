import { isDueKind } from '#core/mail/due-kinds.ts'
import { findDueLetter, removeDueLetter } from '#server/db/due-letter-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Undeliverable } from '#server/mail/mailer.ts'
import { dueLetterMail } from '#server/mail/templates/due-letter.ts'
import { wayOutOf } from '#server/mail/way-out.ts'
import type { JobData } from './queue.ts'

/** Sends one letter and strikes it from the list. What has been sent, dropped or is wanted no more is not there: nothing happens. */
export async function sendDueLetter(deps: Deps, { letterId }: JobData['send-due-letter']): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const letter = await findDueLetter(pools.jobs, letterId)
  if (letter === null) return
  const { kind, dueAt, email, language } = letter
  if (!isDueKind(kind)) throw new Error(`Nobody knows how to write a letter of the kind ${kind}`)
  try {
    await mailer.send({
      to: email,
      language,
      messageId: keys.mailId('due letter', letterId),
      ...dueLetterMail({
        kind,
        language,
        brand: config.brand.name,
        baseUrl: config.baseUrl,
        dueAt,
        wayOut: wayOutOf({ baseUrl: config.baseUrl, keys }, { to: email, kind, language }),
      }),
    })
  } catch (error) {
    // Its job ends here, and no later one may pick it up again.
    if (error instanceof Undeliverable) await removeDueLetter(pools.jobs, letterId)
    throw error
  }
  await removeDueLetter(pools.jobs, letterId)
}
