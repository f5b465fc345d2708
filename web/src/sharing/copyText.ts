/** Copies a text, by a hidden text field where the clipboard is not available. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHiddenField(text);
  }
}

function copyByHiddenField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  // Inside an open dialog, because everything outside of it is inert.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    // Deprecated, but the only way on an insecure page or when access to the clipboard is denied.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
