import { defaultLanguage, type Language, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { roleEventMail } from './role-event-email.ts'
import { findRoleReaders, type RoleReader } from './role-repository.ts'

/**
 * Tells the person concerned, and everybody with a role that no file can take, about a role's change. Where no safety
 * representative could confirm a new one, the provider is asked.
 */
export async function sendRoleEvent(deps: Deps, data: JobData['send-role-news']): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const readers = await findRoleReaders(pools.jobs, data)
  const about = readers.find(({ memberId }) => memberId === data.memberId)
  // The member has left meanwhile: there is no change to tell of.
  if (about === undefined) return
  const write = (to: string, language: Language, isAsked: boolean): Mail => ({
    to,
    language,
    messageId: keys.mailId('role news', data.newsId, data.news, to),
    ...roleEventMail({
      language,
      brand: config.brand.name,
      organisation: about.organisation,
      name: about.name === '' ? about.email : about.name,
      role: data.role,
      news: data.news,
      by: about.byName ?? config.brand.name,
      isAsked,
      link: config.baseUrl + pathIn(language, '/roller'),
    }),
  })
  const mails = readers.map((reader) => write(reader.email, reader.language, mayDecide(reader, data)))
  const isAsked = data.news === 'asked-give' || data.news === 'asked-end'
  // Only the person concerned can decide such a request, so nobody is asked instead.
  const nobodySits =
    isAsked && data.role === 'safety_representative' && !readers.some(({ represents }) => represents)
  if (nobodySits) mails.push(write(config.brand.supportEmail, defaultLanguage, false))
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}

function mayDecide(reader: RoleReader, { news, role, memberId }: JobData['send-role-news']): boolean {
  if (news === 'asked-give' && role === 'safety_representative') return reader.represents
  return news.startsWith('asked-') && reader.memberId === memberId
}
