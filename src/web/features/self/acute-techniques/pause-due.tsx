import { useEffect } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { HourlyReminder } from './use-hourly-reminder.ts'

/** The reminder: above all tabs, and in the page's title. */
export function PauseDue({ reminder }: { readonly reminder: HourlyReminder }) {
  const t = useText('techniques')
  const words = t('micro.due')
  const { due, answer } = reminder

  useEffect(() => {
    if (!due) return
    const mark = `${words} · `
    document.title = mark + document.title
    // Only the mark is taken back: by then the title may be that of the next page.
    return () => {
      document.title = document.title.replace(mark, '')
    }
  }, [due, words])

  return (
    <div role="status" className={due ? 'pause-due' : undefined}>
      {due && (
        <Notice title={words}>
          <p>{t('micro.due.text')}</p>
          <p className="actions">
            <PageLink to="/red-zone#micro" className="button button-primary" onClick={answer}>
              {t('micro.due.take')}
            </PageLink>
            <Button kind="plain" onClick={answer}>
              {t('micro.due.skip')}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  )
}
