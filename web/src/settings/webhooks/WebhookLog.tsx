import { t } from '@fairtab/domain/language/t';
import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { WebhookLog_webhook$key } from './__generated__/WebhookLog_webhook.graphql';
import type { WebhookLogPageQuery } from './__generated__/WebhookLogPageQuery.graphql';
import type { WebhookLogQuery } from './__generated__/WebhookLogQuery.graphql';
import { EntryList } from './EntryList';
import { WebhookMessage } from './WebhookMessage';

const PAGE_SIZE = 20;
/** How often it is looked what became of a message that is on its way, in ms. */
const LOOK_EVERY_MS = 2_000;

const QUERY = graphql`
  query WebhookLogQuery($id: ID!) {
    node(id: $id) {
      ...WebhookLog_webhook @alias(as: "webhook")
    }
  }
`;

interface WebhookLogProps {
  webhookId: string;
  isOn: boolean;
  /** The number of tests that were sent. The log looks for each. */
  tests: number;
}

/** What was told in the last 30 days, the newest first. */
export function WebhookLog({ webhookId, isOn, tests }: WebhookLogProps) {
  const environment = useRelayEnvironment();
  const [looks, setLooks] = useState(0);
  const { node } = useLazyLoadQuery<WebhookLogQuery>(QUERY, { id: webhookId }, { fetchPolicy: 'store-and-network' });
  useEffect(() => {
    if (tests + looks === 0) return undefined;
    const looking = fetchQuery<WebhookLogQuery>(environment, QUERY, { id: webhookId }).subscribe({
      error: () => undefined,
    });
    return () => looking.unsubscribe();
  }, [environment, webhookId, tests, looks]);
  const look = useCallback(() => setLooks((before) => before + 1), []);
  return node?.webhook ? <Messages webhook={node.webhook} isOn={isOn} onLook={look} /> : null;
}

function Messages({ webhook, isOn, onLook }: { webhook: WebhookLog_webhook$key; isOn: boolean; onLook: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<WebhookLogPageQuery, WebhookLog_webhook$key>(
    graphql`
      fragment WebhookLog_webhook on Webhook
      @refetchable(queryName: "WebhookLogPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        deliveries(first: $count, after: $cursor) @connection(key: "WebhookLog_deliveries") {
          edges {
            node {
              id
              state
              attempts
              ...WebhookMessage_delivery
            }
          }
        }
      }
    `,
    webhook,
  );
  const { edges } = data.deliveries;
  const isUnderWay = edges.some(({ node: { state, attempts } }) => state === 'WAITING' && attempts <= 1);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(onLook, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, onLook]);
  if (edges.length === 0) return <Note>{t('Nothing was sent yet.')}</Note>;
  return (
    <>
      <EntryList aria-label={t('What was sent in the last 30 days')}>
        {edges.map(({ node }) => (
          <WebhookMessage key={node.id} delivery={node} isOn={isOn} />
        ))}
      </EntryList>
      {hasNext && (
        <Row>
          <Button variant="secondary" loading={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
            {t('Show more')}
          </Button>
        </Row>
      )}
    </>
  );
}
