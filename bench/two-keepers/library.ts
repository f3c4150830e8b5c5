import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What the spike uses of `@divviup/prio3`. The package is installed beside this file and not with the product, so that nothing
 * of it comes near what is served; that is also why it is loaded by its path.
 */
export type Prio3 = {
  readonly verifyKeySize: number
  readonly nonceSize: number
  readonly randSize: number
  shard: (
    measurement: number[],
    nonce: Buffer,
    rand: Buffer,
  ) => Promise<{ publicShare: PublicShare; inputShares: InputShare[] }>
  prepareInit: (
    verifyKey: Buffer,
    keeper: number,
    parameter: null,
    nonce: Buffer,
    publicShare: PublicShare,
    share: InputShare,
  ) => Promise<{ preparationState: unknown; preparationShare: PreparationShare }>
  unshardPreparationShares: (parameter: null, shares: PreparationShare[]) => Promise<unknown>
  prepareNext: (state: unknown, message: unknown) => { outputShare: bigint[] }
  encodePublicShare: (share: PublicShare) => Uint8Array
  encodeInputShare: (share: InputShare) => Uint8Array
  encodePreparationShare: (share: PreparationShare) => Uint8Array
  readonly flp: { readonly field: Field }
}

export type PublicShare = { jointRandParts: Buffer[] }
export type InputShare = { measurementShare: bigint[] }
type PreparationShare = { readonly verifiersShare: bigint[] }
type Field = {
  readonly add: (a: bigint, b: bigint) => bigint
  readonly mul: (a: bigint, b: bigint) => bigint
  readonly modulus: bigint
}

export type Library = {
  readonly Prio3SumVec: new (settings: {
    shares: number
    length: number
    bits: number
    chunkLength: number
  }) => Prio3
}

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The folder of a package that is installed beside this file. */
export const packageFolder = (name: string): string => `${folder}node_modules/${name}`

/** @throws when it is not there and cannot be fetched */
export async function loadLibrary(): Promise<Library> {
  if (!existsSync(packageFolder('@divviup/prio3'))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0)
      throw new Error(`npm ci in ${folder} ended with ${status}: the registry is needed once.`)
  }
  return import(`${packageFolder('@divviup/prio3')}/dist/index.js`)
}
