import type { PaymentMethod as WayToPay } from '@fairtab/domain/waysToPay';
import { builder } from './builder';

export const UploadMethod = builder.enumType('UploadMethod', {
  description: 'How the items of a receipt were entered.',
  values: {
    MANUAL: { value: 'manual', description: 'Typed in.' },
    UPLOAD: { value: 'upload', description: 'Read from a photo.' },
  } as const,
});

export const ClaimStatus = builder.enumType('ClaimStatus', {
  description: 'Where a claim stands.',
  values: {
    CLAIMED: { value: 'claimed', description: 'Taken and not yet paid.' },
    PAID: { value: 'paid', description: 'Its person says it is paid.' },
    CANCELLED: { value: 'cancelled', description: 'Removed by the host; its part of the item is free again.' },
  } as const,
});

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'A way to pay the host. None of them costs a fee.',
  values: {
    VENMO: { value: 'venmo', description: 'Venmo; the handle is a username.' },
    CASHAPP: { value: 'cashapp', description: 'Cash App; the handle is a cashtag.' },
    ZELLE: { value: 'zelle', description: 'Zelle; the handle is an e-mail address or a US phone number.' },
    PAYPAL: { value: 'paypal', description: 'PayPal; the handle is a PayPal.Me name or an e-mail address.' },
    BANK: { value: 'bank', description: 'Bank transfer.' },
    CARD: { value: 'card', description: 'Credit or debit card.' },
    CASH: { value: 'cash', description: 'Cash.' },
  } as const satisfies { [Method in WayToPay as Uppercase<Method>]: { value: Method; description: string } },
});

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: 'What is known about a payment.',
  values: {
    REPORTED: { value: 'reported', description: 'The payer says so; the host has not said anything yet.' },
    CONFIRMED: { value: 'confirmed', description: 'The host confirmed it, or left it alone for three days.' },
    DISPUTED: { value: 'disputed', description: 'The host says that it did not arrive.' },
  } as const,
});

export const ChangeKind = builder.enumType('ChangeKind', {
  description: 'What happened to a receipt.',
  values: {
    CREATED: { value: 'created', description: 'The host made the receipt.' },
    EDITED: { value: 'edited', description: 'The host edited it.' },
    CLAIMED: { value: 'claimed', description: 'Somebody claimed an item or a part of one.' },
    UNCLAIMED: { value: 'unclaimed', description: 'Somebody gave a claim back.' },
    PAID: { value: 'paid', description: 'Somebody said that they paid.' },
    CANCELLED: { value: 'cancelled', description: 'The host cancelled a claim.' },
    REOPENED: { value: 'reopened', description: 'The host reopened a paid claim.' },
    CONFIRMED: { value: 'confirmed', description: 'A payment was confirmed.' },
    DISPUTED: { value: 'disputed', description: 'The host disputed a payment.' },
    SHARED: { value: 'shared', description: 'The host changed who may see it, or its photos.' },
    DELETED: { value: 'deleted', description: 'The host deleted it.' },
    RESTORED: { value: 'restored', description: 'The host took the deletion back.' },
    MOVED: { value: 'moved', description: 'Somebody signed in, or their account is gone.' },
  } as const,
});
