import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServerFault, Unreachable } from '../../network/relay/errors';
import { CARD, VENMO, ZELLE } from '../../testing/savedMethods';
import { ANA, closeProfile, openProfile as open } from './testing/openProfile';
import { fitInto, shrinkPhoto } from './shrinkPhoto';

vi.mock('./shrinkPhoto', async (original) => ({ ...(await original<object>()), shrinkPhoto: vi.fn() }));

const UPDATE = 'useUpdateProfileMutation';
const PHOTO = 'useSetPhotoMutation';

afterEach(closeProfile);

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const updated = (changed: object, isVerificationSent = false) => ({
  updateProfile: { __typename: 'UpdateProfilePayload', isVerificationSent, user: { ...ANA, ...changed } },
});

describe('the profile', () => {
  test('is changed in its edit mode and saved as a whole', async () => {
    const { user, variablesOf, answer, toasts } = await open();
    await user.click(button('Edit'));
    await user.type(field(/^Last name/), 'Brandt');
    await user.type(field(/^Phone/), '415-555-0123');
    await user.click(button('Save Changes'));
    const changed = { firstName: 'Ana', lastName: 'Brandt', email: 'ana@example.com', phone: '415-555-0123' };
    expect((await variablesOf(UPDATE))['input']).toEqual(changed);
    await answer(UPDATE, updated(changed));
    expect(toasts).toMatchObject([{ title: 'Profile Updated' }]);
    expect(screen.getByRole('heading', { name: 'Ana Brandt' })).toBeTruthy();
    expect(screen.getByText('415-555-0123')).toBeTruthy();
  });

  test('is unchanged after Cancel', async () => {
    const { user, isAsked } = await open();
    await user.click(button('Edit'));
    await user.type(field(/^First name/), 'bel');
    await user.click(button('Cancel'));
    expect(screen.getByRole('heading', { name: 'Ana' })).toBeTruthy();
    await user.click(button('Edit'));
    expect(field(/^First name/).value).toBe('Ana');
    expect(isAsked(UPDATE)).toBe(false);
  });

  test('shows messages beside invalid fields, from the browser and from the server', async () => {
    const { user, isAsked, answer } = await open({ isEmailVerified: false });
    await user.click(button('Edit'));
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), 'ana@');
    await user.click(button('Save Changes'));
    expect(screen.getByText('This is not an email address')).toBeTruthy();
    expect(isAsked(UPDATE)).toBe(false);
    await user.type(field(/^Email/), 'new.example');
    await user.type(screen.getByLabelText('Your password'), 'old and long');
    await user.click(button('Save Changes'));
    const fields = [{ path: 'email', message: 'No mail goes there' }];
    await answer(UPDATE, { updateProfile: { __typename: 'InvalidInput', message: 'No mail goes there', fields } });
    expect(screen.getByText('No mail goes there')).toBeTruthy();
    expect(field(/^Email/).value).toBe('ana@new.example');
  });

  test('keeps what was typed when the server does not answer', async () => {
    const { user, fail } = await open();
    await user.click(button('Edit'));
    await user.type(field(/^Last name/), 'Brandt');
    await user.click(button('Save Changes'));
    await fail(UPDATE, new Unreachable());
    expect(screen.getByRole('alert').textContent).toContain('No connection');
    expect(field(/^Last name/).value).toBe('Brandt');
  });

  test('says where the mail went after the address was changed, and sends it again', async () => {
    const { user, answer, fail } = await open({ isEmailVerified: false });
    await user.click(button('Edit'));
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), 'ana@new.example');
    await user.type(screen.getByLabelText('Your password'), 'old and long');
    await user.click(button('Save Changes'));
    await answer(UPDATE, updated({ email: 'ana@new.example', isEmailVerified: false }, true));
    expect(screen.getByText('Not verified')).toBeTruthy();
    expect(screen.getByText(/^We sent a mail to ana@new.example/)).toBeTruthy();
    await user.click(button('Send again'));
    await fail('useSendVerificationMutation', new ServerFault(500, 'Too many mails. Try again in an hour.'));
    expect(screen.getByRole('alert').textContent).toContain('Too many mails');
  });

  test('asks for the password before the first address, and not to take an unverified one away', async () => {
    const { user, variablesOf } = await open({ email: null, isEmailVerified: false });
    await user.click(button('Edit'));
    await user.type(field(/^Email/), 'ana@new.example');
    expect(screen.getByLabelText('Your password')).toBeTruthy();
    await user.clear(field(/^Email/));
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.click(button('Save Changes'));
    expect((await variablesOf(UPDATE))['input']).not.toHaveProperty('currentPassword');
  });

  test('asks for the password before a verified address is replaced, and only then', async () => {
    const { user, isAsked, variablesOf, answer } = await open();
    const password = () => screen.queryByLabelText<HTMLInputElement>('Your password');
    await user.click(button('Edit'));
    expect(password()).toBeNull();
    await user.clear(field(/^Email/));
    await user.click(button('Save Changes'));
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(isAsked(UPDATE)).toBe(false);
    await user.type(password() ?? document.body, 'a guess');
    await user.click(button('Save Changes'));
    expect((await variablesOf(UPDATE))['input']).toMatchObject({ email: '', currentPassword: 'a guess' });
    const message = 'This password is wrong.';
    await answer(UPDATE, { updateProfile: { __typename: 'InvalidCredentials', message } });
    expect(screen.getByText(message)).toBeTruthy();
    expect(password()?.value).toBe('a guess');
    await user.type(field(/^Email/), 'ana@example.com');
    expect(password()).toBeNull();
  });
});

