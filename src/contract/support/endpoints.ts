import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import { empty } from '../identity/sign-in.ts'
import { ofOrganisation } from '../path-params.ts'
import { contactMessage } from './contact.ts'
import { contactMessages, messageMark, messageParams } from './contact-message.ts'
import {
  ofQuestion,
  ownQuestion,
  questionMark,
  questionReceivers,
  questionReply,
  questionSecret,
  receivedQuestions,
} from './question.ts'
import { questionToSend } from './question-to-send.ts'
import {
  mySupportRequests,
  receivedRequest,
  receivedRequests,
  supportLink,
  supportLinkAnswer,
  supportReceivers,
  supportRequest,
} from './support.ts'
import { supportSettings, supportSettingsToSave } from './support-settings.ts'
import { supportToSend } from './support-to-send.ts'

const ofRequest = z.strictObject({ requestId: z.uuid() })

export const supportEndpoints = {
  listSupportReceivers: {
    method: 'GET',
    path: '/api/v1/me/support-receivers',
    action: 'open-own',
    egress: 'checked',
    summary:
      'Returns the receivers that the caller can ask for support, and the time by which each would answer.',
    response: { 200: supportReceivers },
  },
  listMySupportRequests: {
    method: 'GET',
    path: '/api/v1/me/support-requests',
    action: 'open-own',
    egress: 'checked',
    summary: 'Returns the caller’s support requests, newest first, with the status of each.',
    response: { 200: mySupportRequests },
  },
  closeMySupportRequest: {
    method: 'POST',
    path: '/api/v1/me/support-requests/:requestId/closing',
    action: 'open-own',
    egress: 'own',
    summary:
      'Withdraws one of the caller’s support requests, or marks it as helped. The receiver can no longer read it.',
    params: ofRequest,
    response: { 200: supportRequest },
  },
  sendSupportRequest: {
    method: 'POST',
    path: '/api/v1/support-requests',
    action: 'open-own',
    egress: 'own',
    summary:
      'Asks one receiver to contact the caller. Sends only a name, contact details and a message. A repeated Idempotency-Key creates no second request.',
    refusals: ['receiver-gone', 'request-open', 'idempotency-conflict', 'too-many-requests'],
    body: supportToSend,
    response: { 201: supportRequest },
  },
  listReceivedRequests: {
    method: 'GET',
    path: '/api/v1/support-requests',
    action: 'answer-support-requests',
    egress: 'checked',
    summary:
      'Returns the open support requests addressed to the caller, as HR of their organisation or as staff.',
    response: { 200: receivedRequests },
  },
  acknowledgeRequest: {
    method: 'POST',
    path: '/api/v1/support-requests/:requestId/acknowledgement',
    action: 'answer-support-requests',
    egress: 'changes',
    summary: 'Acknowledges a support request. The sender sees that somebody has it.',
    params: ofRequest,
    response: { 200: empty },
  },
  closeRequest: {
    method: 'POST',
    path: '/api/v1/support-requests/:requestId/closing',
    action: 'answer-support-requests',
    egress: 'changes',
    summary:
      'Closes a support request. The receiver can no longer read it. Also answers so when there is none any more.',
    params: ofRequest,
    response: { 200: empty },
  },
  readSupportLink: {
    method: 'POST',
    path: '/api/v1/support-link-readings',
    action: 'use-support-link',
    egress: 'changes',
    summary:
      'Returns the support request that a mailed link refers to, while the case is open. Changes nothing.',
    refusals: ['support-link-unknown'],
    limited: true,
    body: supportLink,
    response: { 200: receivedRequest },
  },
  answerSupportLink: {
    method: 'POST',
    path: '/api/v1/support-link-answers',
    action: 'use-support-link',
    egress: 'changes',
    summary:
      'Acknowledges or closes the support request that a mailed link refers to. The link of a closed request is invalid.',
    refusals: ['support-link-unknown'],
    limited: true,
    body: supportLinkAnswer,
    response: { 200: empty },
  },
  readQuestionReceivers: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/question-receivers',
    action: 'ask-representatives',
    egress: 'checked',
    summary:
      'Returns the names of the safety representatives whom the caller can send an anonymous question, and whether it is possible.',
    params: ofOrganisation,
    response: { 200: questionReceivers },
  },
  sendQuestion: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/questions',
    action: 'ask-representatives',
    egress: 'changes',
    summary:
      'Stores an anonymous question to the safety representatives, without the caller and with the day only. A repeated secret creates no second question.',
    refusals: ['no-representative', 'too-few-people', 'week-used-up'],
    params: ofOrganisation,
    body: questionToSend,
    response: { 201: empty },
  },
  readQuestion: {
    method: 'POST',
    path: '/api/v1/question-readings',
    action: 'use-question-secret',
    egress: 'own',
    summary: 'Returns the anonymous question that a secret opens, with its reply. Changes nothing.',
    refusals: ['question-unknown'],
    limited: true,
    body: questionSecret,
    response: { 200: ownQuestion },
  },
  withdrawQuestion: {
    method: 'POST',
    path: '/api/v1/question-withdrawals',
    action: 'use-question-secret',
    egress: 'changes',
    summary: 'Deletes the anonymous question that a secret opens, with its reply. Idempotent.',
    limited: true,
    body: questionSecret,
    response: { 200: empty },
  },
  listQuestions: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/questions',
    action: 'answer-questions',
    egress: 'checked',
    summary:
      'Returns the anonymous questions to the safety representatives that were sent before today, open ones first, in random order within a day.',
    params: ofOrganisation,
    response: { 200: receivedQuestions },
  },
  replyToQuestion: {
    method: 'POST',
    path: '/api/v1/organisations/:organisationId/questions/:questionId/reply',
    action: 'answer-questions',
    egress: 'changes',
    summary: 'Replies to an anonymous question, once. The holder of its secret can read the reply.',
    refusals: ['question-replied'],
    params: ofQuestion,
    body: questionReply,
    response: { 200: empty },
  },
  markQuestion: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/questions/:questionId/state',
    action: 'answer-questions',
    egress: 'changes',
    summary: 'Marks an anonymous question as done or open. Idempotent: a repeated request changes nothing.',
    params: ofQuestion,
    body: questionMark,
    response: { 200: empty },
  },
  readSupportSettings: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/support-settings',
    action: 'set-up-support',
    egress: 'checked',
    summary:
      'Returns the organisation’s occupational health service with its promised response time, and whether people are offered talks.',
    params: ofOrganisation,
    response: { 200: supportSettings },
  },
  writeSupportSettings: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/support-settings',
    action: 'set-up-support',
    egress: 'changes',
    summary:
      'Sets the occupational health service and whether people are offered talks. Open support requests remain with their receiver. Does not overwrite what `seen` does not hold.',
    refusals: ['newer-version'],
    reauthenticated: true,
    params: ofOrganisation,
    body: supportSettingsToSave,
    response: { 200: supportSettings },
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/v1/contact-messages',
    action: 'write-to-us',
    egress: 'own',
    summary:
      'Stores a message for staff, sends it to them by e-mail and sends a receipt to the sender. A repeated Idempotency-Key creates no second message.',
    refusals: ['idempotency-conflict', 'too-many-requests'],
    body: contactMessage,
    response: { 202: empty },
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/v1/contact-messages',
    action: 'read-contact-messages',
    egress: 'checked',
    summary:
      'Returns the contact messages, newest first with the completed ones last, and whether each reached staff by e-mail.',
    response: { 200: contactMessages },
  },
  markContactMessage: {
    method: 'PUT',
    path: '/api/v1/contact-messages/:messageId/state',
    action: 'mark-contact-messages',
    egress: 'changes',
    summary:
      'Marks a contact message as answered, done or new again. Idempotent: a repeated request changes nothing.',
    params: messageParams,
    body: messageMark,
    response: { 200: empty },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
