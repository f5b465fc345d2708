import { builder } from '../builder';

export const ReceiptRole = builder.enumType('ReceiptRole', {
  description: 'The role of an account on a receipt.',
  values: {
    HOST: { value: 'host', description: 'The account made the receipt.' },
    DINER: { value: 'diner', description: "The account has a claim on another host's receipt that is not cancelled." },
  } as const,
});
