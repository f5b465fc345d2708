import { builder } from '../builder';

export const Visibility = builder.enumType('Visibility', {
  description: 'The viewers who may see a receipt besides its host.',
  values: {
    LINK: { value: 'link', description: 'Everybody with the link.' },
    PARTICIPANTS: { value: 'participants', description: 'Guests with a claim that is not cancelled.' },
    PRIVATE: { value: 'private', description: 'Nobody.' },
  } as const,
});
