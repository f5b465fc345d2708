import { isEqualPart, type Portion } from '@fairtab/domain/claims';
import { readEmail, readPhone } from '@fairtab/domain/inputs/contactFields';
import { MAX_PERSON_NAME, readClaimerName } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { MAX_SPLIT } from '@fairtab/domain/shares';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { nameOf } from '../../account/ownDetails';
import { useOwnDetails } from '../../account/useOwnDetails';
import { Folded } from '../../ui/Folded';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { NumberField } from '../../ui/fields/NumberField';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { color, focusRing, space, TOUCH, type } from '../../ui/tokens';
import { ClaimPreview } from './ClaimPreview';
import { ItemClaims } from './ItemClaims';
import { ShareWith } from './ShareWith';
import { ownPart, type OwnPart } from './ownPart';
import { recallDiner, rememberDiner, type RememberedDiner } from './rememberedDiner';
import { portionOfOneTap } from '../portions';
import { freeOf, freeWithout, previewClaim } from '../pricing';
import type { TableItem, TableState } from '../tableState';
import { withExtras } from '../withExtras';
import { useTable } from '../TableContext';
import { OFFERED, unequalPartOf, wantedOf } from './unequalParts';
import { UnequalPartFields } from './UnequalPartFields';
import type { ClaimWish } from './useClaiming';
import { useCurrency } from '../../ui/CurrencyContext';

interface ClaimDialogProps {
  table: TableState;
  itemId: string;
  onClose: () => void;
  onClaim: (wish: ClaimWish) => Promise<void>;
}

const ONE: Portion = { units: 1, splitCount: 1 };
const NOBODY = { name: '', email: '', phone: '' };

