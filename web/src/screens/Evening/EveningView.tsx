import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CopyButton } from '../../sharing/CopyButton';
import { QrCode } from '../../sharing/QrCode';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import type { EveningView_evening$key } from './__generated__/EveningView_evening.graphql';
import { EveningPeople } from './EveningPeople';
import { EveningReceipts } from './EveningReceipts';
import { SettleCard } from './SettleCard';
import { Transfers } from './Transfers';
import { CurrencyContext } from '../../ui/CurrencyContext';

/** An evening: what it comes to for everybody, how it is settled, and its receipts. All of it can be read without JavaScript. */
export function EveningView({
  evening: key,
  notice,
}: {
  evening: EveningView_evening$key;
  /** What is to be said above it. */
  notice: ReactNode;
}) {
  const evening = useFragment(
    graphql`
      fragment EveningView_evening on Evening {
        name
        currency
        url
        receipts {
          id
        }
        people {
          key
        }
        ...Transfers_evening
        ...SettleCard_evening
        ...EveningPeople_evening
        ...EveningReceipts_evening
      }
    `,
    key,
  );
  const { name, currency, url, receipts, people } = evening;
  return (
    <Page title={name}>
      {notice}
      <Stack $gap="s">
        <Hero>{name}</Hero>
        <Note>
          {t('{receipts, plural, one {# receipt} other {# receipts}}', { receipts: receipts.length })} ·{' '}
          {t('{people, plural, one {# person} other {# people}}', { people: people.length })}
        </Note>
      </Stack>
      <CurrencyContext value={currency}>
        <EveningPeople evening={evening} />
        <Transfers evening={evening} />
        <SettleCard evening={evening} />
        <EveningReceipts evening={evening} />
      </CurrencyContext>
      <Card aria-labelledby="share-title">
        <Stack>
          <Title id="share-title">{t('Share the evening')}</Title>
          <Note>
            {t(
              'Everybody with this link sees these receipts. A host adds one on the page of the receipt, under Manage.',
            )}
          </Note>
          <QrCode value={url} label={t('QR code of this evening')} />
          <CopyButton text={url} name={t('the link')}>
            {t('Copy Link')}
          </CopyButton>
        </Stack>
      </Card>
    </Page>
  );
}
