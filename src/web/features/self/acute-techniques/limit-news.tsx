import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Countdown } from './countdown.tsx'
import { newsStore, steps, times } from './news-limit.ts'
import { NotKept } from './not-kept.tsx'

/** Plans when to read news, makes the plan easier to follow, and counts the minutes. */
export function LimitNews() {
  const t = useText('techniques')
  const limit = useStored(newsStore)
  const { when, steps: ticked } = limit.value
  return (
    <>
      <NotKept kept={limit.kept} />
      <Radios
        id="news-when"
        name="news-when"
        legend={t('news.when')}
        value={when ?? undefined}
        onChange={(time) => limit.change({ when: time })}
        choices={times.map((time) => ({ value: time, label: t(`news.when.${time}`) }))}
      />
      {when !== null && <Notice live>{t(`news.result.${when}`)}</Notice>}
      <CheckboxGroup id="news-steps" legend={t('news.steps')}>
        {steps.map((step) => (
          <Checkbox
            key={step}
            id={`news-step-${step}`}
            label={t(`news.step.${step}`)}
            checked={ticked.includes(step)}
            onChange={({ target }) =>
              limit.change({
                steps: steps.filter((other) => (other === step ? target.checked : ticked.includes(other))),
              })
            }
          />
        ))}
      </CheckboxGroup>
      {(when === 'lunch' || when === 'afternoon') && (
        <Countdown minutes={10} what={t('news.count')} end={t('news.end')} />
      )}
    </>
  )
}
