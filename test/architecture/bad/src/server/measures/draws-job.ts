import { createElement } from 'react'
export const bad = createElement
