import type { Example } from '../example.ts'
import { LineComposer } from './line-composer.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Välj rader, få en text att kopiera',
    element: (
      <LineComposer
        id="example-lines"
        legend="Vad vill du ta upp?"
        lines={[
          { id: 'much', text: 'Jag har mer att göra än jag hinner.' },
          { id: 'clear', text: 'Jag behöver veta vad som är viktigast.' },
        ]}
        opening="Hej!"
        words={{
          text: 'Din text',
          textHint: 'Ändra den som du vill.',
          copy: 'Kopiera',
          copied: 'Texten är kopierad.',
          notCopied: 'Texten är markerad. Kopiera den själv.',
        }}
      />
    ),
  },
]
