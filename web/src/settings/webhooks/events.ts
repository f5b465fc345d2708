import { EVENT_MEANINGS, WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { t } from '@fairtab/domain/language/t';
import type { WebhookEvent } from './__generated__/WebhookPanel_webhook.graphql';

/** What may be told, by the names that GraphQL gives it, with what it means. */
export const EVENTS = WEBHOOK_EVENTS.map((event) => ({
  value: event.replace('.', '_').toUpperCase() as WebhookEvent,
  /** As a message has it. */
  type: event,
  meaning: EVENT_MEANINGS[event],
}));

/** What a message of this type tells, for people. */
export function meaningOf(type: string): string {
  return EVENTS.find((event) => event.type === type)?.meaning() ?? t('A test');
}

/** Why a webhook is off. An open page may not know each reason of a later version. */
export const OFF_MEANINGS: Readonly<Partial<Record<string, () => string>>> = {
  OWNER: () => t('You turned it off.'),
  FAILING: () => t('Its address took nothing for three days.'),
  GONE: () => t('Its address says that it is gone.'),
  PASSWORD_RESET: () => t('The password was reset by mail. Turn it on only if it is yours.'),
};
