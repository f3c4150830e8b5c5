import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedNumbers } from './linked-numbers.tsx'

test.each(['Ring 90 390 nu.', 'اتصل على 90\u00a0390 الآن.'])('%s: the number can be called', (text) => {
  expect(renderToStaticMarkup(<LinkedNumbers text={text} />)).toContain('href="tel:90390"')
})
