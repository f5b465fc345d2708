/** Moves the focus to the first invalid field and scrolls to it. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const focus = (): void => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // Errors from the server may be rendered one frame after this call.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
