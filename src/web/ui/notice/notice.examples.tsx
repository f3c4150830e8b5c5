import type { Example } from '../example.ts'
import { Notice } from './notice.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Bra att veta',
    element: (
      <Notice title="Inget lämnar din webbläsare">
        <p>Svaren sparas här tills du själv väljer att skicka dem.</p>
      </Notice>
    ),
  },
  {
    name: 'Det gick bra',
    element: (
      <Notice kind="done" title="Meddelande skickat!" live>
        <p>Vi svarar inom två arbetsdagar.</p>
      </Notice>
    ),
  },
  {
    name: 'Hjälp, överst i allt som är rött',
    element: (
      <Notice kind="help" title="Du behöver inte vänta">
        <p>
          Ring <a href="tel:112">112</a> om någon är i fara. Ring <a href="tel:1177">1177</a> för råd om vård.
        </p>
      </Notice>
    ),
  },
]
