import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'

/** Formats days and lists in the language of the page. */
export function useAnswerWords() {
  const { language } = useLanguage()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const lists = new Intl.ListFormat(language, { type: 'unit' })
    return {
      day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
      list: (items: readonly string[]) => lists.format(items),
    }
  }, [language])
}

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
