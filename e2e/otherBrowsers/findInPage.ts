export type Role = 'button' | 'link' | 'textbox' | 'spinbutton' | 'radio' | 'checkbox' | 'tab' | 'listitem';

/**
 * Finds a visible and enabled element by its role and the beginning of its accessible name. It is sent to the page as
 * text, so it uses nothing outside of itself. While a dialog is open, only the dialog can be used.
 */
export function findInPage(role: Role, name: string): HTMLElement | null {
  const selectors: Record<Role, string> = {
    button: 'button',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text], input[type=password], input[type=email], textarea',
    spinbutton: 'input[type=number], [role=spinbutton]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    tab: '[role=tab]',
    listitem: 'li',
  };
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const element of place.querySelectorAll<HTMLElement>(selectors[role])) {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : [];
    const text =
      element.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || element.textContent);
    const isUsable = element.checkVisibility() && !element.matches(':disabled');
    if (isUsable && text.replace(/\s+/g, ' ').trim().startsWith(name)) return element;
  }
  return null;
}
