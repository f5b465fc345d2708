import { useState } from 'react';
import { problemsOf, type SignUpErrors, type SignUpField, type SignUpForm } from './signUpForm';

const EMPTY: SignUpForm = { username: '', password: '', confirmation: '' };
const ALL: readonly SignUpField[] = ['username', 'password', 'confirmation'];

/** What is typed, and what is wrong with it: a field is judged when it was left, and from then on as it is typed. */
export function useSignUpForm() {
  const [form, setForm] = useState(EMPTY);
  const [judged, setJudged] = useState<readonly SignUpField[]>([]);
  /** What the server said, until the field is changed. */
  const [refused, setRefused] = useState<SignUpErrors>({});
  const problems = problemsOf(form);
  const errors: SignUpErrors = Object.fromEntries(
    ALL.map((field) => [field, refused[field] ?? (judged.includes(field) ? problems[field] : undefined)]),
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
        if (form[field] !== '') setJudged((fields) => [...new Set([...fields, field])]);
      },
    }),
    /** @returns whether it may be sent; from now on everything is judged. */
    check: (): boolean => {
      setJudged(ALL);
      setRefused({});
      return Object.keys(problems).length === 0;
    },
    refuse: setRefused,
  };
}
