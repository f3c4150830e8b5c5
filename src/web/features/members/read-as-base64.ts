/** A file's bytes as they are: the server finds out encoding and separator. */
export async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In slices: an argument list has an end, a file of 32 MB does not fit in one.
  for (let start = 0; start < bytes.length; start += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  }
  return btoa(binary)
}

/** The example for download, in the language's own headings. Opens in Excel as it is. */
export function exampleFile(language: 'sv' | 'en'): string {
  const rows =
    language === 'sv'
      ? [
          'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk',
          'bolaget;Bolaget;;;;;',
          'vard;Vården;bolaget;;;;',
          'vard;Vården;bolaget;kim@exempel.example;Kim Exempel;1017;sv',
          'vard;Vården;bolaget;robin@exempel.example;Robin Exempel;1018;en',
          'vard;Vården;bolaget;;Noor Exempel;1019;sv',
        ]
      : [
          'unit_id;unit;parent_id;email;name;employee_id;language',
          'company;The company;;;;;',
          'care;Care;company;;;;',
          'care;Care;company;kim@example.example;Kim Example;1017;sv',
          'care;Care;company;robin@example.example;Robin Example;1018;en',
          'care;Care;company;;Noor Example;1019;sv',
        ]
  return `\ufeff${rows.join('\r\n')}\r\n`
}
