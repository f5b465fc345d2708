import { createECDH, randomBytes } from 'node:crypto';

/** What a browser sends to be told of something, at a push service that is known everywhere. */
export function newPushSubscription() {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
