import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closePhones, openPhone } from '../testing/openPhone';
import { ShareDialog } from './ShareDialog';

afterEach(closePhones);

describe('sharing a receipt', () => {
  it('also hands it over to other apps for shared expenses', () => {
    const receipt = { linkId: 'dinner', restaurantName: 'Bistro', description: '' };
    openPhone().show(<ShareDialog open onClose={() => undefined} receipt={receipt} />);
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([address('Splitwise'), address('Spliit')]).toEqual([
      '/api/receipts/dinner/splitwise',
      '/api/receipts/dinner/spliit',
    ]);
  });
});
