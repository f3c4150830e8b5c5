import { addDays, type Day, weekdayOf } from './local-time.ts'

/**
 * Easter Sunday of the Gregorian calendar, by the rule of 1876 ("Meeus/Jones/Butcher"). Counted in whole numbers;
 * March is month 3. Years 1583 and later.
 */
export function easterSunday(year: number): Day {
  const part = (dividend: number, divisor: number) => Math.floor(dividend / divisor)
  const golden = year % 19
  const century = part(year, 100)
  const ofCentury = year % 100
  const moonShift = part(century - part(century + 8, 25) + 1, 3)
  const moon = (19 * golden + century - part(century, 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * part(ofCentury, 4) - moon - (ofCentury % 4)) % 7
  const late = part(golden + 11 * moon + 22 * toSunday, 451)
  const counted = moon + toSunday - 7 * late + 114
  return dayOf(year, part(counted, 31), (counted % 31) + 1)
}

const dayOf = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as Day

/** The first Saturday from this day on. */
const saturdayFrom = (day: Day): Day => addDays(day, (6 - weekdayOf(day) + 7) % 7)

/**
 * Days off in Sweden that may fall on a weekday or a Saturday. Public holidays by lag (1989:253) om allmänna helgdagar,
 * with Midsummer Eve, Christmas Eve and New Year's Eve as days off too, as semesterlagen (1977:480) 3 a § counts them.
 */
function daysOff(year: number): readonly Day[] {
  const easter = easterSunday(year)
  const midsummerDay = saturdayFrom(dayOf(year, 6, 20))
  return [
    dayOf(year, 1, 1), // New Year's Day
    dayOf(year, 1, 6), // Epiphany
    addDays(easter, -2), // Good Friday
    addDays(easter, 1), // Easter Monday
    dayOf(year, 5, 1), // First of May
    addDays(easter, 39), // Ascension Day
    dayOf(year, 6, 6), // National Day
    addDays(midsummerDay, -1), // Midsummer Eve
    midsummerDay,
    saturdayFrom(dayOf(year, 10, 31)), // All Saints' Day
    dayOf(year, 12, 24), // Christmas Eve
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    dayOf(year, 12, 31), // New Year's Eve
  ]
}

/** A public holiday, or one of the three eves. */
export const isDayOff = (day: Day): boolean => daysOff(Number(day.slice(0, 4))).includes(day)

/** Monday to Friday without days off. Easter Day and Whit Sunday need no row above: they are Sundays. */
export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5 && !isDayOff(day)

/**
 * The `count`-th working day after a day, which itself never counts: "within two working days" of a Friday is Tuesday at
 * the latest. @param count 0 gives the day itself, working day or not
 */
export function addWorkingDays(day: Day, count: number): Day {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
