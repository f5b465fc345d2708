import { exportData } from '@fairtab/services/accounts/export/exportData';
import { readProfilePhoto } from '@fairtab/services/accounts/profile/setProfilePhoto';
import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { builder } from '../builder';
import { withinLimit } from '../errors/withinLimit';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

builder.objectFields(UserRef, (t) => ({
  firstName: t.exposeString('firstName', { description: 'May be empty.' }),
  lastName: t.exposeString('lastName', { description: 'May be empty.' }),
  email: t.string({
    nullable: true,
    description: 'The address for mails; null when there is none.',
    resolve: ({ email }) => email && shownAddress(email),
  }),
  isEmailVerified: t.boolean({
    description: 'Whether the link that was mailed to the address was opened.',
    resolve: ({ email, emailVerifiedAt }) => email !== null && emailVerifiedAt !== null,
  }),
  phone: t.exposeString('phone', { nullable: true, description: 'Null when there is none.' }),
  isPhoneVerified: t.boolean({
    description: 'Whether the code that was sent to the number was typed back. SMS go to such a number alone.',
    resolve: ({ phone, phoneVerifiedAt }) => phone !== null && phoneVerifiedAt !== null,
  }),
  photo: t.string({
    nullable: true,
    description: 'A small square JPEG as a data: URL; null when there is none.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => readProfilePhoto(ctx),
  }),
  dataExport: t.string({
    description:
      'Everything that Fairtab stores about the account, as JSON text. After 20 times in an hour it is an error with the code TOO_MANY_ATTEMPTS.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => withinLimit(() => exportData(ctx)),
  }),
}));
