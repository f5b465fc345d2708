import { expect, it, onTestFinished } from 'vitest';
import { isNamelessHost } from './hostNames';
import { takeLanguageFrom } from '../language/current';
import { LANGUAGES } from '../language/languages';
import { t } from '../language/t';

it.each(LANGUAGES)('the word for a host in the language "%s" is no name', (language) => {
  const before = takeLanguageFrom(() => language);
  onTestFinished(() => void takeLanguageFrom(before));
  expect(isNamelessHost(t('Host'))).toBe(true);
  expect(isNamelessHost('Priya')).toBe(false);
});
