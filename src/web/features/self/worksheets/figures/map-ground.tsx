/** The background of a map with two axes, one to the right and one upwards. Its area is 260 by 200. */
export function MapGround({ right, up }: { readonly right: string; readonly up: string }) {
  return (
    <>
      <rect className="drawing-track" x="30" y="10" width="260" height="200" rx="3" />
      <path className="drawing-guide" d="M160 10v200M30 110h260" />
      <text x="160" y="236" textAnchor="middle">
        {right}
      </text>
      <text x="20" y="110" textAnchor="middle" transform="rotate(-90 20 110)">
        {up}
      </text>
    </>
  )
}

/** The point of two values from 0 to 10 on the map. */
export const onMap = (right: number, up: number): string => `translate(${30 + right * 26} ${210 - up * 20})`
