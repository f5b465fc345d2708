import { t } from '@fairtab/domain/language/t';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogBoundary } from '../../../app/boundaries/DialogBoundary';
import { Button } from '../../../ui/Button';
import { lazyView } from '../../../ui/lazyView';
import type { TwoFactorRow_user$key } from './__generated__/TwoFactorRow_user.graphql';
import { SecurityRow } from '../SecurityRow';

const dialogs = {
  setUp: lazyView(async () => (await import('./SetUpTwoFactorDialog')).SetUpTwoFactorDialog),
  renew: lazyView(async () => (await import('./RenewCodesDialog')).RenewCodesDialog),
  end: lazyView(async () => (await import('./EndTwoFactorDialog')).EndTwoFactorDialog),
};

/** With fewer recovery codes than this, the row advises new ones. */
const FEW_CODES = 3;

export function TwoFactorRow({ user: key }: { user: TwoFactorRow_user$key }) {
  const { isTwoFactorOn, recoveryCodesLeft } = useFragment(
    graphql`
      fragment TwoFactorRow_user on User {
        isTwoFactorOn
        recoveryCodesLeft
      }
    `,
    key,
  );
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const Shown = open && dialogs[open];
  return (
    <>
      <SecurityRow
        title={t('Two-factor login')}
        actions={
          isTwoFactorOn ? (
            <>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('renew')}>
                {t('New recovery codes')}
              </Button>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('end')}>
                {t('Turn off')}
              </Button>
            </>
          ) : (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('setUp')}>
              {t('Set up')}
            </Button>
          )
        }
      >
        {isTwoFactorOn ? wordsFor(recoveryCodesLeft) : t('Off. With it a login takes a code from your phone, too.')}
      </SecurityRow>
      {Shown && (
        <DialogBoundary onClose={close}>
          <Shown onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

function wordsFor(codesLeft: number): string {
  const left = t('{count, plural, one {On, # recovery code left.} other {On, # recovery codes left.}}', {
    count: codesLeft,
  });
  return codesLeft < FEW_CODES ? `${left} ${t('Time for new ones.')}` : left;
}
