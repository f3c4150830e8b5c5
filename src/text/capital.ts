/** The first letter large, as where a day or a figure in words begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
