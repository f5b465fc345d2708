import { t } from '../language/t';
import { z } from 'zod';
import { shape } from './shape';

const MAX_ENDPOINT = 1_000;
const base64url = (bytes: number) =>
  z
    .string({ error: () => t('Is missing') })
    .refine((text) => /^[\w-]+=*$/.test(text) && Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, {
      error: () => t('Is not a key'),
    });

/** What a browser says about its subscription (PushSubscription.toJSON). */
export const pushSubscriptionInput = shape({
  endpoint: z.url({ error: () => t('Is not an address') }).max(MAX_ENDPOINT, { error: () => t('Is too long') }),
  p256dh: base64url(65),
  auth: base64url(16),
});
