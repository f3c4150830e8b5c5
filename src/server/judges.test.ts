import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { judgeQuestion } from '@andrum/release/policy/guard/judge-question.ts'
import type { Question } from '@andrum/release/policy/guard/question.ts'
import { finish } from '@andrum/release/policy/progress.ts'
import { releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Snapshot } from '@andrum/release/policy/snapshot.ts'
import { simulateRounds } from '@andrum/release/test/simulate-rounds.ts'
import loadHighs from 'highs'
import { expect, it, onTestFinished } from 'vitest'
import { Judges } from './judges.ts'
import { drive } from './rounds/release/release-runs.ts'

const highs = await loadHighs()
const guard = { highs, limits: { yellow: 2.54, red: 2.96 } }

function twoJudges(): Judges {
  const judges = new Judges(2)
  onTestFinished(() => judges.end())
  return judges
}

/** Four rounds of one organisation: the last with its three before it, and what its guard asks. */
function fourRounds() {
  const snapshots: Snapshot[] = []
  const questions: Question[] = []
  let last = null
  for (const input of simulateRounds({ units: 40, people: 600, rounds: 4 }, 0)) {
    const round = { ...input, earlier: snapshots.slice(), guard }
    questions.length = 0
    const release = finish(releaseRound(round), ({ open }) => questions.push(...(open?.questions ?? [])))
    snapshots.push(release.snapshot)
    last = { round, release }
  }
  if (last === null) throw new Error('no round was simulated')
  return { ...last, questions }
}

const { round, release, questions } = fourRounds()

it('judges each question of a release in other processes as it is judged here', async () => {
  expect(questions.length).toBeGreaterThan(10)
  const heard: number[] = []
  const verdicts = await twoJudges().judge(questions, (amount) => heard.push(amount))
  expect(verdicts).toEqual(questions.map((question) => judgeQuestion(question, highs)))
  expect(heard).toEqual(questions.map((_, n) => n + 1))
})

it('releases the same figures whoever judges', async () => {
  const judges = twoJudges()
  const all = { areWorth: ({ length }: readonly Question[]) => length > 0, judge: judges.judge.bind(judges) }
  expect(await drive(releaseRound(round), all, () => undefined)).toEqual(release)
})

it('starts no process for a few questions, and none where there is one processor', () => {
  expect(twoJudges().areWorth(questions.slice(0, 2))).toBe(false)
  expect(new Judges(1).areWorth(Array.from({ length: 100 }, () => questions[0] as Question))).toBe(false)
})

it('says what judging threw', async () => {
  await expect(twoJudges().judge([{} as Question], () => undefined)).rejects.toThrow(/undefined/)
})

it('says that a process has ended instead of waiting for its verdict', async () => {
  const judges = twoJudges()
  const judging = judges.judge(questions, () => undefined)
  judges.end()
  await expect(judging).rejects.toThrow('a process that judges a release ended with SIGKILL')
})

it('says so as well when a process has ended before it was asked', async () => {
  const started: ChildProcess[] = []
  subscribe('child_process', (message) => started.push((message as { process: ChildProcess }).process))
  const judges = twoJudges()
  await judges.judge(questions, () => undefined)
  for (const process of started) {
    process.kill('SIGKILL')
    await once(process, 'exit')
  }
  expect(started).toHaveLength(2)
  await expect(judges.judge(questions, () => undefined)).rejects.toThrow(/closed/i)
})
