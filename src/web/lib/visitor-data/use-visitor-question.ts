import { useEffect, useState } from 'react'
import { listenToStorage } from '../browser-store.ts'
import { useAccountMark } from '../use-signed-in-mark.ts'
import { type Choice, choiceOf, choose } from './choice.ts'
import { type VisitorThing, whatIsHere } from './what-is-here.ts'

const nothing: readonly VisitorThing[] = []

/** The data in this browser that the signed-in person has not been asked about; empty when there is nothing to ask. */
export function useVisitorQuestion() {
  const owner = useAccountMark()
  const [things, setThings] = useState(nothing)

  useEffect(() => {
    const look = () => setThings(owner === null || choiceOf(owner) !== null ? nothing : whatIsHere())
    look()
    return listenToStorage(look)
  }, [owner])

  return {
    things,
    answer: (choice: Choice) => {
      if (owner !== null) choose(owner, choice)
    },
  }
}
