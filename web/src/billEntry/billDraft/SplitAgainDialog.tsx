import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localToday } from '../../lib/dates';
import type { TableState } from '../../table/tableState';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { hasContent } from './Draft';
import { newDraft, recall, remember, WIZARD_DRAFT } from './draftMemory';
import { draftOf } from './draftOf';

/** Begins a new bill with the lines of this one, and says so when another one that was begun would be lost. */
export function SplitAgainDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const [begun] = useState(() => recall({ place: WIZARD_DRAFT, fresh: newDraft('') }));
  const navigate = useNavigate();
  const begin = (): void => {
    const draft = draftOf(table, newDraft(localToday(new Date())));
    remember({ place: WIZARD_DRAFT, state: { draft, attempt: null, submitted: null } });
    onClose();
    void navigate('/submit-receipt');
  };
  const { restaurantName } = begun.draft;
  return (
    <FormDialog title={t('Split this bill again')} action={t('Begin a new bill')} onSubmit={begin} onClose={onClose}>
      <p>{t('A new bill of today with the same dishes, amounts and ways to pay. This one stays as it is.')}</p>
      {!begun.submitted && hasContent(begun.draft) && (
        <Banner tone="warn" title={t('You have begun another bill')}>
          {restaurantName === ''
            ? t('It is not shared yet, and would be lost.')
            : t('{restaurantName} is not shared yet, and would be lost.', { restaurantName })}
        </Banner>
      )}
    </FormDialog>
  );
}
