type AddressTextProps = {
  /** "aino.lund@exempelbolaget.example" */
  readonly address: string
}

/** An e-mail address to read. Where it has no room on one line, it goes on after the at sign. */
export function AddressText({ address }: AddressTextProps) {
  const at = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
