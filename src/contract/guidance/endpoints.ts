import type { EndpointRow } from '../endpoint-row.ts'
import { changeToCount, myCountedChanges, ofProgramme } from './counted-changes.ts'
import {
  beforeMessage,
  contentToShare,
  earlierMessages,
  guidanceChange,
  guidanceList,
  guidanceNews,
  guidanceThread,
  guideAbsence,
  myGuidance,
  myGuidanceChange,
  ofGuidance,
} from './guidance.ts'
import { answerToSend, guidanceToBegin, messageToSend } from './guidance-to-send.ts'

export const guidanceEndpoints = {
  readMyGuidance: {
    method: 'GET',
    path: '/api/v1/me/guidance',
    action: 'open-own',
    egress: 'own',
    summary:
      'Returns the guides whom the caller can choose, and the caller’s guidance with the newest messages of its thread and everything that is shared in it.',
    response: { 200: myGuidance },
  },
  readMyEarlierMessages: {
    method: 'GET',
    path: '/api/v1/me/guidance/messages',
    action: 'open-own',
    egress: 'own',
    summary: 'Returns the messages of the caller’s guidance that came before one of them, at most thirty.',
    refusals: ['not-found'],
    query: beforeMessage,
    response: { 200: earlierMessages },
  },
  readGuidanceNews: {
    method: 'GET',
    path: '/api/v1/me/guidance/news',
    action: 'open-own',
    egress: 'own',
    summary:
      'Returns whether something has come in the caller’s guidance or is owed, without anything that was written.',
    response: { 200: guidanceNews },
  },
  beginGuidance: {
    method: 'POST',
    path: '/api/v1/me/guidance',
    action: 'open-own',
    egress: 'own',
    summary:
      'Begins guidance with the chosen guide. Nothing is shared yet. Names the consent by its version.',
    refusals: ['guide-unavailable', 'guidance-open'],
    body: guidanceToBegin,
    response: { 201: myGuidance },
  },
  changeMyGuidance: {
    method: 'PATCH',
    path: '/api/v1/me/guidance',
    action: 'open-own',
    egress: 'own',
    summary:
      'Pauses, resumes or ends the caller’s guidance, asks for a last letter, changes the guide, answers a hand-over, leaves or removes a phone number, stops sharing one kind, or marks the messages as read. Pausing and ending close it to the guide at once. A repeated request changes nothing.',
    refusals: ['guidance-closed', 'guide-unavailable'],
    body: myGuidanceChange,
    response: { 200: myGuidance },
  },
  shareWithGuide: {
    method: 'PUT',
    path: '/api/v1/me/guidance/shares',
    action: 'open-own',
    egress: 'own',
    summary:
      'Shares a copy of one kind with the guide, or replaces the copy. An update replaces a copy and shares nothing new.',
    refusals: ['guidance-closed'],
    body: contentToShare,
    response: { 200: myGuidance },
  },
  writeToGuide: {
    method: 'POST',
    path: '/api/v1/me/guidance/messages',
    action: 'open-own',
    egress: 'own',
    summary:
      'Sends a message of at most 4,000 characters to the guide to whom it was written, and to nobody else. A repeated Idempotency-Key sends no second one.',
    refusals: ['guidance-closed', 'idempotency-conflict', 'too-many-requests'],
    body: messageToSend,
    response: { 201: myGuidance },
  },
  readMyCountedChanges: {
    method: 'GET',
    path: '/api/v1/me/counted-changes',
    action: 'open-own',
    egress: 'own',
    summary:
      'Returns the programmes over which the caller’s change has been counted, and those over which it can be: the account has to be as old as the programme takes.',
    response: { 200: myCountedChanges },
  },
  countMyChange: {
    method: 'PUT',
    path: '/api/v1/me/counted-changes/:programme',
    action: 'open-own',
    egress: 'own',
    summary:
      'Adds the caller’s change over a programme to counters, with guidance or without. What was added is stored nowhere else and can’t be taken back. A repeated request changes nothing, nor does one from an account that is too young.',
    params: ofProgramme,
    body: changeToCount,
    response: { 200: myCountedChanges },
  },
  listGuidances: {
    method: 'GET',
    path: '/api/v1/guidances',
    action: 'run-guidance',
    egress: 'own',
    summary:
      'Returns the guidances of the caller and of colleagues for whom the caller stands in, by promised time.',
    response: { 200: guidanceList },
  },
  readGuidance: {
    method: 'GET',
    path: '/api/v1/guidances/:guidanceId',
    action: 'run-guidance',
    egress: 'own',
    summary: 'Returns the newest messages of one guidance beside what is shared in it.',
    params: ofGuidance,
    response: { 200: guidanceThread },
  },
  readEarlierMessages: {
    method: 'GET',
    path: '/api/v1/guidances/:guidanceId/messages',
    action: 'run-guidance',
    egress: 'own',
    summary: 'Returns the messages of one guidance that came before one of them, at most thirty.',
    params: ofGuidance,
    query: beforeMessage,
    response: { 200: earlierMessages },
  },
  answerGuidance: {
    method: 'POST',
    path: '/api/v1/guidances/:guidanceId/messages',
    action: 'run-guidance',
    egress: 'own',
    summary:
      'Sends an answer, and notifies the participant by an e-mail without content. Refused when another answer has come since the last message that the caller has seen. A repeated Idempotency-Key sends no second one.',
    refusals: ['answered-meanwhile', 'guidance-closed', 'idempotency-conflict'],
    params: ofGuidance,
    body: answerToSend,
    response: { 201: guidanceThread },
  },
  changeGuidance: {
    method: 'PATCH',
    path: '/api/v1/guidances/:guidanceId',
    action: 'run-guidance',
    egress: 'own',
    summary:
      'Marks the messages as read, writes the guide’s note, notes the minutes of today, or offers the guidance to a colleague. A repeated request changes nothing.',
    refusals: ['guidance-closed', 'guide-unavailable', 'newer-version'],
    params: ofGuidance,
    body: guidanceChange,
    response: { 200: guidanceThread },
  },
  writeAbsence: {
    method: 'PUT',
    path: '/api/v1/guide/absence',
    action: 'run-guidance',
    egress: 'own',
    summary:
      'Says until when the caller is away and who reads and answers meanwhile, or ends the absence. Participants see it.',
    refusals: ['guide-unavailable'],
    body: guideAbsence,
    response: { 200: guidanceList },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
