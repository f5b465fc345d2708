import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { MethodRow } from '../../account/paymentMethods/MethodRow';
import type { SavedMethod } from '../../account/paymentMethods/savedMethods';
import { useRemoveMethod } from '../../account/paymentMethods/useRemoveMethod';
import { useSetDefaultMethod } from '../../account/paymentMethods/useSetDefaultMethod';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TrashIcon } from '../../ui/icons';

interface MethodItemProps {
  method: SavedMethod;
  /** Called when the tapped button disappears, so that the parent can move the focus. */
  onRemoved: () => void;
}

export function MethodItem({ method, onRemoved }: MethodItemProps) {
  const [busy, setBusy] = useState<'remove' | 'default' | null>(null);
  const removeMethod = useRemoveMethod();
  const setDefault = useSetDefaultMethod();
  const remove = async (): Promise<void> => {
    setBusy('remove');
    if (await removeMethod(method)) onRemoved();
    else setBusy(null);
  };
  const makeDefault = async (): Promise<void> => {
    setBusy('default');
    await setDefault(method.id);
    setBusy(null);
  };
  return (
    <MethodRow
      method={method}
      action={
        !method.isDefault && (
          <Button
            variant="quiet"
            loading={busy === 'default'}
            disabled={busy !== null}
            aria-label={t('Set Default: {displayName}', { displayName: method.displayName })}
            onClick={() => void makeDefault()}
          >
            {t('Set Default')}
          </Button>
        )
      }
      remove={
        <IconButton
          label={t('Remove {displayName}', { displayName: method.displayName })}
          disabled={busy !== null}
          onClick={() => void remove()}
        >
          <TrashIcon />
        </IconButton>
      }
    />
  );
}
