import { readDisplayName, readIdentifier } from '@fairtab/domain/paymentMethodFields';
import { SAVED_METHODS, WAYS_TO_PAY, type SavedMethodType } from '@fairtab/domain/waysToPay';
import type { AddPaymentMethodInput } from './__generated__/useAddMethodMutation.graphql';

/** A payment method as it is being typed in. */
export interface MethodForm {
  readonly type: SavedMethodType | null;
  /** null as long as it is named after its type. */
  readonly displayName: string | null;
  readonly identifier: string;
  readonly isDefault: boolean;
}

export type MethodProblems = Readonly<Partial<Record<'type' | 'displayName' | 'identifier', string>>>;

export const EMPTY_METHOD: MethodForm = { type: null, displayName: null, identifier: '', isDefault: false };

export const METHOD_TYPES = SAVED_METHODS.map((type) => ({ value: type, label: WAYS_TO_PAY[type].label }));

/** How the identifier of a type is asked for, with the documented placeholder (spec §2). */
export function identifierField(type: SavedMethodType) {
  const { label, placeholder, isLastFour } = WAYS_TO_PAY[type].saved;
  return {
    label,
    placeholder,
    inputMode: isLastFour ? ('numeric' as const) : ('text' as const),
    hint: isLastFour ? 'Only these 4 are kept, so that you know which one it is.' : undefined,
  };
}

export function displayNameOf({ type, displayName }: MethodForm): string {
  return displayName ?? (type ? WAYS_TO_PAY[type].label : '');
}

/** What of the form has to be corrected, by the rules that the server has, too. */
export function problemsOf(form: MethodForm): MethodProblems {
  const { type, identifier } = form;
  if (!type) return { type: 'Choose what it is' };
  const displayName = readDisplayName(type)(displayNameOf(form));
  const given = readIdentifier(type)(identifier);
  return {
    ...(displayName.ok ? {} : { displayName: displayName.message }),
    ...(given.ok ? {} : { identifier: given.message }),
  };
}

const WIRE = {
  venmo: 'VENMO',
  cashapp: 'CASHAPP',
  zelle: 'ZELLE',
  paypal: 'PAYPAL',
  bank: 'BANK',
  card: 'CARD',
} as const satisfies Record<SavedMethodType, AddPaymentMethodInput['type']>;

export function inputOf(form: MethodForm & { readonly type: SavedMethodType }): AddPaymentMethodInput {
  const { type, identifier, isDefault } = form;
  return { type: WIRE[type], displayName: displayNameOf(form).trim(), identifier: identifier.trim(), isDefault };
}
