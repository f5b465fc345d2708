import { readSchedule, type ReminderSchedule } from '@fairtab/services/receipts/reminders/readSchedule';
import { builder } from '../builder';
import { VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { ClaimRef } from '../refs';

const ReminderStop = builder.enumType('ReminderStop', {
  description: 'Why a diner is not reminded any more.',
  values: {
    NOTHING_OWED: { value: 'nothingOwed', description: 'Everything is paid, unclaimed or cancelled.' },
    FORGOTTEN: { value: 'forgotten', description: 'The host said "forget it".' },
    UNSUBSCRIBED: { value: 'unsubscribed', description: 'The diner wants no more messages.' },
    UNREACHABLE: { value: 'unreachable', description: 'The diner left no address, or wants no reminders.' },
    PHONE_ONLY: {
      value: 'phoneOnly',
      description:
        'The diner left nothing but a phone number. SMS go to numbers alone that were confirmed with a code, in an account.',
    },
    ALL_SENT: { value: 'allSent', description: 'Three reminders were sent.' },
  } as const,
});

const ReminderHold = builder.enumType('ReminderHold', {
  description: 'Why a message to an address at which nobody has opened one yet is held back for now.',
  values: {
    RECIPIENT: { value: 'recipient', description: 'The address got one in the last 24 hours, or three in seven days.' },
    HOST: { value: 'host', description: 'Too many such messages about receipts of the host in a day.' },
    NETWORK: { value: 'network', description: 'Too many such messages from one network in a day.' },
    INSTALLATION: { value: 'installation', description: 'Too many such messages of this installation in a day.' },
    UNSUBSCRIBED: { value: 'unsubscribed', description: 'Whoever reads the address wants no messages.' },
    COUNTRY: { value: 'country', description: 'No SMS go to the country of the number.' },
  } as const,
});

const ReminderScheduleRef = builder.objectRef<ReminderSchedule>('ReminderSchedule').implement({
  description: 'When a diner is reminded of all unpaid claims on this receipt. Only the host sees it.',
  fields: (t) => ({
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When Fairtab reminds the diner next; null when it does not any more.',
    }),
    stopped: t.expose('stopped', { type: ReminderStop, nullable: true, description: 'Why Fairtab does not any more.' }),
    sentAt: t.field({
      type: ['DateTime'],
      description: 'When reminders were sent, those by hand included.',
      resolve: ({ sent }) => [...sent],
    }),
    byHandAt: t.expose('byHandAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when remindDiner is possible; null when it is not.',
    }),
    canRemindNow: t.exposeBoolean('canRemindNow', { description: 'Whether remindDiner is possible now.' }),
    wording: t.exposeString('wording', { description: 'What the next reminder would say.' }),
    isFirstMessage: t.boolean({
      description:
        'Whether nobody has opened a message yet at the address that the diner left. Until then a reminder has no names, and no way to pay.',
      resolve: ({ isFirst }) => isFirst,
    }),
    held: t.expose('held', {
      type: ReminderHold,
      nullable: true,
      description: 'Why a reminder would be held back until byHandAt; null when it would not.',
    }),
  }),
});

builder.objectField(ClaimRef, 'reminder', (t) =>
  t.field({
    type: ReminderScheduleRef,
    nullable: true,
    description: 'When the diner is reminded. Null unless the viewer is the host.',
    extensions: { ...VIEWER_DEPENDENT, ...VOLATILE },
    resolve: (node, _args, ctx) => readSchedule(ctx, node),
  }),
);
