import { t } from '@fairtab/domain/language/t';
import { readDisplayName, readIdentifier } from '@fairtab/domain/inputs/paymentMethodFields';
import { SAVED_METHODS, WAYS_TO_PAY, type SavedMethodType } from '@fairtab/domain/waysToPay';
import { wireMethod } from '../../lib/wireMethod';
import type { AddPaymentMethodInput } from './__generated__/useAddMethodMutation.graphql';

/** A payment method as it is being typed in. */
export interface MethodForm {
  readonly type: SavedMethodType | null;
  /** Null as long as the method is named after its type. */
  readonly displayName: string | null;
  readonly identifier: string;
  readonly isDefault: boolean;
}

export type MethodProblems = Readonly<Partial<Record<'type' | 'displayName' | 'identifier', string>>>;

export const EMPTY_METHOD: MethodForm = { type: null, displayName: null, identifier: '', isDefault: false };

export const METHOD_TYPES = SAVED_METHODS.map((type) => ({ value: type, label: WAYS_TO_PAY[type].label }));

/** The identifier's field for a type, with the documented placeholder (docs/product/payments.md). */
export function identifierField(type: SavedMethodType) {
  const { label, placeholder, isLastFour } = WAYS_TO_PAY[type].saved;
  return {
    label,
    placeholder,
    inputMode: isLastFour ? ('numeric' as const) : ('text' as const),
    hint: isLastFour ? t('Only these 4 are kept, so that you know which one it is.') : undefined,
  };
}

export function displayNameOf({ type, displayName }: MethodForm): string {
  return displayName ?? (type ? WAYS_TO_PAY[type].label : '');
}

/** What has to be corrected in the form, by the server's own rules. */
export function problemsOf(form: MethodForm): MethodProblems {
  const { type, identifier } = form;
  if (!type) return { type: t('Choose what it is') };
  const displayName = readDisplayName(type)(displayNameOf(form));
  const given = readIdentifier(type)(identifier);
  return {
    ...(displayName.ok ? {} : { displayName: displayName.message }),
    ...(given.ok ? {} : { identifier: given.message }),
  };
}

export function inputOf(form: MethodForm & { readonly type: SavedMethodType }): AddPaymentMethodInput {
  const { type, identifier, isDefault } = form;
  return {
    type: wireMethod(type),
    displayName: displayNameOf(form).trim(),
    identifier: identifier.trim(),
    isDefault,
  };
}
