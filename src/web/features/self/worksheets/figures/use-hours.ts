import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'

/** Hours in words, with at most one decimal: "7,5 timmar". */
export function useHours() {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    })
    return (hours: number) => format.format(hours)
  }, [language])
}
