import type { GroupInCurrency } from '@fairtab/domain/groups/ExpenseGroupFile';
import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { newKey } from '../../lib/newKey';
import { useMutate } from '../../network/relay/useMutate';
import { toast } from '../../ui/toasts/toast';
import type { useGroupImportMutation } from './__generated__/useGroupImportMutation.graphql';

interface GroupWish {
  readonly file: string;
  readonly title: string;
  readonly hostName: string;
  readonly group: GroupInCurrency;
}

/** Makes the bill of a group and leads to it. The same wish is sent again under its key, so that it is made once. */
export function useGroupImport(): {
  readonly problem: string | null;
  readonly isSending: boolean;
  readonly make: (wish: GroupWish) => Promise<void>;
} {
  const mutate = useMutate();
  const navigate = useNavigate();
  const last = useRef({ body: '', key: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const make = async ({ file, title, hostName, group }: GroupWish): Promise<void> => {
    const wanted = {
      file,
      hostName,
      currency: group.currency,
      restaurantName: title.trim() || null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    const body = JSON.stringify(wanted);
    if (last.current.body !== body) last.current = { body, key: newKey() };
    setProblem(null);
    setSending(true);
    const outcome = await mutate<useGroupImportMutation>({
      mutation: graphql`
        mutation useGroupImportMutation($input: ImportSplitwiseInput!) {
          importSplitwise(input: $input) {
            ... on ImportSplitwisePayload @alias(as: "payload") {
              receipt {
                linkId
              }
            }
            ...mutate_refusal @alias(as: "refusal")
          }
        }
      `,
      variables: { input: { ...wanted, idempotencyKey: last.current.key } },
    });
    setSending(false);
    if (outcome.kind === 'done') {
      toast({ title: t('The group is a bill now'), message: t('Send its link to the others.') });
      void navigate(`/live-receipt/${outcome.payload.receipt.linkId}`);
    } else setProblem(Object.values(outcome.fields)[0] ?? outcome.message);
  };
  return { problem, isSending, make };
}
