import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { signInAs } from './sign-in-as.ts'

const hr = 'hr@exempelbolaget.example'
const owner = 'agare@exempelbolaget.example'

for (const width of [390, 1280])
  for (const [email, path, part] of [
    [hr, '/hr-dashboard', 'export'],
    [hr, '/personer-och-enheter', 'history'],
    [hr, '/min-arbetsplats', 'fraga'],
    [owner, '/organisation', 'single-sign-on'],
    [owner, '/integrationer', 'webhooks'],
  ] as const)
    test(`the address ${path}#${part} leads to that part of the page, which comes later, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, email)
      for (const language of languages) {
        await page.goto(pathIn(language, `${path}#${part}`))
        const led = page.locator(`#${part}:focus, #${part} > summary:focus`)
        await expect(led).toBeInViewport()
        await page.waitForLoadState('networkidle')
        await expect(led).toBeInViewport()
      }
    })
