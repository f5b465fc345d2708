import { builder } from '../builder';

export const Visibility = builder.enumType('Visibility', {
  description: 'Who may see a receipt besides its host.',
  values: {
    LINK: { value: 'link', description: 'Whoever has the link.' },
    PARTICIPANTS: { value: 'participants', description: 'Whoever has a live claim on it.' },
    PRIVATE: { value: 'private', description: 'Nobody.' },
  } as const,
});
