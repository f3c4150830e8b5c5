// What @peculiar/x509 is built with wants this loaded before it.
import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** In PEM, as servers are given them. */
export type Certificate = { readonly key: string; readonly cert: string }

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const day = 24 * 60 * 60 * 1000
const valid = { notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + day) }

/** A certificate authority of a company's own, and what it issues. */
export async function makeAuthority() {
  const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const keys = await makeKeys()
  const issuer = 'CN=Bolagets egen utfärdare'
  const root = await X509CertificateGenerator.createSelfSigned({
    name: issuer,
    keys,
    signingAlgorithm: algorithm,
    ...valid,
    extensions: [new BasicConstraintsExtension(true)],
  })
  /** @param ip whose address it is for */
  const issue = async (ip: string): Promise<Certificate> => {
    const own = await makeKeys()
    const certificate = await X509CertificateGenerator.create({
      subject: 'CN=mottagaren',
      issuer,
      publicKey: own.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: algorithm,
      ...valid,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: ip }])],
    })
    const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', own.privateKey)).toString('base64')
    const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8.replaceAll(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`
    return { key, cert: certificate.toString('pem') }
  }
  return { cert: root.toString('pem'), issue }
}
