export const anything = (value: any) => value!.length
