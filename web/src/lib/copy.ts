/** Puts a text where the reader can paste it; browsers have the clipboard only for pages that came over HTTPS. */
export async function copy(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) return clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without HTTPS
  document.execCommand('copy')
  field.remove()
}
