import { useEffect, useRef } from 'react'
import { dragAmongRadios } from '#web/lib/drag-among-radios.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

/** In the order of the gauge, the highest first. */
const levels = ['5', '4', '3', '2', '1'] as const

/** The level when the page opens. */
const first = '3'

/** Links from the levels that are hard to live with. */
const ways = { '4': '#andas', '5': 'tel:1177' } as const

/** The product's question, a gauge to answer it, and a sentence for each level. */
export function HomeHero() {
  const t = useText('home')
  return (
    <div className="home-hero">
      <div className="page home-hero-text">
        <div>
          <h1 className="home-title">{t('hero.title')}</h1>
          <p className="lead home-lead">{t('hero.lead')}</p>
          <p className="actions">
            <PageButton to="/stressprofil">{t('hero.start')}</PageButton>
            <PageLink to="/vem-ser-vad" className="link-alone">
              {t('hero.how')}
            </PageLink>
          </p>
          <p className="small quiet home-note">{t('hero.note')}</p>
        </div>
        <Sentences />
      </div>
      <Gauge />
    </div>
  )
}

/** A sentence for each level; CSS shows that of the chosen one and reserves the room of the longest. */
function Sentences() {
  const t = useText('home')
  return (
    <div className="home-levels">
      {levels.map((level) => (
        <p key={level} id={`niva-${level}`} className={`home-level home-level-${level}`}>
          <strong className="home-level-name">{t(`gauge.${level}`)}</strong> {t(`gauge.${level}.text`)}{' '}
          {(level === '4' || level === '5') && <a href={ways[level]}>{t(`gauge.${level}.link`)}</a>}
        </p>
      ))}
      <div className="small quiet home-level-how">
        <p>{t('gauge.how')}</p>
        <label className="gauge-still">
          <input type="checkbox" value="still" /> {t('gauge.still')}
        </label>
      </div>
    </div>
  )
}

/** The staff in the water: it can be pressed, dragged, and moved with the arrow keys. */
function Gauge() {
  const t = useText('home')
  const column = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (column.current !== null) dragAmongRadios(column.current)
  }, [])
  return (
    <div className="home-gauge">
      <Water level={1} breathing />
      <fieldset ref={column} className="gauge-levels" data-drag="">
        <legend className="hidden-text">{t('gauge.legend')}</legend>
        {levels.map((level) => (
          <label key={level} className="gauge-level">
            <input
              type="radio"
              name="niva"
              value={level}
              defaultChecked={level === first}
              aria-describedby={`niva-${level}`}
            />
            <span className="hidden-text">
              {level}: {t(`gauge.${level}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <svg viewBox="0 0 44 44" className="gauge-handle" aria-hidden="true">
        <circle cx="22" cy="22" r="20" />
        <path d="M22 9l6 8H16ZM22 35l6-8H16Z" />
      </svg>
    </div>
  )
}
