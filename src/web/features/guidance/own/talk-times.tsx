import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'

/** How many times are shown before the link to all of them. */
const mostTimes = 6

/** In milliseconds. The list may be this old: a time that is taken meanwhile is refused when it is booked. */
const readAnewAfter = 5 * 60_000

type TalkTimesProps = { readonly guide: { readonly id: string; readonly name: string } }

/** The guide's next free times; a press leads to the other steps of a booking. */
export function TalkTimes({ guide: { id: staff, name } }: TalkTimesProps) {
  const t = useText('guidance')
  const reading = useQuery({
    queryKey: ['talk-times', staff],
    queryFn: ({ signal }) => callApi('listFreeSlots', { query: { type: 'support', staff }, signal }),
    staleTime: readAnewAfter,
  })
  return (
    <section className="flow no-print" aria-labelledby="samtal">
      <h2 id="samtal" tabIndex={-1}>
        {t('talk.title', { name })}
      </h2>
      <Panel reading={reading} shape="list">
        {({ slots, next }) => {
          const times = slots.length === 0 && next !== null ? [next] : slots.map(({ startsAt }) => startsAt)
          return times.length === 0 ? <NoTimes name={name} /> : <Times {...{ times, staff, name }} />
        }}
      </Panel>
    </section>
  )
}

type TimesProps = { readonly times: readonly string[]; readonly staff: string; readonly name: string }

function Times({ times, staff, name }: TimesProps) {
  const t = useText('guidance')
  const { language } = useLanguage()
  const page = `/boka?typ=stodsamtal&hos=${staff}`
  return (
    <>
      <p>{t('talk.text')}</p>
      <ul>
        {times.slice(0, mostTimes).map((time) => (
          <li key={time}>
            <PageLink to={`${page}&tid=${time}`}>
              {formatDay(new Date(time), language)} {formatTime(new Date(time), language)}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <PageLink to={page} className="link-alone">
          {t('talk.all', { name })}
        </PageLink>
      </p>
    </>
  )
}

function NoTimes({ name }: { readonly name: string }) {
  const t = useText('guidance')
  return (
    <>
      <p>{t('talk.none', { name })}</p>
      <p>
        <PageLink to="/boka?typ=stodsamtal" className="link-alone">
          {t('talk.others')}
        </PageLink>
      </p>
    </>
  )
}
