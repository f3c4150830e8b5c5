import { localTimeAt } from '#core/calendar/instant-of.ts'
import { pathIn } from '#core/languages.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { questionNoticeMail } from './question-notice-email.ts'
import { listNoticeReaders, listUnnoticed, markNoticed } from './question-notice-repository.ts'
import { morning } from './read-question.ts'

/**
 * Tells the safety representatives, in the morning and once a day at most, that questions have come. An organisation whose e-mails could not be sent
 * gets them the next hour, and keeps no other waiting.
 */
export async function sendQuestionNotices(deps: Deps): Promise<void> {
  const { clock, pools } = deps
  const { day, time } = localTimeAt(clock())
  if (time < morning) return
  const failures: unknown[] = []
  for (const organisationId of await listUnnoticed(pools.jobs, day)) {
    try {
      const refused = await notice(deps, organisationId, day)
      await markNoticed(pools.jobs, organisationId, day)
      if (refused !== null) failures.push(refused)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function notice({ config, keys, mailer, pools }: Deps, organisationId: string, day: string) {
  const readers = await asHr(pools.app, { organisationId, personId: null }, (tx) =>
    listNoticeReaders(tx, organisationId),
  )
  const mails = readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('question notice', `${organisationId} ${day}`, email),
      ...questionNoticeMail({
        language,
        brand: config.brand.name,
        organisation,
        link: config.baseUrl + pathIn(language, '/stodforfragningar'),
      }),
    }),
  )
  return sendEach(mailer, mails)
}
