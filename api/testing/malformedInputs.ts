const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** Texts that no field but a password accepts, or that break code which does not expect them. */
export const MALFORMED_TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'a blank': ' ',
  'a NUL byte': 'a\u0000b',
  'half a surrogate pair': 'a\ud83c',
  'control characters': '\u0007\u001b[31m\u202e',
  'a text of 10,000 characters': 'x'.repeat(10_000),
  'a key of every object': '__proto__',
  'a statement and a script': `'; DROP TABLE receipt; --<script>alert(1)</script>`,
};

/** Values that are no text. */
export const MALFORMED_VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'a negative number': -1,
  'half a number': 0.5,
  'a number beyond all counts': 2 ** 53,
  'an empty list': [],
  'a list of lists': deep(12),
  'an object that asks for all': { $gt: '' },
  'an object with its own prototype': JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
};

/** Request bodies that are no JSON object, as they are sent. */
export const MALFORMED_BODIES: Readonly<Record<string, string>> = {
  'broken JSON': '{"items": [',
  'two values': '{} {}',
  'a text': '"soup"',
  'a number': '7',
  null: 'null',
  'a list': '[{}]',
  'a page': '<!doctype html><p>hello',
  'deep nesting': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
};
