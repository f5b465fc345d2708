import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone, cleanUsPhone } from './contact';
import { hasUnwantedCharacters, hasUnwantedCharactersInLines, isBlank, withoutUnwantedCharacters } from './text';

describe('unwanted characters', () => {
  it.each(['a\u0000', 'a\nb', 'a\tb', '\u001B[31m', '\u007F', '\u0085', '\uD800', 'a\u2028b', '\u202Eabc', '\u2066x'])(
    'are found in %j and replaced by spaces',
    (text) => {
      expect(hasUnwantedCharacters(text)).toBe(true);
      expect(hasUnwantedCharacters(withoutUnwantedCharacters(text))).toBe(false);
    },
  );

  it.each(['Ana', "O'Neil", 'עברית', 'العربية', '👩‍🍳', '日本', 'Zoë–X'])('are not found in %j', (text) => {
    expect(hasUnwantedCharacters(text)).toBe(false);
  });

  it('are not line breaks and tabs where several lines are welcome', () => {
    expect(hasUnwantedCharactersInLines('a\r\nb\n\tc')).toBe(false);
    expect(hasUnwantedCharactersInLines('a\n\u0000')).toBe(true);
  });
});

describe('a blank text', () => {
  it.each(['', ' ', '\u00A0', '\u200B', '\u3164', '\u00AD\u2060'])('is %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('is not one with a letter, a sign or an emoji', () => {
    for (const text of ['a', '.', '👍', ' x ']) expect(isBlank(text)).toBe(false);
  });
});

describe('contact data', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    [" o'neil+bill@sub.example.co ", "o'neil+bill@sub.example.co"],
    ['ana', null],
    ['ana@', null],
    ['ana@example', null],
    ['a b@example.com', null],
    ['ana@-example.com', null],
    ['ana@example..com', null],
    ['ana@example.com\u0000', null],
    [`${'a'.repeat(65)}@example.com`, null],
    [`a@${'b.'.repeat(130)}com`, null],
  ])('reads the e-mail address %j as %j', (text, email) => {
    expect(cleanEmail(text)).toBe(email);
  });

  it.each([
    ['4155550123', '415-555-0123'],
    ['1 (415) 555-0123', '415-555-0123'],
    ['+1.415.555.0123', '415-555-0123'],
    ['+44 20 7946 0018', null],
    ['415-155-0123', null],
    ['415555012', null],
    ['x4155550123', null],
  ])('reads the US phone number %j as %j', (text, phone) => {
    expect(cleanUsPhone(text)).toBe(phone);
  });

  it.each([
    [' +44 20 7946 0018 ', '+44 20 7946 0018'],
    ['555-0123', '555-0123'],
    ['12345', null],
    ['1'.repeat(16), null],
    ['call 5550123', null],
  ])('reads the phone number %j of a guest as %j', (text, phone) => {
    expect(cleanPhone(text)).toBe(phone);
  });
});
