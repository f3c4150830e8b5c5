import type { RoundPreparation } from '#contract/rounds/round.ts'
import { ApiError } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Progress } from '#web/ui/progress/progress.tsx'
import { Refused } from './refused.tsx'

/** Rounds whose list is being frozen, with their progress, and those that could not be prepared, with the reason. */
export function RoundsInPreparation({ preparing }: { readonly preparing: readonly RoundPreparation[] }) {
  const t = useText('rounds')
  if (preparing.length === 0) return null
  return (
    <ul className="rounds surface" aria-label={t('preparing.title')}>
      {preparing.map(({ id, name, percent, refused }) => (
        <li key={id}>
          <h3>{name}</h3>
          {refused === null ? (
            <Progress label={t('preparing.progress', { percent })} value={percent} max={100} underWay />
          ) : (
            <>
              <p>{t('preparing.refused')}</p>
              <Refused
                error={new ApiError(409, refused.code, { possibleFrom: refused.possibleFrom ?? undefined })}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
