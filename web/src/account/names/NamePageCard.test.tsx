import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { endSession, startSession } from '../../network/session/session';
import { closePhones, openPhone } from '../../testing/openPhone';
import { CARD, VENMO, ZELLE } from '../../testing/savedMethods';
import type { NamePageCardTestQuery } from './__generated__/NamePageCardTestQuery.graphql';
import { NamePageCard } from './NamePageCard';

const SAVE = 'useSaveNamePageMutation';
const ANA = {
  __typename: 'User',
  id: 'User:ana',
  username: 'ana-b',
  firstName: 'Ana',
  namePage: { __typename: 'NamePageSettings', isOn: false, displayName: '' },
  paymentMethods: [VENMO, ZELLE, CARD].map((method) => ({ ...method, isShown: false })),
};

beforeEach(() => startSession('secret'));
afterEach(() => {
  closePhones();
  endSession();
});

function Shown() {
  const { viewer } = useLazyLoadQuery<NamePageCardTestQuery>(
    graphql`
      query NamePageCardTestQuery {
        viewer {
          ...NamePageCard_user
        }
      }
    `,
    {},
  );
  return viewer && <NamePageCard user={viewer} />;
}

async function open(changed: object = {}) {
  const phone = openPhone();
  phone.show(
    <Suspense>
      <Shown />
    </Suspense>,
  );
  await phone.answer('NamePageCardTestQuery', { viewer: { ...ANA, ...changed } });
  return { ...phone, user: userEvent.setup() };
}
const saved = (isOn: boolean, displayName: string) => ({
  saveNamePage: {
    __typename: 'SaveNamePagePayload',
    user: { ...ANA, namePage: { __typename: 'NamePageSettings', isOn, displayName } },
  },
});
const button = (name: string) => screen.getByRole('button', { name });

describe('the page of the own name', () => {
  it('is set up with a name and the ways to pay that were ticked, and never offers a card', async () => {
    const { user, variablesOf, answer, toasts } = await open();
    expect(screen.getByText('Off')).toBeTruthy();
    await user.click(button('Set Up'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Show my page/ }).checked).toBe(true);
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      'Venmo · @ana-b',
      'Zelle · ana@example.com',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Venmo · @ana-b' }));
    await user.click(button('Save'));
    expect((await variablesOf(SAVE))['input']).toEqual({
      isOn: true,
      displayName: 'Ana',
      paymentMethodIds: [VENMO.id],
    });
    await answer(SAVE, saved(true, 'Ana'));
    expect(toasts).toMatchObject([{ title: 'Your page is on' }]);
    expect(screen.getByRole('link', { name: 'Open @ana-b' }).getAttribute('href')).toBe('/@ana-b');
  });

  it('is turned off with what was chosen kept', async () => {
    const { user, variablesOf, answer, toasts } = await open({
      namePage: { __typename: 'NamePageSettings', isOn: true, displayName: 'A. B.' },
      paymentMethods: [{ ...ZELLE, isShown: true }],
    });
    await user.click(button('Change'));
    await user.click(screen.getByRole('switch', { name: /^Show my page/ }));
    await user.click(button('Save'));
    expect((await variablesOf(SAVE))['input']).toEqual({
      isOn: false,
      displayName: 'A. B.',
      paymentMethodIds: [ZELLE.id],
    });
    await answer(SAVE, saved(false, 'A. B.'));
    expect(toasts).toMatchObject([{ title: 'Your page is off' }]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('needs a name, and keeps what was typed when nobody answers', async () => {
    const { user, isAsked, fail } = await open();
    await user.click(button('Set Up'));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Display name/ });
    await user.clear(name);
    await user.click(button('Save'));
    expect(screen.getByText('Display name is required')).toBeTruthy();
    expect(isAsked(SAVE)).toBe(false);
    await user.type(name, 'Ana from work');
    await user.click(button('Save'));
    await fail(SAVE, new Unreachable());
    expect(screen.getByRole('alert').textContent).toContain('No connection');
    expect(name.value).toBe('Ana from work');
  });
});
