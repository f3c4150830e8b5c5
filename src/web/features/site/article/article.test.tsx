import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { Article } from './article.tsx'

const section = (id: string) => ({ id, title: id, html: '<p>…</p>' })

test('of a text that folds on phones, neither the first section nor the one with a part of the page folds', () => {
  const sections = ['first', 'second', 'care', 'sources'].map(section)
  const content = { fields: { title: 'T', lead: 'L' }, sections } as unknown as Parameters<
    typeof Article
  >[0]['content']
  showInPage(<Article folds content={content} within={{ section: 2, part: <p>Ring 112</p> }} />)
  const folded = (words: string) => screen.getByText(words).closest('details') !== null
  expect(['first', 'second', 'care', 'sources'].map(folded)).toEqual([false, true, false, true])
  expect(folded('Ring 112')).toBe(false)
})
