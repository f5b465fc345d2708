import { proven, type ProvenAddress } from './ProvenAddress';

/** The e-mail address of an account, once its owner followed the link that was sent there. */
export function verifiedEmail(account: {
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
}): ProvenAddress | null {
  return account.email === null || account.emailVerifiedAt === null ? null : proven(account.email);
}

/** The phone number of an account, once its owner typed the code back that was sent there. */
export function verifiedPhone(account: {
  readonly phone: string | null;
  readonly phoneVerifiedAt: Date | null;
}): ProvenAddress | null {
  return account.phone === null || account.phoneVerifiedAt === null ? null : proven(account.phone);
}
