import { passwordsDiffer, readPasswordFor, readUsername } from '@fairtab/domain/inputs/accountFields';

export interface SignUpForm {
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
}

export type SignUpField = keyof SignUpForm;
export type SignUpErrors = Readonly<Partial<Record<SignUpField, string>>>;

/** The messages by field: the server's rules, and that the password was repeated correctly. */
export function problemsOf({ username, password, confirmation }: SignUpForm): SignUpErrors {
  const name = readUsername(username);
  const secret = readPasswordFor(username)(password);
  return {
    ...(!name.ok && { username: name.message }),
    ...(!secret.ok && { password: secret.message }),
    ...(password !== confirmation && { confirmation: passwordsDiffer() }),
  };
}
