/**
 * Has this process ignore SIGUSR1, by which Node opens its debugger on the loopback address. Without it a confined child,
 * which may signal processes of the same account and use the network, could run its own code here, where nothing is confined.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => undefined);
}
