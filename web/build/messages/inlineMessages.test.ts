// @vitest-environment node
import { t } from '@fairtab/domain/language/t';
import * as inlined from '@fairtab/domain/language/inlined';
import { showNumber } from '@fairtab/domain/language/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inlineIn } from './inlineMessages';
import { inPseudo } from './pseudo';
import { writeMessage } from './writeMessage';

const IMPORTS = `import { t } from '@fairtab/domain/language/t';\nimport { rich } from '../ui/rich';\n`;

const inline = (code: string, wordsOf = (message: string) => message) =>
  inlineIn({ code: IMPORTS + code, id: '/src/Screen.tsx', wordsOf })
    ?.code.split('\n')
    .slice(-1)[0];

/** Runs a message as a page does, with values by name. */
function run(message: string, values: Readonly<Record<string, unknown>>, kind: 't' | 'rich' = 't'): unknown {
  const names = Object.keys(values);
  const { code } = writeMessage(message, { kind, sources: new Map(names.map((name) => [name, name])) });
  const helpers = { ...inlined, showNumber, createElement, Fragment };
  const scope = { ...Object.fromEntries(Object.entries(helpers).map(([name, it]) => [`m_${name}`, it])), ...values };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is what the build writes.
  return (new Function(...Object.keys(scope), `return ${code}`) as (...given: unknown[]) => unknown)(
    ...Object.values(scope),
  );
}

describe('a message in a built page', () => {
  it('is the text of the language itself', () => {
    expect(inline(`const a = t('Claim');`, () => 'Marcar')).toBe('const a = "Marcar";');
  });

  it('has the code of each value where the language wants it', () => {
    expect(inline(`t('{name} owes {amount}', { name, amount: show(debt) })`, () => 'Debe {amount}: {name}')).toBe(
      '`Debe ${show(debt)}: ${name}`',
    );
  });

  it('may stand inside a value of another one', () => {
    expect(inline(`t('Hello {who}', { who: t('you') })`)).toBe('`Hello ${"you"}`');
  });

  it.each([
    ['{count, plural, one {# dish} other {# dishes}}', { count: 1 }],
    ['{count, plural, one {# dish} other {# dishes}}', { count: 1234 }],
    ['{count, plural, =0 {no dish} one {{name} has # dish} other {{name} has #}}', { count: 0, name: 'Ana' }],
    ['{count, plural, =0 {no dish} one {{name} has # dish} other {{name} has #}}', { count: 1, name: 'Ana' }],
    ['{who, select, you {You} other {{name}}} paid `$` \\ it’s "q"', { who: 'you', name: 'Ben' }],
    ["It''s '{'literal'}' {name}", { name: '${name} `' }],
  ])('says the same as on the server: %s %o', (message, values) => {
    const { code } = writeMessage(message, {
      kind: 't',
      sources: new Map(Object.keys(values).map((name) => [name, name])),
    });
    expect(code).not.toBe('');
    expect(run(message, values)).toBe(serverText(message, values));
  });

  it('has elements in it, which keep their places', () => {
    const b = (inner: ReactNode) => createElement('b', null, inner);
    const element = run('You owe <b>{amount} now</b>.', { amount: '$5', b }, 'rich') as ReactNode;
    expect(renderToStaticMarkup(element)).toBe('You owe <b>$5 now</b>.');
  });
});

describe('the build', () => {
  it.each([
    [`t(message)`, 'the message has to be a literal'],
    [`t('Hello {name}')`, 'needs a value for name'],
    [`t('Hello', { name })`, 'has no place for name'],
    [`t('Hello {name}', values)`, 'the values have to be an object literal'],
    [`[].map(t)`, 't may only be called'],
    [`t('{count, plural, one {#}}', { count })`, 'MISSING_OTHER_CLAUSE'],
  ])('fails for %s', (code, problem) => {
    expect(() => inline(code)).toThrow(problem);
    expect(() => inline(code)).toThrow('/src/Screen.tsx:3');
  });

  it('leaves other functions of the same name alone', () => {
    expect(inlineIn({ code: `const t = (x) => x;\nt(a);`, id: '/a.ts', wordsOf: (message) => message })).toBeNull();
  });
});

describe('the long and accented test language', () => {
  it('keeps the values, tags and plurals of a message', () => {
    expect(inPseudo('Ask <b>{name}</b> for {count, plural, one {# dish} other {# dishes}}')).toBe(
      'Áškö <b>{name}</b> förö {count,plural,one{# dïšhö} other{# dïšhéšöö}}',
    );
  });
});

/** `t` takes literals only, and here it is a table of them. */
function serverText(message: string, values: object): string {
  return (t as (message: string, values: object) => string)(message, values);
}
