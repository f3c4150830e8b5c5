import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** In PEM, as servers are given them. */
export type Certificate = { readonly key: string; readonly cert: string }

const place = (name: string): string => fileURLToPath(new URL(`./certificates/${name}.pem`, import.meta.url))

/** The trust store of a server that knows the company's own authority. */
export const authorityFile = place('authority')

/** A file with a private key and its certificate, which can be passed for both. */
export function readCertificate(name: 'receiver' | 'another-host' | 'another-authority'): Certificate {
  const both = readFileSync(place(name), 'utf8')
  return { key: both, cert: both }
}
