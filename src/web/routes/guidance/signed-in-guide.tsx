import { GuideDesk, type GuideDeskProps } from '#web/features/guidance/desk/guide-desk.tsx'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'
import { SharedView } from './shared-view.tsx'

type SignedInGuideProps = Pick<GuideDeskProps, 'blocks'> & { readonly sheets: readonly Worksheet[] }

/** A guide's threads, with what participants share. */
export function SignedInGuide({ blocks, sheets }: SignedInGuideProps) {
  return <GuideDesk blocks={blocks} show={(shares) => <SharedView shares={shares} sheets={sheets} />} />
}
