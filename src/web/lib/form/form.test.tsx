import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Form, type FormError, Submit } from './form.tsx'

const nameMissing = { fieldId: 'name', message: 'Skriv ditt namn.' }
const mailMissing = { fieldId: 'mail', message: 'Skriv din e-postadress.' }

type AskProps = { readonly leadsTo?: 'field'; readonly judge?: (form: HTMLFormElement) => FormError[] }

/** A form with two required fields. */
function Ask({ leadsTo = undefined, judge = () => [nameMissing, mailMissing] }: AskProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <Form errors={errors} {...(leadsTo && { leadsTo })} onSubmit={(form) => setErrors(judge(form))}>
      <TextField id="name" label="Namn" name="name" />
      <TextField id="mail" label="E-post" />
      <Submit>Skicka</Submit>
    </Form>
  )
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka' }))

test('a refused form says first what is wrong, and the focus goes there', () => {
  showInPage(<Ask />)
  expect(screen.queryByRole('alert')).toBeNull()
  send()
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('2 saker behöver rättas')
  expect(document.activeElement).toBe(summary)
})

/** Refuses a moment later, and reports the focus before the page is painted, after the form's own effects. */
function RefusedLater({ beforePaint }: { readonly beforePaint: (focused: Element | null) => void }) {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  useLayoutEffect(() => {
    if (errors.length > 0) beforePaint(document.activeElement)
  }, [errors, beforePaint])
  return (
    <Form errors={errors} onSubmit={() => void Promise.resolve().then(() => setErrors([nameMissing]))}>
      <TextField id="name" label="Namn" name="name" />
      <Submit>Skicka</Submit>
    </Form>
  )
}

test('the focus is there before the page is painted: a key pressed at once reaches it', async () => {
  const beforePaint = vi.fn()
  showInPage(<RefusedLater beforePaint={beforePaint} />)
  await act(async () => send())
  expect(beforePaint).toHaveBeenCalledWith(screen.getByRole('alert'))
})

test('each wrong field says what to do, in the words of the list', () => {
  showInPage(<Ask />)
  send()
  const field = screen.getByLabelText('Namn')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('name-error')?.textContent).toBe('Fel: Skriv ditt namn.')
  expect(field.getAttribute('aria-describedby')).toBe('name-error')
})

test('a line of the list leads to its field', () => {
  showInPage(<Ask />)
  send()
  fireEvent.click(screen.getByRole('link', { name: 'Skriv din e-postadress.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'))
})

test('somebody who follows a line of the list at once stays in its field', async () => {
  showInPage(<Ask />)
  send()
  fireEvent.click(screen.getByRole('link', { name: 'Skriv din e-postadress.' }))
  await new Promise((painted) => requestAnimationFrame(painted))
  expect(document.activeElement).toBe(screen.getByLabelText('E-post'))
})

test('one thing is one thing', () => {
  showInPage(<Ask judge={() => [nameMissing]} />)
  send()
  expect(screen.getByRole('alert').textContent).toContain('En sak behöver rättas')
})

test('the page’s title says that something is wrong until it is mended', () => {
  document.title = 'Kontakta oss'
  let errors = [nameMissing]
  showInPage(<Ask judge={() => errors} />)
  send()
  expect(document.title).toBe('Fel: Kontakta oss')
  errors = []
  send()
  expect(document.title).toBe('Kontakta oss')
})

test('a small form leads straight to its first wrong field', () => {
  showInPage(<Ask leadsTo="field" />)
  send()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Namn'))
})

test.each([undefined, 'field'] as const)(
  'the same mistake once more takes the focus once more (%s)',
  async (leadsTo) => {
    const errors = [nameMissing]
    showInPage(<Ask {...(leadsTo && { leadsTo })} judge={() => errors} />)
    send()
    const there = document.activeElement
    screen.getByRole('button').focus()
    send()
    await waitFor(() => expect(document.activeElement).toBe(there))
    expect(there).not.toBe(document.body)
  },
)

/** Reports errors only when the server has answered. */
let answer: (errors: readonly FormError[]) => void = () => {}

function AskServer() {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  answer = setErrors
  return (
    <Form errors={errors} onSubmit={() => {}}>
      <TextField id="mail" label="E-post" />
      <Submit>Skicka</Submit>
    </Form>
  )
}

test('what the server found takes the focus too', async () => {
  showInPage(<AskServer />)
  send()
  act(() => answer([mailMissing]))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('what is found while somebody types on does not take the focus', async () => {
  showInPage(<AskServer />)
  send()
  const field = screen.getByLabelText('E-post')
  field.focus()
  fireEvent.input(field, { target: { value: 'a' } })
  act(() => answer([mailMissing]))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

test('a form that is being sent says so and takes no second press', () => {
  const onSubmit = vi.fn()
  showInPage(
    <Form busy onSubmit={onSubmit}>
      <Submit busyLabel="Skickar …">Skicka</Submit>
    </Form>,
  )
  const button = screen.getByRole('button', { name: 'Skickar …' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Skickar …')
  fireEvent.submit(button.closest('form') as HTMLFormElement)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the list of what is wrong stands before the head of the page', () => {
  showInPage(
    <Form errors={[nameMissing]} head={<h1>Kontakta oss</h1>} onSubmit={() => {}}>
      <TextField id="name" label="Namn" />
    </Form>,
  )
  const head = screen.getByRole('heading', { level: 1 })
  expect(screen.getByRole('alert').compareDocumentPosition(head)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a form that opens with something wrong takes the focus', () => {
  showInPage(
    <Form errors={[nameMissing]} onSubmit={() => {}}>
      <TextField id="name" label="Namn" />
    </Form>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
