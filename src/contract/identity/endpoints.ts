import { z } from 'zod'
import { language } from '#contract/language.ts'
import { email } from '#contract/mail-text.ts'
import type { EndpointRow } from '../endpoint-row.ts'
import { ofOrganisation } from '../path-params.ts'
import { me, mySessions } from './me.ts'
import { signedIn } from './second-factor.ts'
import {
  empty,
  mailedCode,
  signInCodeAnswer,
  signInCodeRequest,
  signInRequest,
  signOnRequest,
  signOnStarted,
} from './sign-in.ts'
import { singleSignOn, singleSignOnToKeep } from './single-sign-on.ts'

/** The private address, which gets a code to prove it. */
const privateAddressWish = z.strictObject({ email, language })

const privateAddressProof = z.strictObject({ email, code: mailedCode })

/** The new address that is to sign in to the account. */
const addressChangeWish = z.strictObject({ email, language })

/** `code` was mailed to the new address, `currentCode` to the present one. */
const addressChangeProof = z.strictObject({ email, code: mailedCode, currentCode: mailedCode })

export const identityEndpoints = {
  requestSignInCode: {
    method: 'POST',
    path: '/api/v1/sign-in-codes',
    action: 'sign-in',
    egress: 'own',
    summary:
      'Sends a code and a link by e-mail, or returns the organisation that has single sign-on for the domain of the address. The response is the same whether or not the address has an account.',
    refusals: ['too-many-requests'],
    body: signInCodeRequest,
    response: { 202: signInCodeAnswer },
  },
  startSingleSignOn: {
    method: 'POST',
    path: '/api/v1/single-sign-on-starts',
    action: 'sign-in',
    egress: 'own',
    summary:
      "Returns the address at which the browser signs in with the employer's identity provider. Depends only on the domain of the e-mail address.",
    refusals: ['not-found', 'identity-provider-unreachable'],
    limited: true,
    body: signOnRequest,
    response: { 201: signOnStarted },
  },
  // Accepts any query: a person's browser arrives here and must be redirected to a page.
  finishSingleSignOn: {
    method: 'GET',
    path: '/api/v1/single-sign-on/:organisationId/callback',
    caller: 'machine',
    action: 'sign-in',
    egress: 'own',
    summary:
      "Receives the browser from the employer's identity provider and redirects it to the sign-in page, with the session as a cookie or with the reason for the failure.",
    limited: true,
    params: z.strictObject({ organisationId: z.string().max(100) }),
    response: { 303: null },
  },
  readSingleSignOn: {
    method: 'GET',
    path: '/api/v1/organisations/:organisationId/single-sign-on',
    action: 'set-up-single-sign-on',
    egress: 'checked',
    summary: "Returns the organisation's identity provider and domains. The client secret is not included.",
    params: ofOrganisation,
    response: { 200: singleSignOn },
  },
  writeSingleSignOn: {
    method: 'PUT',
    path: '/api/v1/organisations/:organisationId/single-sign-on',
    action: 'set-up-single-sign-on',
    egress: 'changes',
    budget: 'outgoing',
    summary:
      'Sets or removes the identity provider and its domains. Fetches the provider’s discovery document, and looks up the verification record in the DNS of each domain.',
    refusals: ['identity-provider-refused'],
    reauthenticated: true,
    params: ofOrganisation,
    body: singleSignOnToKeep,
    response: { 200: singleSignOn },
  },
  signIn: {
    method: 'POST',
    path: '/api/v1/sessions',
    action: 'sign-in',
    egress: 'own',
    summary:
      'Signs in with a mailed code; the session is a cookie. Creates the account at the first sign-in. The mailed link (`byLink`) works only in the browser that requested it. A person with an authenticator app is signed in once a second factor is verified as well.',
    refusals: ['wrong-code', 'other-browser', 'too-many-requests'],
    body: signInRequest,
    response: { 201: signedIn },
  },
  signOut: {
    method: 'DELETE',
    path: '/api/v1/sessions/current',
    action: 'sign-in',
    egress: 'own',
    summary: 'Ends the session of the cookie. Idempotent: succeeds without a session.',
    response: { 204: null },
  },
  readMe: {
    method: 'GET',
    path: '/api/v1/me',
    action: 'read-me',
    egress: 'checked',
    summary: 'Returns the signed-in person, their memberships and their roles.',
    response: { 200: me },
  },
  listMySessions: {
    method: 'GET',
    path: '/api/v1/me/sessions',
    action: 'open-own',
    egress: 'checked',
    summary: 'Returns the caller’s sessions.',
    response: { 200: mySessions },
  },
  endMyOtherSessions: {
    method: 'DELETE',
    path: '/api/v1/me/sessions',
    action: 'open-own',
    egress: 'own',
    summary:
      'Ends all the caller’s sessions but this one. The account then treats every other browser as new.',
    response: { 204: null },
  },
  endMySession: {
    method: 'DELETE',
    path: '/api/v1/me/sessions/:sessionId',
    action: 'open-own',
    egress: 'own',
    summary: 'Ends one of the caller’s other sessions.',
    params: z.strictObject({ sessionId: z.uuid() }),
    response: { 204: null },
  },
  requestAddressChange: {
    method: 'POST',
    path: '/api/v1/me/address-codes',
    action: 'open-own',
    egress: 'own',
    summary:
      'Sends one code to the requested sign-in address and one to the current address. The response is the same whether or not the requested address has an account.',
    refusals: ['address-on-list', 'too-many-requests'],
    reauthenticated: true,
    body: addressChangeWish,
    response: { 202: empty },
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/v1/me/address',
    action: 'open-own',
    egress: 'own',
    summary:
      'Changes the address of the caller’s account, given both codes. Ends all the caller’s sessions but this one.',
    refusals: ['wrong-code', 'address-in-use', 'address-on-list', 'too-many-requests'],
    reauthenticated: true,
    body: addressChangeProof,
    response: { 204: null },
  },
  requestPrivateAddressCode: {
    method: 'POST',
    path: '/api/v1/me/private-address-codes',
    action: 'open-own',
    egress: 'own',
    summary:
      'Sends a code to the address that the caller wants as the private address for their own results.',
    refusals: ['too-many-requests'],
    reauthenticated: true,
    body: privateAddressWish,
    response: { 202: empty },
  },
  provePrivateAddress: {
    method: 'PUT',
    path: '/api/v1/me/private-address',
    action: 'open-own',
    egress: 'own',
    summary:
      'Sets the private address, given its code. The caller’s own results then open with this address and with no other. This session continues.',
    refusals: ['wrong-code', 'address-in-use', 'too-many-requests'],
    reauthenticated: true,
    body: privateAddressProof,
    response: { 204: null },
  },
  leavePrivateAddress: {
    method: 'DELETE',
    path: '/api/v1/me/private-address',
    action: 'open-own',
    egress: 'own',
    summary:
      'Declines a private address (`addedAt` is `none`), or removes the one that was added then. The address of the caller’s account then opens everything. Succeeds, and changes nothing, when there is another one.',
    refusals: ['reauthentication-required'],
    // As for an authenticator app: the same request sent again late must not remove a newer one.
    query: z.strictObject({ addedAt: z.union([z.iso.datetime(), z.literal('none')]).optional() }),
    response: { 204: null },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