/** The form for a claim: whose, how many units, shared by how many; with the exact amount. */
export function ClaimDialog({ table, itemId, onClose, onClaim }: ClaimDialogProps) {
  const currency = useCurrency();
  const { ruler, diner, isHost } = useTable();
  const itemIndex = table.items.findIndex(({ id }) => id === itemId);
  const item = table.items[itemIndex];
  const nameField = useRef<HTMLInputElement>(null);
  const [forSomeoneElse, setForSomeoneElse] = useState(false);
  /** What was free when the dialog opened decides what it is, so that it does not change under a finger. */
  const [canClaim] = useState(() => item !== undefined && !item.fullyClaimed);
  /** The own part that the claim takes the place of, when nothing else is left. */
  const [former] = useState(() => (item?.fullyClaimed ? changeable(item, diner) : null));
  /** Null until something is typed, unless this device remembers a diner. */
  const [typed, setPerson] = useState<RememberedDiner | null>(() => former?.claimer ?? recallDiner());
  const [problems, setProblems] = useState<Problems>({});
  const [isNew] = useState(typed === null);
  const own = useOwnDetails({ isWanted: isNew });
  const ownName = own.kind === 'known' ? nameOf(own.details) : '';
  const person = typed ?? { ...NOBODY, name: ownName };
  const [shareWith, setShareWith] = useState<readonly string[]>(() =>
    (former?.shareWith ?? []).filter((id) => table.people.some((other) => other.id === id)),
  );
  const [first] = useState(() => former?.portion ?? (item && usualPortion(item)) ?? ONE);
  const [portion, setPortion] = useState(() => (isEqualPart(first, item?.quantity ?? 1) ? first : ONE));
  /** Null while equal parts are meant. */
  const [unequal, setUnequal] = useState(() => {
    const free = item && freeWithout(item, former?.ids ?? []);
    const cost = free && previewClaim({ ruler, itemIndex, free, portion: first });
    return unequalPartOf(first, {
      quantity: item?.quantity ?? 1,
      amount: cost ? formatMoney(cost.amountCents, currency) : '',
    });
  });
  // This runs after the dialog has opened, which puts the focus on its title.
  useEffect(() => {
    if (!nameField.current?.value) nameField.current?.focus();
  }, []);
  // The selection makes typing replace the name that was filled in late.
  useLayoutEffect(() => {
    const field = nameField.current;
    if (ownName !== '' && field === document.activeElement && field?.value === ownName) field.select();
  }, [ownName]);
  if (!item) return null;
  const had = <ItemClaims item={item} />;
  if (!canClaim && !former)
    return (
      <Dialog open title={item.name} onClose={onClose}>
        {had}
        {!isHost && item.claims.some(({ status }) => status === 'CLAIMED') && !table.evenSplit && (
          <Note>
            {t(
              'Did you have some of it? Whoever took it can share it with you: they tap the dish, and then your name.',
            )}
          </Note>
        )}
      </Dialog>
    );

  const replaces = former?.ids ?? [];
  const free = freeWithout(item, replaces);
  const wanted = unequal === null ? portion : wantedOf(unequal, { quantity: item.quantity, currency });
  const preview = wanted && previewClaim({ ruler, itemIndex, free, portion: wanted });
  const ready = person.name.trim() !== '' && preview !== null;
  const submit = (): void => {
    if (!ready || !wanted) return;
    const found = problemsOf(person);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const claimer = { name: person.name.trim(), email: person.email.trim(), phone: person.phone.trim() };
    // A claim that was made for somebody else stays theirs.
    if (!forSomeoneElse && !isForOther(former)) rememberDiner(claimer);
    onClose();
    void onClaim({
      itemId,
      claimer,
      portion: wanted,
      shareWith: unequal === null ? shareWith : [],
      ...(former && { replaces }),
    });
  };
  const switchPerson = (other: boolean): void => {
    setForSomeoneElse(other);
    setPerson(other ? NOBODY : recallDiner());
    nameField.current?.focus();
  };
  const sharesEqually = !table.evenSplit && unequal === null;
  const change = (key: keyof typeof person) => (value: string) => setPerson({ ...person, [key]: value });

  return (
    <FormDialog
      title={t('Claim Item')}
      action={preview ? t('Claim for {amount}', { amount: displayMoney(preview.amountCents, currency) }) : t('Claim')}
      disabled={!ready}
      onSubmit={submit}
      onClose={onClose}
    >
      {had}
      <ClaimPreview
        item={item}
        index={itemIndex}
        free={free}
        wanted={wanted}
        preview={preview}
        extras={withExtras(table)}
      />
      <TextField
        ref={nameField}
        label={forSomeoneElse ? t('Their Name') : t('Your Name')}
        autoComplete={forSomeoneElse ? 'off' : 'given-name'}
        required
        maxLength={MAX_PERSON_NAME}
        value={person.name}
        error={problems.name}
        onChange={change('name')}
      />
      {unequal && <UnequalPartFields value={unequal} onChange={setUnequal} />}
      {unequal === null && item.quantity > 1 && (
        <NumberField
          label={t('How many of the {quantity}?', { quantity: item.quantity })}
          value={portion.units}
          min={1}
          max={item.quantity}
          onChange={(units) => setPortion({ ...portion, units })}
        />
      )}
      {sharesEqually && (
        <NumberField
          label={t('Shared by how many people?')}
          hint={
            portion.splitCount > 1 ? t('Everybody who shared it claims their own part.') : t('Just one person had it.')
          }
          value={portion.splitCount}
          min={1 + shareWith.length}
          max={MAX_SPLIT}
          onChange={(splitCount) => setPortion({ ...portion, splitCount })}
        />
      )}
      {sharesEqually && (
        <ShareWith
          people={table.people.filter((other) => other.diner !== diner)}
          chosen={shareWith}
          onChange={(chosen) => {
            setShareWith(chosen);
            setPortion({ ...portion, splitCount: 1 + chosen.length });
          }}
        />
      )}
      {sharesEqually && (
        <Unequal type="button" onClick={() => setUnequal(OFFERED.shares)}>
          {t('Not in equal parts?')}
        </Unequal>
      )}
      <Checkbox label={t('This is for someone without a phone')} checked={forSomeoneElse} onChange={switchPerson} />
      <Contact open={Boolean(problems.email ?? problems.phone)}>
        <summary>{t('Add an email or phone (optional)')}</summary>
        <Stack $gap="m">
          <TextField
            label={t('Email')}
            type="email"
            autoComplete="email"
            value={person.email}
            error={problems.email}
            onChange={change('email')}
          />
          <TextField
            label={t('Phone')}
            hint={t('For the host. No text messages are sent to it.')}
            type="tel"
            autoComplete="tel"
            value={person.phone}
            error={problems.phone}
            onChange={change('phone')}
          />
        </Stack>
      </Contact>
    </FormDialog>
  );
}

type Problems = Partial<Record<'name' | 'email' | 'phone', string>>;

function problemsOf({ name, email, phone }: RememberedDiner): Problems {
  const readings = { name: readClaimerName(name), email: readEmail(email), phone: readPhone(phone) };
  return Object.fromEntries(
    Object.entries(readings).flatMap(([key, reading]) => (reading.ok ? [] : [[key, reading.message]])),
  );
}

/** An own part that can be said otherwise; null when there is none that the server has answered. */
function changeable({ claims }: TableItem, diner: string | null): OwnPart | null {
  const part = ownPart(claims, diner);
  return part?.isAnswered && part.portion ? part : null;
}

const isForOther = (part: OwnPart | null): boolean => part !== null && recallDiner()?.name !== part.claimer.name;

function usualPortion(item: TableItem) {
  const claims = item.claims.filter(({ status }) => status !== 'CANCELLED');
  return portionOfOneTap({ ...item, claims, free: freeOf(item) });
}

const Unequal = styled.button`
  ${type.label}
  justify-self: start;
  min-height: ${TOUCH};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.accentInk};
  text-align: left;
  cursor: pointer;
  ${focusRing}
`;

const Contact = styled(Folded)`
  > div {
    margin-top: ${space.s};
  }
`;
