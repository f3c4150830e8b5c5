import { useRouteLoaderData } from 'react-router'

/**
 * What the operator configures and every page shows. The build writes `%%TOKENS%%`, which the server replaces when it
 * starts, so one build serves any brand.
 */
export type RunningSystem = {
  readonly brand: string
  /** Address of the site without a slash at the end. */
  readonly baseUrl: string
  readonly supportEmail: string
  /** As people write it, 08-550 123 45. */
  readonly supportPhone: string
  /** The same number for a `tel:` link. */
  readonly supportPhoneLink: string
  readonly companyName: string
  readonly companyNumber: string
  readonly companyAddress: string
}

/** Loaders only: in a browser bundle a token would never be filled. */
export function runningSystemTokens(): RunningSystem {
  return {
    brand: '%%BRAND_NAME%%',
    baseUrl: '%%BASE_URL%%',
    supportEmail: '%%SUPPORT_EMAIL%%',
    supportPhone: '%%SUPPORT_PHONE%%',
    supportPhoneLink: '%%SUPPORT_PHONE_LINK%%',
    companyName: '%%COMPANY_NAME%%',
    companyNumber: '%%COMPANY_NUMBER%%',
    companyAddress: '%%COMPANY_ADDRESS%%',
  }
}

/** Brand, phone, addresses and company details of this installation. */
export function useRunningSystem(): RunningSystem {
  const root = useRouteLoaderData('root') as { readonly system: RunningSystem } | undefined
  if (root === undefined) throw new Error('The frame of the site did not load')
  return root.system
}
