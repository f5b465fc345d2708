import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../context';
import { FORMER_WEBHOOK_SECRET, placeOf, WEBHOOK_SECRET } from '../../platform/sealing/sealedColumns';
import { SECRET_PREFIX } from './sendSigned';

type Sealing = Pick<ServiceContext, 'sealer'>;

/** A secret of 192 bits, as the Standard Webhooks scheme writes it. */
export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(24).toString('base64');
}

export function sealSecret({ sealer }: Sealing, { id, secret }: { id: string; secret: string }): string {
  return sealer.seal(secret, placeOf(WEBHOOK_SECRET, id));
}

/** The columns of a secret that is replaced at this time: the former one signs, too, until then. */
export function rotatedSecret(
  { sealer }: Sealing,
  { id, sealed, secret, until }: { id: string; sealed: string; secret: string; until: Date },
): { secret: string; formerSecret: string; formerSecretUntil: Date } {
  const former = sealer.open(sealed, placeOf(WEBHOOK_SECRET, id));
  return {
    secret: sealSecret({ sealer }, { id, secret }),
    formerSecret: sealer.seal(former, placeOf(FORMER_WEBHOOK_SECRET, id)),
    formerSecretUntil: until,
  };
}

/** The secrets that sign at this time, the newest first. */
export function secretsOf(
  { sealer }: Sealing,
  row: { id: string; secret: string; formerSecret: string | null; formerSecretUntil: Date | null },
  now: Date,
): string[] {
  const { id, secret, formerSecret, formerSecretUntil } = row;
  const isRotating = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const former = isRotating ? [sealer.open(formerSecret, placeOf(FORMER_WEBHOOK_SECRET, id))] : [];
  return [sealer.open(secret, placeOf(WEBHOOK_SECRET, id)), ...former];
}
