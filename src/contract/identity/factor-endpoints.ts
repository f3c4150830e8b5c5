import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import {
  addedPasskey,
  authenticatorConfirmation,
  authenticatorSetUp,
  factorProof,
  passkeyChallenge,
  passkeyOptions,
  passkeySignIn,
  passkeyToAdd,
  recoveryCodes,
  secondFactors,
} from './second-factor.ts'
import { empty } from './sign-in.ts'

/** Endpoints of passkeys, the authenticator app and recovery codes. */
export const factorEndpoints = {
  showSecondFactor: {
    method: 'POST',
    path: '/api/v1/sessions/current/second-factor',
    action: 'sign-in',
    egress: 'own',
    summary:
      'Verifies a second factor in the session of the cookie: after a mailed code, before the pages of a role, or for re-authentication.',
    refusals: ['not-signed-in', 'wrong-code', 'passkey-refused', 'too-many-requests'],
    body: factorProof,
    response: { 204: null },
  },
  askForPasskey: {
    method: 'POST',
    path: '/api/v1/passkey-challenges',
    action: 'sign-in',
    egress: 'own',
    summary:
      'Creates a challenge for a passkey to sign, valid in this browser only. Takes no address, so the options are the same for everyone.',
    limited: true,
    response: { 201: passkeyChallenge },
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/v1/passkey-sessions',
    action: 'sign-in',
    egress: 'own',
    summary: 'Signs in with a passkey alone, which counts as two factors. The session is a cookie.',
    refusals: ['passkey-refused'],
    limited: true,
    body: passkeySignIn,
    response: { 201: empty },
  },
  listMySecondFactors: {
    method: 'GET',
    path: '/api/v1/me/second-factors',
    action: 'open-own',
    egress: 'own',
    summary: 'Returns the caller’s second factors, which they can use besides a mailed code.',
    response: { 200: secondFactors },
  },
  setUpAuthenticator: {
    method: 'POST',
    path: '/api/v1/me/authenticator',
    action: 'open-own',
    egress: 'own',
    summary: 'Creates a secret for an authenticator app. It takes effect once a code has confirmed it.',
    refusals: ['factor-exists'],
    reauthenticated: true,
    response: { 201: authenticatorSetUp },
  },
  confirmAuthenticator: {
    method: 'PUT',
    path: '/api/v1/me/authenticator',
    action: 'open-own',
    egress: 'own',
    summary:
      'Confirms the authenticator app with its first code. Every sign-in with a mailed code then requires a code of the app. Ends all the caller’s other sessions.',
    refusals: ['wrong-code'],
    body: authenticatorConfirmation,
    response: { 200: recoveryCodes },
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: '/api/v1/me/authenticator',
    action: 'open-own',
    egress: 'own',
    summary:
      'Deletes the caller’s authenticator app, given when it was added (`addedAt`). Idempotent: succeeds, and changes nothing, when there is none or another one.',
    reauthenticated: true,
    // Names the app, so that the same request sent late removes no newer one. Older pages leave it out: it removes any.
    query: z.strictObject({ addedAt: z.iso.datetime().optional() }),
    response: { 204: null },
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/v1/me/recovery-codes',
    action: 'open-own',
    egress: 'own',
    summary:
      'Creates new recovery codes, given the id of those they replace (`replaces`). The old ones become invalid.',
    refusals: ['not-found', 'newer-version'],
    reauthenticated: true,
    query: z.strictObject({ replaces: z.string().max(64).optional() }),
    response: { 201: recoveryCodes },
  },
  askForNewPasskey: {
    method: 'POST',
    path: '/api/v1/me/passkeys',
    action: 'open-own',
    egress: 'own',
    summary: 'Returns the options with which the browser creates a passkey for the caller.',
    refusals: ['factor-exists'],
    reauthenticated: true,
    response: { 201: passkeyOptions },
  },
  addPasskey: {
    method: 'PUT',
    path: '/api/v1/me/passkeys',
    action: 'open-own',
    egress: 'own',
    summary: 'Adds a passkey, with which the caller can then sign in without a code.',
    refusals: ['passkey-refused', 'factor-exists'],
    body: passkeyToAdd,
    response: { 201: addedPasskey },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v1/me/passkeys/:passkeyId',
    action: 'open-own',
    egress: 'own',
    summary: 'Deletes one of the caller’s passkeys.',
    reauthenticated: true,
    params: z.strictObject({ passkeyId: z.uuid() }),
    response: { 204: null },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
