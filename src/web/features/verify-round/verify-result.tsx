import { useEffect, useRef } from 'react'
import { type Finding, isFailure } from '#core/record-log/findings.ts'
import { useText } from '#web/lib/use-text.ts'
import { checksOf } from './checks.ts'
import type { Verified } from './verify-file.ts'

/** Each check as a line with its status in words, what it means and what it does not show. */
export function VerifyResult({ verified }: { readonly verified: Verified }) {
  const t = useText('verifyRound')
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result is read from its beginning
  useEffect(() => heading.current?.focus(), [verified])
  const { findings, roundName, names } = verified
  const wrong = findings.filter(isFailure).length
  const unreadable = findings.find(({ code }) => code === 'file-unreadable')

  const sentence = ({ code, part, unit, key, at }: Finding) =>
    t(code === 'group-too-small' && unit === undefined ? 'finding.limit-too-small' : `finding.${code}`, {
      part: t(`part.${part ?? 'some'}`),
      unit: unit === undefined ? t('unit.unknown') : (names.get(unit) ?? unit),
      key: key ?? '',
      at: at ?? '',
    })

  return (
    <section className="flow" aria-labelledby="verify-result">
      <h3 id="verify-result" ref={heading} tabIndex={-1}>
        {t('result.title')}
      </h3>
      {unreadable !== undefined ? (
        <p className="verify-summary">{sentence(unreadable)}</p>
      ) : (
        <>
          <p className="verify-summary">
            {wrong > 0
              ? t('result.wrong', { count: wrong })
              : findings.length > 0
                ? t('result.doubt', { count: findings.length })
                : t('result.right')}
          </p>
          <p className="small quiet">
            {t('result.of', { name: roundName })} {t('result.names')}
          </p>
          <ul className="verify-checks">
            {checksOf(findings).map(({ id, status, findings: found }) => (
              <li key={id} className={`verify-check verify-${status}`}>
                <h4>{t(`check.${id}`)}</h4>
                <p className="verify-status">
                  <StatusMark status={status} /> {t(`status.${status}`)}
                </p>
                {found.length > 0 && (
                  <ul>
                    {[...new Set(found.map(sentence))].map((words) => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                )}
                <p className="small">
                  <span className="quiet">{t(status === 'right' ? 'result.means' : 'result.should')}</span>{' '}
                  {t(`check.${id}.means`)}
                </p>
                <p className="small">
                  <span className="quiet">{t('result.limits')}</span> {t(`check.${id}.limits`)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const marks = {
  right: 'M4 12.5l5 5L20 6.5',
  doubt: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.3v.1',
  wrong: 'M6 6l12 12M18 6L6 18',
} as const

/** Beside the word that says the same. */
function StatusMark({ status }: { readonly status: keyof typeof marks }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[status]} />
    </svg>
  )
}
