import { useState } from 'react';
import { passwordsDiffer, readPasswordFor, readUsername } from '@fairtab/domain/inputs/accountFields';

const EMPTY: SignUpForm = { username: '', password: '', confirmation: '' };
const ALL: readonly SignUpField[] = ['username', 'password', 'confirmation'];

/** The form's values and messages. A field is checked when it loses the focus, and from then on while typing. */
export function useSignUpForm() {
  const [form, setForm] = useState(EMPTY);
  const [checked, setChecked] = useState<readonly SignUpField[]>([]);
  /** The server's messages, each until its field changes. */
  const [refused, setRefused] = useState<SignUpErrors>({});
  const problems = problemsOf(form);
  const errors: SignUpErrors = Object.fromEntries(
    ALL.map((field) => [field, refused[field] ?? (checked.includes(field) ? problems[field] : undefined)]),
  );
  return {
    form,
    errors,
    fieldProps: (field: SignUpField) => ({
      value: form[field],
      onChange: (text: string) => {
        setForm((typed) => ({ ...typed, [field]: text }));
        setRefused(({ [field]: _answered, ...others }) => others);
      },
      onBlur: () => {
        if (form[field] !== '') setChecked((fields) => [...new Set([...fields, field])]);
      },
    }),
    /** Checks all fields, and from now on while typing. @returns whether the form may be sent */
    check: (): boolean => {
      setChecked(ALL);
      setRefused({});
      return Object.keys(problems).length === 0;
    },
    refuse: setRefused,
  };
}

interface SignUpForm {
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
}

type SignUpField = keyof SignUpForm;
type SignUpErrors = Readonly<Partial<Record<SignUpField, string>>>;

/** The messages by field: the server's rules, and that the password was repeated correctly. */
function problemsOf({ username, password, confirmation }: SignUpForm): SignUpErrors {
  const name = readUsername(username);
  const secret = readPasswordFor(username)(password);
  return {
    ...(!name.ok && { username: name.message }),
    ...(!secret.ok && { password: secret.message }),
    ...(password !== confirmation && { confirmation: passwordsDiffer() }),
  };
}
