import { z } from 'zod'
import { questionToSend, writtenReply } from './question-to-send.ts'

/** Who would get an anonymous question, or why none can be sent. */
export const questionReceivers = z.object({
  /** Names of the safety representatives that the organisation's list has. */
  names: z.array(z.string()),
  state: z.enum(['open', 'no-representative', 'too-few-people']),
})

const opened = z.object({
  sentOn: z.iso.date(),
  /** The day on which it is deleted. */
  deletedOn: z.iso.date(),
  message: z.string(),
  state: z.enum(['open', 'done']),
  reply: z.string().nullable(),
  repliedOn: z.iso.date().nullable(),
})

/** A question for the holder of its secret. */
export const ownQuestion = opened
export type OwnQuestion = z.infer<typeof ownQuestion>

/** A question as safety representatives read it: nothing in it says who sent it, or at what time. */
export const receivedQuestion = opened.extend({ id: z.string() })
export type ReceivedQuestion = z.infer<typeof receivedQuestion>
export const receivedQuestions = z.object({ questions: z.array(receivedQuestion) })

/** In a body, because addresses end up in logs; with the organisation, because rows are searched by organisation. */
export const questionSecret = z.strictObject({
  organisationId: z.uuid(),
  secret: questionToSend.shape.secret,
})

export const ofQuestion = z.strictObject({ organisationId: z.uuid(), questionId: z.uuid() })
export const questionReply = writtenReply
export const questionMark = z.strictObject({ state: z.enum(['open', 'done']) })
