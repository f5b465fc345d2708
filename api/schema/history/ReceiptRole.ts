import { builder } from '../builder';

export const ReceiptRole = builder.enumType('ReceiptRole', {
  description: 'What an account is to a receipt.',
  values: {
    HOST: { value: 'host', description: 'It made the receipt.' },
    DINER: { value: 'diner', description: "It has a live claim on somebody else's receipt." },
  } as const,
});
