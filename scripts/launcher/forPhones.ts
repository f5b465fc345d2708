import { renderUnicodeCompact } from 'uqr';

/** White on black whatever the terminal's colours are, because not every camera reads a code in reverse. */
const [WHITE_ON_BLACK, PLAIN] = ['\u001b[97;40m', '\u001b[0m'];

/**
 * What `npm start` says about phones on the same network. A person at a terminal also reads what they lack there,
 * and gets a QR code to open it with a camera; what programs read has the address alone.
 * @param address what phones open; null when the server listens on this machine only.
 */
export function forPhones(address: string | null, { isTerminal }: { isTerminal: boolean }): readonly string[] {
  if (address === null) return [];
  const open = `Phones on the same network: ${address}`;
  if (!isTerminal) return [open];
  const code = renderUnicodeCompact(address, { border: 2 }).split('\n');
  const shown = [open, ...code.map((line) => `${WHITE_ON_BLACK}${line}${PLAIN}`)];
  if (address.startsWith('https:')) return shown;
  return [
    ...shown,
    'They split and pay there. Push messages, passkeys and pages without a signal need https.',
    'With a domain, https is one command: docs/operations.md, "HTTPS for everybody, on one server".',
  ];
}
