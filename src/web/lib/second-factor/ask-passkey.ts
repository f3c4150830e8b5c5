import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { callApi } from '../api.ts'

/** The browser's own words for no: the person closed its window, or nothing there fits. Nothing is wrong, so nothing is said. */
export class PasskeyLeft extends Error {
  /** A new one was asked for, and the device, or those that it shares passkeys with, has one of the account. */
  get isThere(): boolean {
    return this.cause instanceof Error && this.cause.name === 'InvalidStateError'
  }
}

export const knowsPasskeys = browserSupportsWebAuthn
/** The browser can offer passkeys within the field for the address. */
export const offersPasskeys = browserSupportsWebAuthnAutofill
export const callOffPasskey = () => WebAuthnAbortService.cancelCeremony()

/**
 * Has a passkey of this site sign a new challenge.
 * @param inField offered within the field for the address, and waits there until somebody chooses one
 * @throws PasskeyLeft, ApiError
 */
export async function askPasskey(inField = false): Promise<BodyOf<'signInWithPasskey'>> {
  const options = await callApi('askForPasskey')
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: inField,
  }).catch(leave)
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, clientDataJson: clientDataJSON, authenticatorData, signature, userHandle }
}

/** Has the browser make a passkey for the signed-in person. @throws PasskeyLeft, ApiError */
export async function makePasskey(
  options: Parameters<typeof startRegistration>[0]['optionsJSON'],
): Promise<Omit<BodyOf<'addPasskey'>, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(leave)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJson: clientDataJSON, attestationObject, transports }
}

function leave(cause: unknown): never {
  throw new PasskeyLeft('', { cause })
}
