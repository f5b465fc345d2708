import { describe, expect, it } from 'vitest';
import { logInPath, signUpPath } from './logInPath';
import { pathAfterLogIn } from './pathAfterLogIn';

const back = (next: string): string => pathAfterLogIn(`?next=${encodeURIComponent(next)}`);
const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the path to the login and back', () => {
  it('leads to the previous page with its whole address', () => {
    const path = logInPath(place('/receipts/r1', '?show=all', '#people'));
    expect(pathAfterLogIn(path.slice('/login'.length))).toBe('/receipts/r1?show=all#people');
    expect(signUpPath(place('/profile'))).toBe('/signup?next=%2Fprofile');
  });

  it('leads to the dashboard from pages that are not returned to', () => {
    expect(logInPath(place('/'))).toBe('/login');
    expect(pathAfterLogIn('')).toBe('/dashboard');
    for (const path of ['/', '/login', '/signup?next=/profile', '/delete-account?token=t'])
      expect(back(path)).toBe('/dashboard');
  });

  it('is kept on the way from the login to the sign-up and back', () => {
    const search = '?next=%2Fprofile';
    expect(signUpPath(place('/login', search))).toBe(`/signup${search}`);
    expect(logInPath(place('/signup', search))).toBe(`/login${search}`);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'profile',
    '//',
  ])('never leads to another site: %j', (next) => {
    const path = back(next);
    expect(path).toBe('/dashboard');
    expect(new URL(path, location.origin).origin).toBe(location.origin);
  });
});
