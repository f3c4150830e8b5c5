import type { Day } from '#core/calendar/local-time.ts'
import { findSupportLetter, markStep, type SupportLetter } from '#server/db/support-letter-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail, Undeliverable } from '#server/mail/mailer.ts'
import { supportNoticeMail } from '#server/mail/templates/support-notice.ts'
import { type Language, pathIn } from '#text/language.ts'
import type { JobData } from './queue.ts'
import { sendEach } from './send-each.ts'

type Asked = JobData['send-support-notice']

/** Tells every receiver of a request that it is there. */
export async function sendSupportNotice(deps: Deps, { requestId }: Asked): Promise<void> {
  const refused = await writeToReceivers(deps, requestId, false)
  if (refused !== null) throw refused
}

/** Tells them again in the morning of the last day, unless somebody has acknowledged it meanwhile. */
export async function sendSupportReminder(deps: Deps, { requestId }: Asked): Promise<void> {
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
  const letter = await findSupportLetter(pools.jobs, requestId)
  // Taken back, answered, or gone with its person: nobody is told anything more.
  if (letter === null || letter.state !== 'sent') return null
  const mails = readersOf(letter, config.brand.supportEmail).map(
    ({ email, language }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId(reminder ? 'support reminder' : 'support notice', requestId, email),
      ...supportNoticeMail({
        language,
        brand: config.brand.name,
        receiver: letter.receiver,
        organisation: letter.organisation ?? '',
        promisedOn: letter.promisedOn as Day,
        link: linkFor(deps, requestId, letter, language),
        reminder,
      }),
    }),
  )
  return sendEach(mailer, mails)
}

type Reader = { readonly email: string; readonly language: Language }

function readersOf(letter: SupportLetter, supportEmail: string): readonly Reader[] {
  if (letter.receiver === 'provider') return [{ email: supportEmail, language: 'sv' }]
  if (letter.receiverEmail !== null) return [{ email: letter.receiverEmail, language: 'sv' }]
  return (letter.hrEmails ?? []).map((email, at) => ({ email, language: letter.hrLanguages?.[at] ?? 'sv' }))
}

/** Who has an account signs in; occupational health has none, and its link opens this case alone. */
function linkFor(
  { config, keys }: Deps,
  requestId: string,
  letter: SupportLetter,
  language: Language,
): string {
  if (letter.receiver !== 'occupational_health')
    return config.baseUrl + pathIn(language, '/stodforfragningar')
  return `${config.baseUrl}${pathIn(language, '/stodarende')}#${keys.supportToken(requestId)}`
}
