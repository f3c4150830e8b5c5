import { instantOf, localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type Day } from '../calendar/local-time.ts'
import { isWorkingDay } from '../calendar/working-days.ts'

/** GSM 03.38: the alphabet in which a part has 160 characters; a character of the second row counts as two. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const escaped = new Set('^{}\\[~]|€\f')

/** How many SMS a text is sent and billed as. One character outside the alphabet makes every character 16 bits. */
export function smsParts(text: string): number {
  const letters = [...text]
  const isPlain = letters.every((letter) => plain.has(letter) || escaped.has(letter))
  const length = isPlain
    ? letters.length + letters.filter((letter) => escaped.has(letter)).length
    : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}

/**
 * When an SMS about a round goes out: on a working day between 8 and 20, because it wakes people. One that would come after the round
 * has closed goes out on a day off between these hours, and at once in the last evening.
 */
export function smsTime(now: Date, closesAt: Date): Date {
  const times = [nextDaytime(now, isWorkingDay), nextDaytime(now, () => true)]
  return times.find((time) => time < closesAt) ?? now
}

function nextDaytime(now: Date, isFit: (day: Day) => boolean): Date {
  const { day: today, time } = localTimeAt(now)
  if (isFit(today) && time >= '08:00' && time < '20:00') return now
  let day = time < '08:00' ? today : addDays(today, 1)
  while (!isFit(day)) day = addDays(day, 1)
  return instantOf({ day, time: '08:00' })
}
