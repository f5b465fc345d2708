import type { Config } from '../../config';
import { publicOrigin, type PublicOrigin } from './PublicOrigin';

/**
 * Where links lead that no request asked for, such as those of reminders. Without PUBLIC_URL that is this machine, as long as its
 * messages stay on it: in a folder, or while somebody develops.
 * @returns null when messages leave this machine and nobody said where it is reached.
 */
export function configuredOrigin({
  publicUrl,
  environment,
  smtpUrl,
  twilio,
  port,
}: Pick<Config, 'publicUrl' | 'environment' | 'smtpUrl' | 'twilio' | 'port'>): PublicOrigin | null {
  if (publicUrl !== null) return publicOrigin(publicUrl);
  const staysHere = smtpUrl === null && twilio === null;
  return staysHere || environment !== 'production' ? publicOrigin(`http://localhost:${port}`) : null;
}
