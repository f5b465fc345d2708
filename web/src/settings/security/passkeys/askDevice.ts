import { t } from '@fairtab/domain/language/t';
import { notDone, UNREACHABLE, type MutationOutcome } from '../../../network/relay/mutationOutcome';

const load = () => import('@simplewebauthn/browser');
const IMPOSSIBLE = notDone({
  kind: 'refused',
  message: t('This browser has no passkeys here. They need a secure address, which begins with https.'),
});

/** What the device answered, as the server takes it. */
export type DeviceOutcome = MutationOutcome<string>;

/** Has the device make a passkey, which asks for a finger, a face or a PIN. @param options what startPasskey returned */
export function makePasskey(options: string): Promise<DeviceOutcome> {
  return ask(async ({ startRegistration }) => startRegistration({ optionsJSON: JSON.parse(options) as never }), {
    InvalidStateError: t('This device has a passkey for your account already.'),
    otherwise: t('Your device made no passkey. Please try again.'),
  });
}

/** Has the person choose a passkey and confirm it. @param options what startPasskeyLogIn returned */
export function signWithPasskey(options: string): Promise<DeviceOutcome> {
  return ask(async ({ startAuthentication }) => startAuthentication({ optionsJSON: JSON.parse(options) as never }), {
    otherwise: t('Your device gave no passkey. Please try again, or use your password.'),
  });
}

/** @param words what to say when the device refuses, by the name of its error */
async function ask(
  act: (library: Awaited<ReturnType<typeof load>>) => Promise<object>,
  words: Readonly<Record<string, string>> & { readonly otherwise: string },
): Promise<DeviceOutcome> {
  const library = await load().catch(() => null);
  if (!library) return UNREACHABLE;
  if (!library.browserSupportsWebAuthn()) return IMPOSSIBLE;
  try {
    return { kind: 'done', payload: JSON.stringify(await act(library)) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return notDone({ kind: 'refused', message: words[name] ?? words.otherwise });
  }
}
