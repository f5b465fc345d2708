/** Saves a text as a file in the browser's downloads. */
export function downloadText({ name, text, type }: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Inside an open dialog, because nothing outside of it can be clicked.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
