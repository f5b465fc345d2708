import type { PayeeMethod } from '@fairtab/domain/waysToPay';
import { graphql } from 'react-relay';
import { useOwnDetails } from '../../account/useOwnDetails';
import { recallDiner, rememberDiner } from '../claiming/rememberedDiner';
import { knownMethod, wireMethod } from '../../lib/wireMethod';
import { EMPTY_METHOD, inputOf } from '../../account/paymentMethods/methodForm';
import { useAddMethod } from '../../account/paymentMethods/useAddMethod';
import { useMutate } from '../../network/relay/useMutate';
import type { useSavePayeeMutation } from './__generated__/useSavePayeeMutation.graphql';
import { cleanPayee, payToInput, type PayeeOnBill, type PayeeProblems } from './payee';
import { rememberPayee, type Payee } from './rememberedPayee';

const MUTATION = graphql`
  mutation useSavePayeeMutation($input: EditReceiptInput!) {
    editReceipt(input: $input) {
      ... on EditReceiptPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/**
 * Puts the host's name and ways to be paid on the bill, where every open phone sees them at once. The device keeps them for
 * the next bill, and an account gets the ways that it does not have yet.
 * @returns what was refused; nothing when it is done
 */
export function useSavePayee(): (details: {
  receiptId: string;
  payee: Payee;
  methods: readonly PayeeMethod[];
  before: PayeeOnBill['payTo'];
}) => Promise<PayeeProblems> {
  const mutate = useMutate();
  const own = useOwnDetails();
  const addMethod = useAddMethod();
  return async ({ receiptId, payee: typed, methods, before }) => {
    const payee = cleanPayee(typed);
    const { hostName } = payee;
    const payTo = payToInput({ payee, methods, before });
    const outcome = await mutate<useSavePayeeMutation>({
      mutation: MUTATION,
      variables: { input: { receiptId, payTo, ...(hostName === '' ? {} : { hostName }) } },
    });
    if (outcome.kind !== 'done') return problemsIn(outcome, payTo);
    rememberPayee(payee);
    if (hostName !== '' && recallDiner() === null) rememberDiner({ name: hostName, email: '', phone: '' });
    if (own.kind === 'known') {
      const saved = own.details.paymentMethods.map(({ type }) => knownMethod(type));
      for (const type of methods) {
        const identifier = payee.handles[type];
        // A way that the account refuses is on the bill all the same.
        if (identifier !== '' && !saved.includes(wireMethod(type)))
          await addMethod(inputOf({ ...EMPTY_METHOD, type, identifier }));
      }
    }
    return {};
  };
}

function problemsIn(
  { message, fields }: { message: string; fields: Readonly<Record<string, string>> },
  payTo: ReturnType<typeof payToInput>,
): PayeeProblems {
  const places = Object.entries(fields).map(([path, problem]) => {
    const [list, index] = path.split('.');
    const way = list === 'payTo' ? payTo[Number(index)]?.method.toLowerCase() : undefined;
    return [way ?? (path === 'hostName' ? path : 'form'), problem];
  });
  return places.length > 0 ? (Object.fromEntries(places) as PayeeProblems) : { form: message };
}
