import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CoinsIcon } from '../../table/exchange/CoinsIcon';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { Card, Perforation } from '../../ui/layout/Card';
import { CopyIcon, EditIcon, PeopleIcon, TrashIcon } from '../../ui/icons';
import { Stack } from '../../ui/layout/Stack';
import { lazyView } from '../../ui/lazyView';
import { Note, Title } from '../../ui/Text';
import type { ManageReceipt_receipt$key } from './__generated__/ManageReceipt_receipt.graphql';
import { HowItIsSplit } from './HowItIsSplit';
import { RenameDialog } from './RenameDialog';
import type { ReceiptDeletion } from './useReceiptDeletion';
import { WhoMaySeeIt } from './WhoMaySeeIt';

const AskByName = lazyView(async () => (await import('./AskByName')).AskByName, null);
const PutInEvening = lazyView(async () => (await import('./PutInEvening')).PutInEvening, null);

interface ManageReceiptProps {
  receipt: ManageReceipt_receipt$key;
  deletion: ReceiptDeletion;
}

/** What only the host can change about the receipt as a whole. */
export function ManageReceipt({ receipt: key, deletion }: ManageReceiptProps) {
  const receipt = useFragment(
    graphql`
      fragment ManageReceipt_receipt on Receipt {
        id
        restaurantName
        description
        visibility
        ...WhoMaySeeIt_receipt
        ...HowItIsSplit_receipt
        ...AskByName_receipt
      }
    `,
    key,
  );
  const { actions } = useTable();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Card aria-labelledby="manage">
      <Stack>
        <Stack $gap="xs">
          <Title id="manage">{t('Manage')}</Title>
          <Note>{t('Only you see this.')}</Note>
        </Stack>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setRenaming(true)}>
          <EditIcon /> {t('Rename')}
        </Button>
      </Stack>
      <Perforation />
      <WhoMaySeeIt receipt={receipt} />
      <Perforation />
      <HowItIsSplit receipt={receipt} />
      <AskByName receipt={receipt} />
      <Perforation />
      <PutInEvening receiptId={receipt.id} isShared={receipt.visibility === 'LINK'} />
      <Perforation />
      <Button variant="secondary" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'whoPaid' })}>
        <PeopleIcon /> {t('Who paid the restaurant?')}
      </Button>
      <Button variant="secondary" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'exchangeRate' })}>
        <CoinsIcon /> {t('Show another currency, too')}
      </Button>
      <Button variant="secondary" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'splitAgain' })}>
        <CopyIcon /> {t('Split this bill again')}
      </Button>
      <Button
        variant="secondary"
        block
        loading={deletion.isDeleting}
        onClick={() => deletion.deleteReceipt({ id: receipt.id, name: receipt.restaurantName })}
      >
        <TrashIcon /> {t('Delete receipt')}
      </Button>
      {isRenaming && <RenameDialog receipt={receipt} onClose={() => setRenaming(false)} />}
    </Card>
  );
}
