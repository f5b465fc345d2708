import { deviceOf } from '../sessions/deviceOf';

/** The mail about a login from a new device. */
export function loginMail({ username, userAgent, at }: { username: string; userAgent: string; at: Date }): {
  subject: string;
  text: string;
} {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    `Hello ${username},`,
    `Somebody signed in to your Fairtab account. Device: ${deviceOf(userAgent)}. Time: ${time}.`,
    'If it was you, there is nothing to do. If not, sign in, end that session in your profile and change your password.',
    'You can turn these messages off in your profile.',
  ].join('\n\n');
  return { subject: 'New login to your Fairtab account', text: `${text}\n` };
}
