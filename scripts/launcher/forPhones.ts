/**
 * What `npm start` says about phones on the same network. A person at a terminal also reads what they lack there; what
 * programs read has the address alone.
 * @param address what phones open; null when the server listens on this machine only.
 */
export function forPhones(address: string | null, { isTerminal }: { isTerminal: boolean }): readonly string[] {
  if (address === null) return [];
  const open = `Phones on the same network: ${address}`;
  if (!isTerminal || address.startsWith('https:')) return [open];
  return [
    open,
    'They split and pay there. Push messages, passkeys and pages without a signal need https.',
    'With a domain, https is one command: docs/operations.md, "HTTPS for everybody, on one server".',
  ];
}
