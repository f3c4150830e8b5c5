/** For the setter of `useSearchParams`: the address with these parameters; an empty value takes one away. */
export const withParameters =
  (values: Readonly<Record<string, string>>) =>
  (address: URLSearchParams): URLSearchParams => {
    for (const [name, value] of Object.entries(values)) {
      if (value === '') address.delete(name)
      else address.set(name, value)
    }
    return address
  }
