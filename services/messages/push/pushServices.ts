/** The push services of Chrome, Edge, Firefox and Safari. A browser cannot use another than that of its maker. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(.+\.)?push\.services\.mozilla\.com$/,
  /^(.+\.)?notify\.windows\.com$/,
  /^(.+\.)?push\.apple\.com$/,
];

/**
 * Whether messages may be sent to an address that a browser named. Without this list anybody could have our server call
 * any address in our own network.
 * @param others origins besides those of the known services.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (others.includes(origin)) return true;
  return protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
}
