import { describe, expect, it } from 'vitest';
import { MAX_PASSWORD, readPassword, readPasswordFor, readUsername, usernameKey } from './accountFields';

describe('a username', () => {
  it.each(['ana', 'Ana.B', 'x-1_y', '9lives', 'a'.repeat(30), '  ana  '])('can be %j', (username) => {
    expect(readUsername(username)).toEqual({ ok: true, value: username.trim() });
  });

  it.each([
    ['', 'Username is required'],
    [null, 'Username is required'],
    [7, 'Username must be at least 3 characters'],
    ['ab', 'Username must be at least 3 characters'],
    ['a'.repeat(31), 'Username can have at most 30 characters'],
    ['.ana', 'Username can have letters, digits, dots, dashes and underscores, and begins with a letter or digit'],
    ['ana b', 'Username can have letters, digits, dots, dashes and underscores, and begins with a letter or digit'],
    ['anа', 'Username can have letters, digits, dots, dashes and underscores, and begins with a letter or digit'],
    ['ana\0', 'Username can have letters, digits, dots, dashes and underscores, and begins with a letter or digit'],
  ])('cannot be %j', (username, message) => {
    expect(readUsername(username)).toEqual({ ok: false, message });
  });

  it('is the same in upper and lower case', () => {
    expect(usernameKey(' Ana.B ')).toBe('ana.b');
  });
});

describe('a password', () => {
  it.each(['tomato soup', '        ', '🍅🍋🍇🍓🥝🍒🍑🥭', 'a'.repeat(MAX_PASSWORD), '🍅'.repeat(MAX_PASSWORD)])(
    'can be %j',
    (password) => {
      expect(readPassword(password)).toEqual({ ok: true, value: password });
    },
  );

  it.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    [12345678, 'Password is required'],
    ['seven77', 'Password must be at least 8 characters'],
    ['🍅🍋🍇🍓', 'Password must be at least 8 characters'],
    ['a'.repeat(129), 'Password can have at most 128 characters'],
    // One character that is written out as 18.
    ['\uFDFA'.repeat(8), 'Password can have at most 128 characters'],
  ])('cannot be %j', (password, message) => {
    expect(readPassword(password)).toEqual({ ok: false, message });
  });

  it('is the same however the keyboard composes it', () => {
    expect(readPassword('cafe\u0301 creme')).toEqual(readPassword('caf\u00E9 creme'));
  });

  it('is not the name of the account', () => {
    const refusal = { ok: false, message: 'Password must not be the same as the username' };
    expect(readPasswordFor('AnaBanana')('anabanana')).toEqual(refusal);
    expect(readPasswordFor('AnaBanana')('anabanana!').ok).toBe(true);
    expect(readPasswordFor('ana')('ana')).toEqual({ ok: false, message: 'Password must be at least 8 characters' });
  });
});
