import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { readInlineData } from 'relay-runtime';
import { hasContent } from '../../billDraft/Draft';
import { newDraft, recall, remember, WIZARD_DRAFT } from '../../billDraft/draftMemory';
import { draftOf } from '../../hosting/draftOf';
import type { tableState_receipt$key } from '../../table/__generated__/tableState_receipt.graphql';
import { tableState } from '../../table/tableState';
import { localToday } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { CopyIcon } from '../../ui/icons';
import type { SplitAgain_receipt$key } from './__generated__/SplitAgain_receipt.graphql';

/** Begins a new bill with the lines of this one. Another bill that was begun is not thrown away unasked. */
export function SplitAgain({ receipt: key }: { receipt: SplitAgain_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment SplitAgain_receipt on Receipt {
        ...tableState_receipt
      }
    `,
    key,
  );
  const [begun, setBegun] = useState<string | null>(null);
  const navigate = useNavigate();
  const split = (): void => {
    const fresh = newDraft(localToday(new Date()));
    const draft = draftOf(readInlineData<tableState_receipt$key>(tableState, receipt), fresh);
    remember({ place: WIZARD_DRAFT, state: { draft, attempt: null, submitted: null } });
    void navigate('/submit-receipt');
  };
  const ask = (): void => {
    const { draft, submitted } = recall({ place: WIZARD_DRAFT, fresh: newDraft('') });
    if (!submitted && hasContent(draft)) setBegun(draft.restaurantName);
    else split();
  };
  return (
    <>
      <Button variant="secondary" block onClick={ask}>
        <CopyIcon /> {t('Split this bill again')}
      </Button>
      {begun !== null && (
        <FormDialog
          title={t('You have begun another bill')}
          action={t('Throw it away and split this one again')}
          onSubmit={split}
          onClose={() => setBegun(null)}
        >
          <p>
            {begun === ''
              ? t('It is not shared yet, and would be lost.')
              : t('{restaurantName} is not shared yet, and would be lost.', { restaurantName: begun })}
          </p>
        </FormDialog>
      )}
    </>
  );
}