describe('the photo', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, file: File) => {
    await user.click(button('Edit'));
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photo'), file);
  };
  const jpeg = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

  test('is previewed, sent as a small JPEG with the form, and removed again', async () => {
    vi.mocked(shrinkPhoto).mockResolvedValue('AAAA');
    const { user, variablesOf, answer } = await open();
    await choose(user, jpeg);
    expect(screen.getByRole('img', { name: 'Photo of Ana' }).getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
    await user.click(button('Save Changes'));
    expect((await variablesOf(PHOTO))['input']).toEqual({ image: 'AAAA' });
    const photo = 'data:image/jpeg;base64,BBBB';
    await answer(PHOTO, { setProfilePhoto: { __typename: 'SetProfilePhotoPayload', user: { ...ANA, photo } } });
    await answer(UPDATE, updated({ photo }));
    await user.click(button('Edit'));
    await user.click(button('Remove photo'));
    await user.click(button('Save Changes'));
    expect((await variablesOf(PHOTO))['input']).toEqual({ image: null });
  });

  test('is refused with a message when it is not a readable image', async () => {
    vi.mocked(shrinkPhoto).mockResolvedValue(null);
    const { user, toasts, isAsked } = await open();
    await choose(user, new File(['x'], 'bill.pdf', { type: 'application/pdf' }));
    expect(toasts).toMatchObject([{ title: 'Invalid file type', message: 'Please select an image file.' }]);
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photo'), jpeg);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be read'));
    expect(isAsked(PHOTO)).toBe(false);
  });

  test('keeps its proportions when it is shrunk, and is never enlarged', () => {
    expect(fitInto({ width: 4000, height: 3000, side: 512 })).toEqual({ width: 512, height: 384 });
    expect(fitInto({ width: 10, height: 9000, side: 512 })).toEqual({ width: 1, height: 512 });
    expect(fitInto({ width: 300, height: 200, side: 512 })).toEqual({ width: 300, height: 200 });
  });
});

describe('the payment methods on the profile', () => {
  test('are the first three, with a link to all of them and one to add another', async () => {
    const cash = { ...ZELLE, id: 'SavedPaymentMethod:4', displayName: 'Second Zelle' };
    await open({ paymentMethods: [VENMO, CARD, ZELLE, cash] });
    const card = within(screen.getByRole('region', { name: 'Payment methods' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    const all = card.getByRole('link', { name: 'View all 4 payment methods' });
    expect(all.getAttribute('href')).toBe('/payment-methods');
    expect(card.getByRole('link', { name: 'Add Method' }).getAttribute('href')).toBe('/payment-methods');
  });

  test('can be deleted on the profile', async () => {
    const { user, answer, toasts } = await open({ paymentMethods: [VENMO, CARD, ZELLE] });
    expect(screen.queryByRole('link', { name: /^View all/ })).toBeNull();
    await user.click(button('Delete Blue card'));
    await answer('useRemoveMethodMutation', {
      removePaymentMethod: {
        __typename: 'RemovePaymentMethodPayload',
        removedPaymentMethodId: CARD.id,
        user: { ...ANA, paymentMethods: [VENMO, ZELLE] },
      },
    });
    expect(toasts).toMatchObject([{ title: 'Payment method removed' }]);
    expect(screen.queryByRole('listitem', { name: 'Blue card' })).toBeNull();
  });
});

describe('a phone number that is not confirmed', () => {
  const SEND = 'usePhoneCodeSendMutation';
  const CONFIRM = 'usePhoneCodeConfirmMutation';
  const PHONE = { phone: '+14155550123', isPhoneVerified: false };
  const sent = { sendPhoneCode: { __typename: 'SendPhoneCodePayload', phone: PHONE.phone } };

  test('is confirmed with the code that was sent to it', async () => {
    const { user, answer, variablesOf } = await open(PHONE);
    expect(screen.getByText('Not verified')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await user.click(button('Send a code'));
    await answer(SEND, sent);
    expect(screen.getByText('We sent a code to +14155550123. Type it here.')).toBeTruthy();
    await user.type(field(/^Code/), '123456');
    await user.click(button('Confirm the number'));
    expect((await variablesOf(CONFIRM))['input']).toEqual({ code: '123456' });
    await answer(CONFIRM, {
      confirmPhone: { __typename: 'ConfirmPhonePayload', user: { ...ANA, ...PHONE, isPhoneVerified: true } },
    });
    expect(screen.queryByText('Not verified')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm the number' })).toBeNull();
  });

  test('stays so when the code is wrong, and keeps what was typed', async () => {
    const { user, answer } = await open(PHONE);
    await user.click(button('Send a code'));
    await answer(SEND, sent);
    await user.type(field(/^Code/), '000000');
    await user.click(button('Confirm the number'));
    await answer(CONFIRM, { confirmPhone: { __typename: 'Conflict', message: 'This code is wrong or too old.' } });
    expect(screen.getByRole('alert').textContent).toBe('This code is wrong or too old.');
    expect(field(/^Code/).value).toBe('000000');
    expect(screen.getByText('Not verified')).toBeTruthy();
  });

  test('says why no code can be sent', async () => {
    const { user, answer } = await open(PHONE);
    await user.click(button('Send a code'));
    await answer(SEND, { sendPhoneCode: { __typename: 'Conflict', message: 'No text messages go to this country.' } });
    expect(screen.getByRole('alert').textContent).toBe('No text messages go to this country.');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });
});
