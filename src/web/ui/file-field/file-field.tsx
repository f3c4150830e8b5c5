import type { ComponentProps } from 'react'
import { InputField } from '../text-field/text-field.tsx'

/** Chooses a file of the reader's machine. The browser writes the button's words. */
export const FileField = (props: Omit<ComponentProps<typeof InputField>, 'type' | 'className'>) => (
  <InputField {...props} type="file" className="field-control file-control" />
)
