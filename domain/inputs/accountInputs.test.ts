import { describe, expect, it } from 'vitest';
import { changePasswordInput, logInInput, signUpInput } from './accountInputs';
import { fieldErrors } from './shape';

function problemsOf(
  schema: { safeParse(input: unknown): { error?: Parameters<typeof fieldErrors>[0] } },
  input: unknown,
) {
  const { error } = schema.safeParse(input);
  return error ? fieldErrors(error) : [];
}

describe('signing up', () => {
  it('takes a name and a password', () => {
    expect(signUpInput.parse({ username: ' Ana ', password: ' tomato soup' })).toEqual({
      username: 'Ana',
      password: ' tomato soup',
      idempotencyKey: null,
    });
  });

  it('reports everything that is wrong at once', () => {
    expect(problemsOf(signUpInput, {})).toEqual([
      { path: 'username', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ]);
    expect(problemsOf(signUpInput, { username: 'anabanana', password: 'AnaBanana' })).toEqual([
      { path: 'password', message: 'Password must not be the same as the username' },
    ]);
  });
});

describe('logging in', () => {
  it('does not check values that are only compared', () => {
    expect(logInInput.parse({ username: '?', password: 'x' })).toEqual({ username: '?', password: 'x', code: null });
    expect(logInInput.parse({ username: 'ana', password: 'x', code: ' 123 456 ' }).code).toBe(' 123 456 ');
    expect(logInInput.parse({ username: 'ana', password: 'x', code: '  ' }).code).toBeNull();
  });

  it('asks for both', () => {
    expect(problemsOf(logInInput, { username: '', password: null })).toEqual([
      { path: 'username', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });
});

it('checks a new password, and only the presence of the old one', () => {
  expect(problemsOf(changePasswordInput, { currentPassword: '', newPassword: 'short' })).toEqual([
    { path: 'currentPassword', message: 'Current password is required' },
    { path: 'newPassword', message: 'Password must be at least 8 characters' },
  ]);
});
