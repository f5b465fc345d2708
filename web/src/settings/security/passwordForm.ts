import { t } from '@fairtab/domain/language/t';
import { passwordsDiffer, readPasswordFor } from '@fairtab/domain/inputs/accountFields';

export interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export type PasswordProblems = Readonly<Partial<Record<keyof PasswordForm, string>>>;

/** What has to be corrected in the form. Only the server knows whether the current password is right. */
export function problemsOf(form: PasswordForm, { username }: { username: string }): PasswordProblems {
  const reading = readPasswordFor(username)(form.newPassword);
  return {
    ...(form.currentPassword === '' ? { currentPassword: t('Password is required') } : {}),
    ...(reading.ok ? {} : { newPassword: reading.message }),
    ...(form.repeated === form.newPassword ? {} : { repeated: passwordsDiffer() }),
  };
}
