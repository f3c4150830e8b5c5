import type { Language } from '#core/languages.ts'
import { partIds } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { fill } from '#text/messages.ts'
import type { PartBlocks } from '#web/features/guidance/desk/block-picker.tsx'
import type { GuidanceBlocks } from '#web/lib/content/read-guidance-blocks.ts'
import { partTitles } from '../programme/programme-data.ts'

/** Text templates with the titles of their parts: the general ones first, then the six months, then the six weeks. For loaders. */
export function partBlocks(language: Language, found: readonly GuidanceBlocks[]): readonly PartBlocks[] {
  const texts = dictionaries[language].guideDesk
  const titles = partTitles(language)
  const named = (name: string, title: string) =>
    found.filter((one) => one.name === name).map(({ blocks }) => ({ name, title, blocks }))
  return [
    ...named('general', texts['blocks.general']),
    ...partIds.flatMap((part) => {
      const [module = '', week = ''] = part.split('.')
      return named(`module-${module}-part-${week}`, `${part} ${titles[part] ?? ''}`)
    }),
    ...[1, 2, 3, 4, 5, 6].flatMap((week) =>
      named(`recovery-week-${week}`, fill(texts['blocks.week'], language, { week })),
    ),
  ]
}
