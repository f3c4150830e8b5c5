import { expect, test } from 'vitest'
import {
  formatChange,
  formatDate,
  formatDay,
  formatList,
  formatMonth,
  formatNumber,
  formatShare,
  formatShortDate,
  formatTableDate,
  formatTime,
  isoDay,
} from './format.ts'

const nbsp = '\u00a0'
// Half past three in the afternoon in Stockholm, an hour earlier in UTC.
const afternoon = new Date('2026-03-05T14:30:00Z')

test('numbers are written as each language writes them', () => {
  expect(formatNumber(2.58, 'sv', 2)).toBe('2,58')
  expect(formatNumber(2.58, 'en', 2)).toBe('2.58')
  expect(formatNumber(42_000, 'sv')).toBe(`42${nbsp}000`)
  expect(formatNumber(42_000, 'en')).toBe('42,000')
  expect(formatNumber(-0, 'sv', 1)).toBe('0,0')
})

test('a share has its space in Swedish and none in English', () => {
  expect(formatShare(0.25, 'sv')).toBe(`25${nbsp}%`)
  expect(formatShare(0.25, 'en')).toBe('25%')
})

test.each([
  [0.31, '+0,3', '+0.3'],
  [-0.31, '−0,3', '−0.3'],
  [-0.01, '0,0', '0.0'],
  [0.01, '0,0', '0.0'],
])('a change of %d is %s, %s', (value, sv, en) => {
  expect(formatChange(value, 'sv')).toBe(sv)
  expect(formatChange(value, 'en')).toBe(en)
})

test('a date is the date in Stockholm, wherever the reader is, and its day and month stand on one line', () => {
  expect(formatDate(afternoon, 'sv')).toBe(`5${nbsp}mars 2026`)
  expect(formatDate(afternoon, 'en')).toBe(`5${nbsp}March 2026`)
  expect(formatDate(afternoon, 'sv', 'fi')).toBe(`5.${nbsp}maaliskuuta 2026`)
  expect(formatDay(afternoon, 'sv')).toBe(`torsdag 5${nbsp}mars`)
  expect(formatDay(afternoon, 'en')).toBe(`Thursday 5${nbsp}March`)
  expect(formatMonth(afternoon, 'sv')).toBe('mars 2026')
  expect(formatMonth(afternoon, 'en', false)).toBe('March')
  expect(isoDay(new Date('2026-03-05T23:30:00Z'))).toBe('2026-03-06')
  expect(formatTableDate(new Date('2026-10-25T12:00:00Z'), 'sv')).toBe(`25${nbsp}okt 2026`)
  expect(formatTableDate(new Date('2026-10-25T12:00:00Z'), 'en')).toBe(`25${nbsp}Oct 2026`)
})

test('a day where room is short has its month without a full stop', () => {
  const october = new Date('2026-10-25T12:00:00Z')
  expect(formatShortDate(october, 'sv')).toBe(`25${nbsp}okt`)
  expect(formatShortDate(october, 'en')).toBe(`25${nbsp}Oct`)
  expect(formatShortDate(afternoon, 'sv')).toBe(`5${nbsp}mars`)
})

test('the clock follows summer time', () => {
  expect(formatTime(afternoon, 'sv')).toBe('15.30')
  expect(formatTime(afternoon, 'en')).toBe('15:30')
  expect(formatTime(new Date('2026-07-05T13:30:00Z'), 'sv')).toBe('15.30')
  expect(formatTime(new Date('2026-03-04T23:05:00Z'), 'sv')).toBe('00.05')
})

test('a list ends with and', () => {
  expect(formatList(['a', 'b', 'c'], 'sv')).toBe('a, b och c')
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c')
})
