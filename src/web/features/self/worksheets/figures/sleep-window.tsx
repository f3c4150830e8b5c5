import { sleepWindow } from '#core/worksheets/sleep.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** Minutes from noon, where the line begins, so that a night is not split. */
const fromNoon = (time: string) => ((Number(time.slice(0, 2)) + 12) % 24) * 60 + Number(time.slice(3))

/** The hours with labels below the line. */
const clock = [
  { hour: '12', x: 0, anchor: 'start' },
  { hour: '18', x: 75, anchor: 'middle' },
  { hour: '00', x: 150, anchor: 'middle' },
  { hour: '06', x: 225, anchor: 'middle' },
  { hour: '12', x: 300, anchor: 'end' },
] as const

/** The sleep window on a line from noon to noon. Where it should not be used, only the time to get up, with the reason. */
export function SleepWindowFigure({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [reasons = '', hours = '', rising = '', sleep = '', part = ''] = from
  const rise = values.choices[rising]
  const [meanSleep, share] = [values.figures[sleep], values.figures[part]]
  const asksFirst = values.choices[reasons]
  if (asksFirst === undefined || rise === undefined || meanSleep === undefined || share === undefined) {
    return empty
  }
  const window = sleepWindow({
    reasons: asksFirst !== 'no',
    nightWork: values.choices[hours] === 'nights-or-rotating',
    rise,
    meanSleep,
    share,
  })
  const up = (fromNoon(rise) / 1440) * 300
  const length = window.kind === 'window' ? (window.minutes / 1440) * 300 : 0
  return (
    <>
      <svg viewBox="0 0 300 50" className="worksheet-drawing" aria-hidden="true">
        <rect className="drawing-track" y="4" width="300" height="20" rx="3" />
        {/* A part before the beginning of the line continues at its end. */}
        <rect
          className="drawing-fill"
          x={Math.max(0, up - length)}
          y="4"
          width={Math.min(up, length)}
          height="20"
        />
        {up < length && (
          <rect className="drawing-fill" x={300 - (length - up)} y="4" width={length - up} height="20" />
        )}
        <path className="drawing-line" d={`M${up} 0v28`} />
        {clock.map(({ hour, x, anchor }) => (
          <text key={x} x={x} y="44" textAnchor={anchor}>
            {hour}
          </text>
        ))}
      </svg>
      <p>
        {window.kind === 'window'
          ? t('figure.window', {
              from: window.from,
              rise,
              hours: Math.floor(window.minutes / 60),
              minutes: window.minutes % 60,
            })
          : t(`figure.window.${window.why}`, { rise })}
      </p>
    </>
  )
}
