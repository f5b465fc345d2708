import { t } from '@fairtab/domain/language/t';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Note } from '../../ui/Text';
import type { RemindDialogQuery } from './__generated__/RemindDialogQuery.graphql';
import { ReminderPlan } from './ReminderPlan';

interface RemindDialogProps {
  /** An unpaid claim of the diner. */
  claimId: string;
  name: string;
  onClose: () => void;
}

/** When a diner is reminded of what is not paid, and what the host can do about it. */
export function RemindDialog({ claimId, name, onClose }: RemindDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('Remind {name}', { name })}>
      <Suspense fallback={<Note>{t('Looking up when {name} is reminded…', { name })}</Note>}>
        <Loaded claimId={claimId} name={name} />
      </Suspense>
    </Dialog>
  );
}

function Loaded({ claimId, name }: { claimId: string; name: string }) {
  const { node } = useLazyLoadQuery<RemindDialogQuery>(
    graphql`
      query RemindDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Claim {
            ...ReminderPlan_claim @alias(as: "claim")
          }
        }
      }
    `,
    { id: claimId },
    // A schedule that was fetched an hour ago may be wrong now.
    { fetchPolicy: 'network-only' },
  );
  if (!node?.claim) return <Note>{t('{name} gave the claim back, so there is nothing to remind of.', { name })}</Note>;
  return <ReminderPlan claim={node.claim} name={name} />;
}
