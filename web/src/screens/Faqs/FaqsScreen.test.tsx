import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import { FaqsScreen } from './FaqsScreen';
import { FAQS } from './texts';

afterEach(() => {
  closeBrowsers();
  location.hash = '';
});

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open;
const show = () => openBrowserAt('/faqs').show(<FaqsScreen />);

test('has twelve closed questions and the way to ask another', () => {
  show();
  expect(document.querySelectorAll('details')).toHaveLength(12);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('the question that the address names is open, and so is the next one', () => {
  location.hash = '#fees';
  show();
  expect([isOpen('fees'), isOpen('paying')]).toEqual([true, false]);
  location.hash = '#paying';
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(isOpen('paying')).toBe(true);
});

test('search engines get the same questions and answers', () => {
  show();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.map(({ name }) => name)).toEqual(FAQS.map(({ question }) => question));
  expect(mainEntity[0]?.acceptedAnswer.text).toBe(FAQS[0]?.answer.join(' '));
});
