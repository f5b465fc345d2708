/** A random idempotency key of 128 bits. Not randomUUID: that is missing on plain http, as on a host's own Wi-Fi. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
