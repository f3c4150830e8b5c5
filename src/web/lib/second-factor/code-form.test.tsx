import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { CodeForm } from './code-form.tsx'

test.each(['123 456', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '\u202a123456\u202c'])(
  'the code of an app is read as it is typed and pasted: %s',
  async (typed) => {
    const onCode = vi.fn(async () => {})
    showInPage(
      <CodeForm
        id="kod"
        label="Kod"
        digits={6}
        submit="Fortsätt"
        missing="Sex siffror"
        refusals={{}}
        onCode={onCode}
      />,
      'secondFactor',
      'problems',
    )
    fireEvent.change(screen.getByLabelText('Kod'), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('123456'))
  },
)
