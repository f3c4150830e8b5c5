import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDate, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

const sessionsKey = ['my-sessions'] as const

/** The person's sessions, and how to end those elsewhere. */
export function Sessions() {
  const t = useText('settings')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi('listMySessions', { signal }),
  })
  const end = useMutation({
    mutationFn: (sessionId: string) => callApi('endMySession', { params: { sessionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  const endOthers = useMutation({
    mutationFn: () => callApi('endMyOtherSessions'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  return (
    <section className="flow">
      <h3>{t('sessions.title')}</h3>
      {endOthers.isSuccess && (
        <Notice live kind="done">
          {t('sessions.othersEnded')}
        </Notice>
      )}
      {end.isSuccess && (
        <Notice live kind="done">
          {t('sessions.ended')}
        </Notice>
      )}
      <Panel reading={sessions} shape="list">
        {({ sessions: list }) => (
          <ul className="session-list">
            {list.map(({ id, current, device, lastUsedAt }) => {
              const used = new Date(lastUsedAt)
              const at = { date: formatDate(used, language), time: formatTime(used, language) }
              const name = device === '' ? t('sessions.unknown') : device
              return (
                <li key={id} className="session">
                  <span>
                    {name}
                    <span className="field-hint">
                      {current ? t('sessions.here') : t('sessions.used', at)}
                    </span>
                  </span>
                  {!current && (
                    <TwoStepButton
                      label={t('sessions.end')}
                      about={t('sessions.endWhat', { device: name, ...at })}
                      question={t('sessions.end.question', { device: name })}
                      yes={t('sessions.end.yes')}
                      no={t('sessions.end.no')}
                      busy={end.isPending}
                      onConfirm={() => end.mutate(id)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Panel>
      <p className="field-hint">{t('sessions.mailed')}</p>
      <TwoStepButton
        kind="quiet"
        label={t('sessions.endOthers')}
        question={t('sessions.endOthers.question')}
        yes={t('sessions.end.yes')}
        no={t('sessions.end.no')}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
    </section>
  )
}
