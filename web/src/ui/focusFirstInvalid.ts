/** The first thing to correct comes into view and under the cursor, once it is marked as such. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const focus = (): void => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // What an answer of the server marks may be rendered a frame later than asked for.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
