import type { GuidanceThread } from '#contract/guidance/guidance.ts'

/** A guide's view of a thread without messages. */
export const guidanceThread: GuidanceThread = {
  id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01',
  state: 'active',
  startedAt: '2026-11-01T09:00:00.000Z',
  name: 'Samira',
  phone: null,
  owed: null,
  letterAsked: false,
  endsOn: null,
  ending: null,
  messages: [],
  earlier: 0,
  shares: [],
  isMine: true,
  flags: [],
  note: { version: 0, text: '' },
  minutes: { today: 0, total: 0 },
  colleagues: [],
  offeredTo: null,
}
