import type { Day } from '#core/calendar/local-time.ts'
import { defaultLanguage, type Language, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail, Undeliverable } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { findSupportMail, listUnanswered, markStep, type SupportMail } from './support-mail-repository.ts'
import { supportNoticeMail } from './support-notice-email.ts'

type Input = JobData['send-support-notice']

/** Tells every receiver of a new request. */
export async function sendSupportNotice(deps: Deps, { requestId }: Input): Promise<void> {
  const refused = await writeToReceivers(deps, requestId, false)
  if (refused !== null) throw refused
}

/** Reminds them in the morning of the last day, unless one of them has acknowledged it meanwhile. */
export async function sendSupportReminder(deps: Deps, { requestId }: Input): Promise<void> {
  const refused = await writeToReceivers(deps, requestId, true)
  await markStep(deps.pools.jobs, requestId, 'remindedAt', deps.clock())
  if (refused !== null) throw refused
}

/** @returns as `sendEach` */
async function writeToReceivers(
  deps: Deps,
  requestId: string,
  reminder: boolean,
): Promise<Undeliverable | null> {
  const { config, keys, mailer, pools } = deps
  const request = await findSupportMail(pools.jobs, requestId)
  // Withdrawn, answered, or erased with its person: send nothing more.
  if (request === null || request.state !== 'sent') return null
  const mails = readersOf(request, config.brand.supportEmail).map(
    ({ email, language }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId(reminder ? 'support reminder' : 'support notice', requestId, email),
      ...supportNoticeMail({
        language,
        brand: config.brand.name,
        receiver: request.receiver,
        organisation: request.organisation ?? '',
        promisedOn: request.promisedOn as Day,
        link: linkFor(deps, requestId, request, language),
        reminder,
      }),
    }),
  )
  return sendEach(mailer, mails)
}

type Reader = { readonly email: string; readonly language: Language }

function readersOf(request: SupportMail, supportEmail: string): readonly Reader[] {
  if (request.receiver === 'provider') return [{ email: supportEmail, language: defaultLanguage }]
  if (request.receiverEmail !== null) return [{ email: request.receiverEmail, language: defaultLanguage }]
  return (request.hrEmails ?? []).map((email, at) => ({
    email,
    language: request.hrLanguages?.[at] ?? defaultLanguage,
  }))
}

/** Receivers with an account sign in; occupational health has none, and its link opens only this case. */
function linkFor(
  { config, keys }: Deps,
  requestId: string,
  request: SupportMail,
  language: Language,
): string {
  if (request.receiver !== 'occupational_health')
    return config.baseUrl + pathIn(language, '/stodforfragningar')
  return `${config.baseUrl}${pathIn(language, '/stodarende')}#${keys.supportToken(requestId)}`
}

/** An e-mail's own job retries for some hours; after that it is enqueued again. */
const ownTries = 6 * 60 * 60 * 1000

/** Enqueues what is due for unanswered requests: a reminder, then the notice that the answer is late. */
export async function lookAfterSupport({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const round = Math.floor(now.getTime() / ownTries)
  for (const requestId of await listUnanswered(pools.jobs, 'escalatedAt', now)) {
    await queue.enqueueNow('send-support-escalation', { requestId }, { key: `${requestId} ${round}` })
  }
  for (const requestId of await listUnanswered(pools.jobs, 'remindedAt', now)) {
    await queue.enqueueNow('send-support-reminder', { requestId }, { key: `${requestId} ${round}` })
  }
}
