import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { CopyButton } from '../../sharing/CopyButton';
import { QrCode } from '../../sharing/QrCode';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import { color, radius, space, type } from '../../ui/tokens';
import type { NameView_page$key } from './__generated__/NameView_page.graphql';
import { AmountForm } from './AmountForm';
import { centsTyped } from './centsTyped';
import { OwedByMe } from './OwedByMe';
import { WayRow } from './WayRow';

/** Who somebody is, and how they like to be paid. All of it is there without JavaScript. */
export function NameView({ page: key }: { page: NameView_page$key }) {
  const page = useFragment(
    graphql`
      fragment NameView_page on NamePage {
        username
        displayName
        url
        ways {
          method
          handle
        }
        ...OwedByMe_page
      }
    `,
    key,
  );
  const { username, displayName, url, ways } = page;
  const { search } = useLocation();
  const [amount, setAmount] = useState(() => new URLSearchParams(search).get('amount') ?? '');
  const cents = centsTyped(amount);
  return (
    <Page title={t('Pay {displayName}', { displayName })}>
      <Stack $gap="s">
        <Hero>{t('Pay {displayName}', { displayName })}</Hero>
        <Handle>@{username}</Handle>
      </Stack>
      <OwedByMe page={page} />
      <Card aria-labelledby="ways-title">
        <Stack>
          <Title id="ways-title">{t('Ways to pay')}</Title>
          {ways.length === 0 ? (
            <Note>{t('No way to pay is shown here. Ask {displayName} how to pay.', { displayName })}</Note>
          ) : (
            <>
              <AmountForm amount={amount} onChange={setAmount} />
              <ul>
                {ways.map((way) => (
                  <WayRow key={`${way.method} ${way.handle}`} way={way} cents={cents} />
                ))}
              </ul>
            </>
          )}
          <Note>
            {t(
              'Anybody can choose a name. Make sure that this is who you mean before you pay. Fairtab moves no money and adds no fee.',
            )}
          </Note>
        </Stack>
      </Card>
      <Card aria-labelledby="code-title">
        <Scan>
          <Title id="code-title">{t('Scan to open this page')}</Title>
          <QrCode value={url} label={t('QR code of the page of @{username}', { username })} />
          <Address>{url.replace(/^https?:\/\//, '')}</Address>
          <CopyButton text={url} name={t('the link')}>
            {t('Copy Link')}
          </CopyButton>
        </Scan>
      </Card>
    </Page>
  );
}

const Handle = styled.p`
  ${type.heading}
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

const Scan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.m};
  text-align: center;
`;

const Address = styled.span`
  ${type.small}
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.m};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  user-select: all;
`;
