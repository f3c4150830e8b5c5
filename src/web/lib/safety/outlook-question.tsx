import { type Outlook, outlooks } from '#core/programme/safety.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { useText } from '../use-text.ts'

type OutlookQuestionProps = {
  readonly id: string
  readonly value: Outlook | undefined
  readonly onChange: (outlook: Outlook) => void
}

/** How the coming week feels, asked in the weekly check of both programmes. The answer is used once and stored nowhere. */
export function OutlookQuestion({ id, ...field }: OutlookQuestionProps) {
  const t = useText('safety')
  return (
    <Radios
      {...field}
      id={id}
      name={id}
      legend={t('outlook')}
      hint={t('outlook.hint')}
      choices={outlooks.map((one) => ({ value: one, label: t(`outlook.${one}`) }))}
    />
  )
}
