import type { Sabotage } from '../Sabotage';

/** Names, logging in, passkeys, signing up and exports. */
export const ACCOUNTS: readonly Sabotage[] = [
  {
    harm: 'a username that reads as another one is free',
    file: 'domain/people/misleadingNames.ts',
    from: "    .replace(/[^\\p{L}\\p{N}]/gu, '')",
    to: "    .replace(/[^\\p{L}\\p{N}._-]/gu, '')",
    tests: ['domain/people/misleadingNames.test.ts'],
  },
  {
    harm: 'somebody signs up as the support of Fairtab',
    file: 'domain/inputs/accountInputs.ts',
    from: 'return isReservedUsername(reading.value) ?',
    to: 'return isReservedUsername(reading.value.slice(99)) ?',
    tests: ['services/accounts/signingUp/signUp.test.ts'],
  },
  {
    harm: 'the page of a name that reads as an older one is shown',
    file: 'services/accounts/names/namePage.ts',
    from: 'foldedName: { not: null }, ',
    to: '',
    tests: ['services/accounts/names/namePage.test.ts'],
  },
  {
    harm: 'a diner is shown with the tick of somebody who is vouched for',
    file: 'domain/inputs/nameFields.ts',
    from: 'if (hasVouchingSign(reading.value))',
    to: 'if (hasVouchingSign(reading.value.slice(99)))',
    tests: ['domain/inputs/claimInputs.test.ts'],
  },
  {
    harm: 'wrong passwords of strangers lock out the browser that the owner uses',
    file: 'services/accounts/loggingIn/logIn.ts',
    from: "  if (device !== null) return [['failedLoginsOfDevice', device]];\n",
    to: '',
    tests: ['services/accounts/loggingIn/logIn.test.ts'],
  },
  {
    harm: 'a browser that knows one account tries the passwords of another without being counted for its name',
    file: 'services/accounts/sessions/knownDevices.ts',
    from: '    where: { userId, tokenHash: hashFor(userId, ctx.deviceSecret) },\n    select',
    to: '    where: { lastLoginAt: { lte: ctx.now() } },\n    select',
    tests: ['services/accounts/loggingIn/logIn.test.ts'],
  },
  {
    harm: 'wrong passwords from an address lock out its passkeys',
    file: 'services/accounts/passkeys/logInWithPasskey.ts',
    from: "limits.check('failedPasskeysFromAddress'",
    to: "limits.check('failedLoginsFromAddress'",
    tests: ['services/accounts/passkeys/passkeys.test.ts'],
  },
  {
    harm: 'a retry of signing up with another password is told that the account is its own',
    file: 'services/accounts/signingUp/signUp.ts',
    from: 'return account !== null && isPassword(',
    to: 'return account !== null || isPassword(',
    tests: ['services/accounts/signingUp/signUp.test.ts'],
  },
  {
    harm: 'an export is asked for days that the database does not know',
    file: 'domain/inputs/fields.ts',
    from: 'if (day < FIRST_DATE) return',
    to: "if (day < '0000') return",
    tests: ['domain/inputs/fields.test.ts', 'services/money/books/exports/exports.test.ts'],
  },
  {
    harm: 'anybody says in a header from which address they ask',
    file: 'services/platform/trustedProxies.ts',
    from: 'addresses.findLast((address)',
    to: 'addresses.find((address)',
    tests: ['services/platform/trustedProxies.test.ts'],
  },
  {
    harm: 'a push address is taken over by whoever knows it',
    file: 'services/messages/push/subscriptions.ts',
    from: 'WHERE known.p256dh = excluded.p256dh AND known.auth = excluded.auth',
    to: 'WHERE known.endpoint = excluded.endpoint',
    tests: ['services/messages/push/subscriptions.test.ts'],
  },
];
