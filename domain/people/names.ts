import { METHODS_WITH_HANDLE, type MethodWithHandle } from '../waysToPay';

/** The address of a name's page. The name begins with a letter or digit (domain/inputs/accountFields.ts). */
const NAME_PATH = /^\/@([A-Za-z0-9][A-Za-z0-9._-]*)\/?$/;

/** The username in the path of a page, in the spelling of the path; null for every other path (docs/product/names.md). */
export function nameInPath(pathname: string): string | null {
  return NAME_PATH.exec(pathname)?.[1] ?? null;
}

/** The path of a name's page. A username has no characters that an address would have to escape. */
export function pathOfName(username: string): string {
  return `/@${username}`;
}

/**
 * Whether a saved method may be on the page. The last digits of a card or of a bank account help nobody to pay, so they are
 * never shown.
 */
export function mayBeShown(type: string): type is MethodWithHandle {
  return METHODS_WITH_HANDLE.some((method) => method === type);
}
