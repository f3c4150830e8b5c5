import type { ComponentProps } from 'react'
import { InputField } from '../text-field/text-field.tsx'

/** A file input. The browser writes the words of its button. */
export const FileField = (props: Omit<ComponentProps<typeof InputField>, 'type' | 'className'>) => (
  <InputField {...props} type="file" className="field-control file-control" />
)
