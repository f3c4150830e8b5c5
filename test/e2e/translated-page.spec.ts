import { expect, type Page, test } from '@playwright/test'

/**
 * As Chrome translates a page: each text is taken out and a <font> stands in its place, soon after it has come or changed. The
 * words themselves stay, between marks.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const translated = new WeakSet()
    const texts = (root) => {
      if (root.nodeType === Node.TEXT_NODE) return [root]
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found = []
      while (walker.nextNode()) found.push(walker.currentNode)
      return found
    }
    const replace = (root) => {
      for (const text of root.isConnected ? texts(root) : []) {
        if (translated.has(text) || text.data.trim() === '' || text.parentElement.closest('script, style, title')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = '«' + text.data + '»'
        translated.add(inner.firstChild)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replace(document.body)
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => [...addedNodes, target])
      setTimeout(() => changed.filter((node) => node !== document.body).forEach(replace), 50)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })()`)
}

test('who lets the browser translate a page can pause an exercise and go on', async ({ page }) => {
  await page.goto('/red-zone#micro')
  const begin = page.locator('#micro').getByRole('button', { name: 'Börja nu' })
  await expect(begin).toBeVisible()
  await page.waitForLoadState('networkidle')
  await translate(page)
  await begin.click()
  const player = page.getByRole('dialog')
  for (const name of ['Pausa', 'Fortsätt', 'Pausa', 'Fortsätt']) {
    await player.getByRole('button', { name }).click()
    await expect(player.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(player.getByText('Övningen är pausad.')).toHaveCount(0)
  await player.getByRole('button', { name: 'Stäng' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Nu behöver du vila»')
})

test('what changes on a page that the browser translates is what is read', async ({ page }) => {
  await page.goto('/red-zone')
  const easy = page.getByRole('button', { name: 'Läs på lättläst svenska' })
  await expect(easy).toBeVisible()
  await page.waitForLoadState('networkidle')
  await translate(page)
  await expect(page.getByText('Försök inte pressa dig igenom det.')).toBeVisible()
  await easy.click()
  await expect(page.getByText('Försök inte fortsätta som vanligt.')).toBeVisible()
  await expect(page.getByText('Försök inte pressa dig igenom det.')).toHaveCount(0)
})
