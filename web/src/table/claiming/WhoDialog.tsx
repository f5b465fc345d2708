import { readClaimerName } from '@fairtab/domain/inputs/lines';
import { displayMoney } from '@fairtab/domain/money';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import { portionOfOneTap } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { useCurrency } from '../../ui/CurrencyContext';
import { goOnWith } from './early/question';
import { namesakeOf, namesOfOthers } from './namesOfOthers';
import { rememberDiner } from './rememberedDiner';
import type { ClaimWish } from './useClaiming';
import { WhoQuestion } from './WhoQuestion';

interface WhoDialogProps {
  table: TableState;
  itemId: string;
  onClose: () => void;
  onClaim: (wish: ClaimWish) => Promise<void>;
}

/**
 * The one question of a first tap. Everything else about a claim is in the Claim Item dialog, one step behind. It goes on with
 * what was typed when the question was asked before this code had arrived (early/ask.ts).
 */
export function WhoDialog({ table, itemId, onClose, onClaim }: WhoDialogProps) {
  const currency = useCurrency();
  const { ruler, diner, actions } = useTable();
  const field = useRef<HTMLInputElement>(null);
  const own = useOwnDetails();
  // It ends while this is rendered, so that the browser gives the focus back to the row when this dialog closes.
  const [early] = useState(() => window.fairtabQuestion?.take() ?? null);
  /** Null until something is typed. */
  const [typed, setName] = useState<string | null>(early?.text ?? null);
  const [problem, setProblem] = useState('');
  const ownName = own.kind === 'known' ? nameOf(own.details) : '';
  const name = typed ?? ownName;
  // The selection makes typing replace the name that was filled in late.
  useLayoutEffect(() => {
    if (ownName !== '' && field.current === document.activeElement) field.current?.select();
  }, [ownName]);
  const open = { kind: 'claim', itemId } as const;
  const itemIndex = table.items.findIndex(({ id }) => id === itemId);
  const item = table.items[itemIndex];
  const free = item ? freeOf(item) : [];
  const claims = item?.claims.filter(({ status }) => status !== 'CANCELLED');
  const portion = item && claims && portionOfOneTap({ ...item, claims, free });
  const preview = portion && previewClaim({ ruler, itemIndex, free, portion });
  const others = namesOfOthers(table.people, diner);
  const namesake = namesakeOf(name, others);
  const submit = (): void => {
    const reading = readClaimerName(name);
    if (!reading.ok) setProblem(reading.message);
    if (!reading.ok || !portion) return;
    const claimer = { name: reading.value, email: '', phone: '' };
    rememberDiner(claimer);
    onClose();
    void onClaim({ itemId, claimer, portion });
    for (const other of early?.others ?? []) other.click();
  };
  const goOn = useEffectEvent((): void => {
    if (early?.wish === 'claim') submit();
    else if (early?.wish === 'more') actions.open(open);
    else if (early?.wish === 'leave') onClose();
  });
  useLayoutEffect(() => {
    if (!early) field.current?.focus();
    else if (field.current) goOnWith(early, field.current);
    queueMicrotask(() => goOn());
  }, [early]);
  if (!item) return null;
  return (
    <WhoQuestion
      ref={field}
      amount={preview ? displayMoney(preview.amountCents, currency) : null}
      name={name}
      problem={problem}
      namesake={namesake}
      choices={namesake === undefined ? others : []}
      onName={(text) => {
        setName(text);
        setProblem('');
      }}
      onSubmit={submit}
      onMore={() => actions.open(open)}
      onClose={onClose}
    />
  );
}
