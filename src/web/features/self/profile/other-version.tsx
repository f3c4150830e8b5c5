import { useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { fetchForm } from './fetched-form.ts'
import type { Form } from './form.ts'
import { LoadingNotice } from './loading-page.tsx'

type OtherVersionProps = {
  readonly instrument: string
  readonly version: string
  readonly onForm: (form: Form) => void
}

/** Fetches the questions in another version: a round keeps the version with which it opened. */
export function OtherVersion({ instrument, version, onForm }: OtherVersionProps) {
  const { language } = useLanguage()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    let left = false
    const get = () => {
      fetchForm(instrument, version, language).then(
        (form) => !left && onForm(form),
        () => !left && setLost(true),
      )
    }
    get()
    addEventListener('online', get)
    return () => {
      left = true
      removeEventListener('online', get)
    }
  }, [instrument, version, language, onForm])
  return <LoadingNotice lost={lost} />
}
