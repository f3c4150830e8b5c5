import { localTimeAt } from '#core/calendar/instant-of.ts'
import { type Day, mondayOf } from '#core/calendar/local-time.ts'
import { pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { questionNoticeMail } from './question-notice-email.ts'
import { listNoticeReaders, listUnnoticed, markNoticed } from './question-notice-repository.ts'
import { morning } from './read-question.ts'

/**
 * Tells the safety representatives, once a week, of new questions: on Monday morning those of the week before. An e-mail on the day
 * after a question would let the employer, who runs mailboxes and sees who signs in, look for its sender among few people. When
 * the e-mails of one organisation fail, they are retried after an hour and do not delay those of others.
 */
export async function sendQuestionNotices(deps: Deps): Promise<void> {
  const { clock, pools } = deps
  const { day, time } = localTimeAt(clock())
  if (time < morning) return
  const monday = mondayOf(day)
  const failures: unknown[] = []
  for (const organisationId of await listUnnoticed(pools.jobs, monday)) {
    try {
      const refused = await notice(deps, organisationId, monday)
      await markNoticed(pools.jobs, organisationId, monday)
      if (refused !== null) failures.push(refused)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function notice({ config, keys, mailer, pools }: Deps, organisationId: string, monday: Day) {
  const readers = await listNoticeReaders(pools.jobs, organisationId)
  const mails = readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('question notice', `${organisationId} ${monday}`, email),
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
