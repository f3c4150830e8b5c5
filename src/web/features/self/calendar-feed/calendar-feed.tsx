import { useState } from 'react'
import type { CalendarFeed as Feed } from '#contract/self/calendar-feed.ts'
import { formatDate } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { FeedAddress } from './feed-address.tsx'
import { useCalendarFeed } from './use-calendar-feed.ts'

type CalendarFeedProps = {
  /** Level of its heading; with level 2 the section is folded. */
  readonly level: 2 | 3
}

/** A secret address for the person's own calendar: create, see once, replace, delete. */
export function CalendarFeed({ level }: CalendarFeedProps) {
  return (
    <QueryProvider>
      <OwnFeed level={level} />
    </QueryProvider>
  )
}

function OwnFeed({ level }: CalendarFeedProps) {
  const t = useText('calendarFeed')
  const { reading, address, busy, problem, removed, make, remove } = useCalendarFeed()
  const content = (
    <>
      <p>{t('feed.text')}</p>
      <p>{t('feed.care')}</p>
      <p className="small quiet">{t('feed.twice')}</p>
      <Failure error={problem} />
      {removed && (
        <Notice live kind="done">
          {t('feed.removed')}
        </Notice>
      )}
      {address !== null && <FeedAddress address={address} />}
      <Panel reading={reading} shape="line">
        {({ feed }) =>
          feed === null ? (
            <MakeFeed busy={busy} onMake={make} />
          ) : (
            <StoredFeed feed={feed} fresh={address !== null} busy={busy} onMake={make} onRemove={remove} />
          )
        }
      </Panel>
    </>
  )
  if (level === 2) {
    return (
      <Fold id="kalender" title={t('feed.title')} level={2}>
        {content}
      </Fold>
    )
  }
  return (
    <section className="section-part flow no-print" id="kalender">
      <h3>{t('feed.title')}</h3>
      {content}
    </section>
  )
}

type MakeFeedProps = { readonly busy: boolean; readonly onMake: (titled: boolean) => void }

function MakeFeed({ busy, onMake }: MakeFeedProps) {
  const t = useText('calendarFeed')
  const [titled, setTitled] = useState(false)

  function submit() {
    onMake(titled)
  }

  return (
    <Form busy={busy} onSubmit={submit}>
      <Checkbox
        id="kalender-visa"
        label={t('feed.titled')}
        hint={t('feed.titled.hint', { title: t('feed.event') })}
        checked={titled}
        onChange={({ target }) => setTitled(target.checked)}
      />
      <p>
        <Submit kind="quiet">{t('feed.make')}</Submit>
      </p>
    </Form>
  )
}

type StoredFeedProps = {
  readonly feed: Feed
  /** The address is on the page, so its use need not be described yet. */
  readonly fresh: boolean
  readonly busy: boolean
  readonly onMake: (titled: boolean) => void
  readonly onRemove: () => void
}

function StoredFeed({ feed: { titled, madeAt, fetchedOn }, fresh, busy, onMake, onRemove }: StoredFeedProps) {
  const t = useText('calendarFeed')
  const { language } = useLanguage()
  const shows = titled ? t('feed.shows.titles') : t('feed.shows.quiet', { title: t('feed.event') })
  const fetched =
    fetchedOn === null
      ? t('feed.never')
      : t('feed.fetched', { date: formatDate(new Date(`${fetchedOn}T12:00:00Z`), language) })
  return (
    <>
      {!fresh && (
        <>
          <p>
            {t('feed.made', { date: formatDate(new Date(madeAt), language) })} {shows} {fetched}
          </p>
          <p>{t('feed.replace.text')}</p>
        </>
      )}
      <div className="actions">
        {!fresh && (
          <TwoStepButton
            kind="quiet"
            label={t('feed.replace')}
            question={t('feed.replace.question')}
            yes={t('feed.replace.yes')}
            no={t('feed.replace.no')}
            busy={busy}
            onConfirm={() => onMake(titled)}
          />
        )}
        <TwoStepButton
          label={t('feed.remove')}
          question={t('feed.remove.question')}
          yes={t('feed.remove.yes')}
          no={t('feed.remove.no')}
          onConfirm={onRemove}
        />
      </div>
    </>
  )
}
