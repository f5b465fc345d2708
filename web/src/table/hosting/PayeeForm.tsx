import { t } from '@fairtab/domain/language/t';
import type { Currency } from '@fairtab/domain/money';
import { WAYS_TO_PAY, type PayeeMethod } from '@fairtab/domain/waysToPay';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import { handlesOf } from '../../account/paymentMethods/handlesOf';
import { focusFirstInvalid } from '../../ui/fields/focusFirstInvalid';
import { TextField } from '../../ui/fields/TextField';
import { CheckIcon } from '../../ui/icons';
import { Stack } from '../../ui/layout/Stack';
import { color, focusRing, radius, space, TOUCH, type } from '../../ui/tokens';
import { handleMethods, payeeOf, problemsOf, type PayeeOnBill, type PayeeProblems } from './payee';
import { NO_HANDLES, recallPayee, type Payee } from './rememberedPayee';
import { useSavePayee } from './useSavePayee';
import { Refusal } from '../../ui/Refusal';

interface PayeeFormProps {
  id: string;
  receiptId: string;
  currency: Currency;
  onBill: PayeeOnBill;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
  /** Follows the fields. */
  children?: ReactNode;
}

/** Asks who paid, and how the table pays them back: one tap and one field for each way. */
export function PayeeForm({ id, receiptId, currency, onBill, onSaving, onSaved, children }: PayeeFormProps) {
  const methods = handleMethods(currency);
  const own = useOwnDetails();
  /** Null until something is typed, because an account's details come late. */
  const [typed, setTyped] = useState<Payee | null>(null);
  const [usual] = useState(recallPayee);
  const payee = typed ?? payeeOf(onBill, own.kind === 'known' ? withAccount(usual, own.details) : usual);
  const [opened, setOpened] = useState<readonly PayeeMethod[]>([]);
  const [problems, setProblems] = useState<PayeeProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const save = useSavePayee();
  const shown = methods.filter((method) => opened.includes(method) || payee.handles[method] !== '');
  const newest = opened.at(-1);
  useEffect(() => {
    if (newest) form.current?.querySelector<HTMLInputElement>(`input[name="${newest}"]`)?.focus();
  }, [newest]);
  const change = (changed: Partial<Payee>): void => {
    setTyped({ ...payee, ...changed });
    setProblems({});
  };
  const type = (method: PayeeMethod, handle: string): void =>
    change({ handles: { ...payee.handles, [method]: handle } });
  const toggle = (method: PayeeMethod): void => {
    const isShown = shown.includes(method);
    if (isShown && payee.handles[method] !== '') type(method, '');
    setOpened(isShown ? opened.filter((other) => other !== method) : [...opened, method]);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wrong = problemsOf(payee, methods);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    onSaving(true);
    const refused = await save({ receiptId, payee, methods, before: onBill.payTo });
    onSaving(false);
    setProblems(refused);
    if (Object.keys(refused).length === 0) onSaved();
    else focusFirstInvalid(form.current);
  };
  return (
    <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap="m">
        <TextField
          label={t('Who paid?')}
          placeholder={t('Your first name')}
          autoComplete="given-name"
          value={payee.hostName}
          error={problems.hostName}
          onChange={(hostName) => change({ hostName })}
        />
        <div role="group" aria-label={t('Ways to pay')}>
          <Ways>
            {methods.map((method) => (
              <Way key={method} type="button" aria-pressed={shown.includes(method)} onClick={() => toggle(method)}>
                {shown.includes(method) && <CheckIcon />}
                {WAYS_TO_PAY[method].label}
              </Way>
            ))}
            <Way type="button" aria-pressed={payee.takesCash} onClick={() => change({ takesCash: !payee.takesCash })}>
              {payee.takesCash && <CheckIcon />}
              {WAYS_TO_PAY.cash.label}
            </Way>
          </Ways>
        </div>
        {shown.map((method) => (
          <TextField
            key={method}
            name={method}
            label={WAYS_TO_PAY[method].label}
            placeholder={WAYS_TO_PAY[method].placeholder}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={payee.handles[method]}
            error={problems[method]}
            onChange={(handle) => type(method, handle)}
          />
        ))}
        <Refusal title={t('Not saved yet')}>{problems.form}</Refusal>
        {children}
      </Stack>
    </form>
  );
}

/** The account's values, where the device has none. */
function withAccount(usual: Payee, details: Parameters<typeof nameOf>[0]): Payee {
  const isUnknown = Object.values(usual.handles).every((handle) => handle === '');
  const saved = Object.fromEntries(handlesOf(details.paymentMethods).map(({ method, handle }) => [method, handle]));
  return {
    ...usual,
    hostName: usual.hostName || nameOf(details),
    handles: isUnknown ? { ...NO_HANDLES, ...saved } : usual.handles,
  };
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Way = styled.button`
  ${type.label}
  display: inline-flex;
  flex: 1 1 6rem;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${TOUCH};
  padding: 0 ${space.s};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.m};
  background: ${color.card};
  color: ${color.ink};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
`;
