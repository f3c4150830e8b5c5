import { formatList } from '#text/format.ts'
import { useReceivers } from '#web/features/support/support/support-queries.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'

/** HR and occupational health of the person's own employer, for members of an organisation that has named them. */
export function OwnContacts() {
  return (
    <QueryProvider>
      <SignedIn />
    </QueryProvider>
  )
}

function SignedIn() {
  const { data: me } = useMe()
  return me ? <Contacts personId={me.person.id} /> : null
}

function Contacts({ personId }: { readonly personId: string }) {
  const t = useText('mine')
  const { language } = useLanguage()
  const receivers = useReceivers(personId).data?.receivers ?? []
  const ofWork = receivers.filter(({ receiver }) => receiver !== 'provider')
  if (ofWork.length === 0) return null
  return (
    <>
      <p>{t('help.work.text')}</p>
      <ul>
        {ofWork.map(({ receiver, organisation, names }) => (
          <li key={`${receiver} ${organisation?.id}`}>
            {receiver === 'hr' ? (
              <>
                {t('help.work.hr', { organisation: organisation?.name ?? '' })}
                {names.length > 0 && (
                  <span className="own-line small quiet">
                    {t('help.work.names', { names: formatList(names, language) })}
                  </span>
                )}
              </>
            ) : (
              t('help.work.occupational_health', { name: names[0] ?? organisation?.name ?? '' })
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
