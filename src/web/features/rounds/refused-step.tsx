import { formatDay } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Refused } from './refused.tsx'
import { openingFrom } from './round-form.ts'
import type { PreparingRound } from './use-prepare-round.ts'

/** The refusal of a step, and where it names a day, the press that takes it. */
export function RefusedStep({ refusal, draft, openFrom }: PreparingRound) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  return (
    <Refused error={refusal}>
      {(possibleFrom) => (
        <Button
          kind="quiet"
          onClick={() => {
            openFrom(possibleFrom)
            document.getElementById('round-opens')?.focus()
          }}
        >
          {t('refused.take', {
            day: formatDay(new Date(`${openingFrom(draft, possibleFrom).firstDay}T12:00`), language),
          })}
        </Button>
      )}
    </Refused>
  )
}
