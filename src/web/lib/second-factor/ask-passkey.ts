import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { callApi } from '../api.ts'

/** The browser refused: the person closed its dialog, or it has no passkey that fits. This is no fault, so no message is shown. */
export class PasskeyLeft extends Error {
  /** A new passkey was requested, and the device, or one that shares passkeys with it, already has one of the account. */
  get isThere(): boolean {
    return this.cause instanceof Error && this.cause.name === 'InvalidStateError'
  }
}

export const knowsPasskeys = browserSupportsWebAuthn
/** Whether the browser can offer passkeys in the address field. */
export const offersPasskeys = browserSupportsWebAuthnAutofill
export const callOffPasskey = () => WebAuthnAbortService.cancelCeremony()

/**
 * Signs a new challenge with a passkey of this site.
 * @param inField offers passkeys in the address field and waits until the person chooses one
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

/** Creates a passkey for the signed-in person. @throws PasskeyLeft, ApiError */
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
