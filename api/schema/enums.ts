import type { AccessScope } from '@fairtab/domain/programs/accessScopes';
import type { TaxClass as ClassOfTax } from '@fairtab/domain/taxClasses';
import type { PaidMethod } from '@fairtab/domain/waysToPay';
import { builder } from './builder';

export const UploadMethod = builder.enumType('UploadMethod', {
  description: 'How the items of a receipt were entered.',
  values: {
    MANUAL: { value: 'manual', description: 'Typed in.' },
    UPLOAD: { value: 'upload', description: 'Read from a photo.' },
  } as const,
});

export const AccessScopeType = builder.enumType('AccessScope', {
  description: 'What an access token may be allowed to do.',
  values: {
    RECEIPTS_READ: { value: 'receipts:read', description: 'Read receipts and evenings, and who owes whom.' },
    RECEIPTS_WRITE: { value: 'receipts:write', description: 'Make and change receipts and evenings.' },
    CLAIMS: { value: 'claims', description: 'Claim items, and answer what others ask about a receipt.' },
    PAYMENTS: { value: 'payments', description: 'Report and confirm payments, and change saved payment methods.' },
    EXPORTS: { value: 'exports', description: 'Make files of receipts and download them.' },
    ACCOUNT_READ: { value: 'account:read', description: 'Read the profile.' },
    WEBHOOKS: { value: 'webhooks', description: 'Register webhooks, change them, and read their logs.' },
  } as const satisfies Record<string, { value: AccessScope; description: string }>,
});

export const TaxClass = builder.enumType('TaxClass', {
  description: 'Which taxes an item carries.',
  values: {
    ORDINARY: { value: 'ordinary', description: 'The tax, and no alcohol tax.' },
    ALCOHOL: { value: 'alcohol', description: 'The tax and the alcohol tax.' },
    UNTAXED: { value: 'untaxed', description: 'No tax, such as a gift card.' },
  } as const satisfies { [Class in Uppercase<ClassOfTax>]: { value: Lowercase<Class>; description: string } },
});

export const ClaimStatus = builder.enumType('ClaimStatus', {
  description: 'The state of a claim.',
  values: {
    CLAIMED: { value: 'claimed', description: 'Claimed and not paid yet.' },
    PAID: { value: 'paid', description: 'Reported as paid.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled by the host. Its part of the item is free again.' },
  } as const,
});

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'A way to pay the host. None of them costs a fee.',
  values: {
    VENMO: { value: 'venmo', description: 'Venmo. The handle is a username.' },
    CASHAPP: { value: 'cashapp', description: 'Cash App. The handle is a cashtag.' },
    ZELLE: { value: 'zelle', description: 'Zelle. The handle is an e-mail address or a US phone number.' },
    PAYPAL: { value: 'paypal', description: 'PayPal. The handle is a PayPal.Me name or an e-mail address.' },
    BANK: {
      value: 'bank',
      description: 'Bank transfer. The handle of a host is an IBAN, or text with at most 4 digits.',
    },
    CARD: { value: 'card', description: 'Credit or debit card.' },
    CASH: { value: 'cash', description: 'Cash.' },
    SETTLEMENT: { value: 'settlement', description: 'Settled with other receipts. Only Fairtab itself sets it.' },
  } as const satisfies { [Method in PaidMethod as Uppercase<Method>]: { value: Method; description: string } },
});

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: 'The state of a payment.',
  values: {
    REPORTED: { value: 'reported', description: 'The payer reported it, and the host has not answered yet.' },
    CONFIRMED: { value: 'confirmed', description: 'The host confirmed it, or did not answer for three days.' },
    DISPUTED: { value: 'disputed', description: 'The host says that it did not arrive.' },
    CHARGED: { value: 'charged', description: 'A card was charged in Fairtab, as the processor says.' },
    REFUNDED: { value: 'refunded', description: 'The payer has the money of a card payment in Fairtab back.' },
  } as const,
});

export const ChangeKind = builder.enumType('ChangeKind', {
  description: 'A kind of change of a receipt.',
  values: {
    CREATED: { value: 'created', description: 'The host made the receipt.' },
    EDITED: { value: 'edited', description: 'The host edited it.' },
    CLAIMED: { value: 'claimed', description: 'A guest claimed an item or a part of it.' },
    UNCLAIMED: { value: 'unclaimed', description: 'A claim was deleted.' },
    DECLINED: { value: 'declined', description: 'A guest had none of a dish that they were asked to share.' },
    TREATED: { value: 'treated', description: "Somebody took on another person's claims." },
    TREAT_ENDED: { value: 'treatEnded', description: 'Claims went back to who was treated to them.' },
    HOUSEHOLD: { value: 'household', description: 'A guest asked another to pay as one, agreed to it, or left.' },
    PAID: { value: 'paid', description: 'A guest reported a payment.' },
    CANCELLED: { value: 'cancelled', description: 'The host cancelled a claim.' },
    REOPENED: { value: 'reopened', description: 'The host reopened a paid claim.' },
    CONFIRMED: { value: 'confirmed', description: 'A payment was confirmed.' },
    DISPUTED: { value: 'disputed', description: 'The host disputed a payment.' },
    REFUNDED: { value: 'refunded', description: 'A card payment went back to its payer.' },
    SHARED: { value: 'shared', description: 'The host changed who may see it or its photos.' },
    DELETED: { value: 'deleted', description: 'The host deleted it.' },
    RESTORED: { value: 'restored', description: 'The host restored it.' },
    MOVED: { value: 'moved', description: 'A guest signed in, or an account was deleted.' },
  } as const,
});

export const Visibility = builder.enumType('Visibility', {
  description: 'The viewers who may see a receipt besides its host.',
  values: {
    LINK: { value: 'link', description: 'Everybody with the link.' },
    PARTICIPANTS: { value: 'participants', description: 'Guests with a claim that is not cancelled.' },
    PRIVATE: { value: 'private', description: 'Nobody.' },
  } as const,
});
