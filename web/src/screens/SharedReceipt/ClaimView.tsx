import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { BillFoot } from '../../table/bill/BillFoot';
import { DinerNotices } from '../../table/bill/DinerNotices';
import { Offers } from '../../table/bill/Offers';
import { Dishes } from '../../table/bill/Dishes';
import { LinkBanner } from '../../table/LinkBanner';
import { PayWithoutScript } from '../../table/paying/PayWithoutScript';
import { TableColumns } from '../../receiptFrame/TableColumns';
import { useRememberedTable } from '../../table/useRememberedTable';
import { YourPart } from '../../table/paying/YourPart';
import { Card, Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { TextLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Hero, Note } from '../../ui/Text';
import { space, TOUCH } from '../../ui/tokens';
import type { ClaimView_receipt$key } from './__generated__/ClaimView_receipt.graphql';
import { HowItWorks } from './HowItWorks';
import { ShareTools } from './ShareTools';
import { Summary } from './Summary';
import { TapItem } from './TapItem';

export function ClaimView({ receipt: key }: { receipt: ClaimView_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment ClaimView_receipt on Receipt {
        linkId
        restaurantName
        description
        evenSplit {
          people
        }
        items {
          id
          ...TapItem_item
        }
        ...DinerNotices_receipt
        ...Offers_receipt
        ...Dishes_receipt
        ...BillFoot_receipt
        ...YourPart_receipt
        ...PayWithoutScript_receipt
        ...Summary_receipt
        ...useRememberedTable_receipt
      }
    `,
    key,
  );
  useRememberedTable(receipt);
  return (
    <Page title={receipt.restaurantName} width="wide">
      <LinkBanner />
      <DinerNotices receipt={receipt} />
      <Offers receipt={receipt} />
      <TableColumns
        withBar
        bill={
          <ReceiptPaper aria-labelledby="restaurant">
            <Head>
              <Hero id="restaurant">{receipt.restaurantName}</Hero>
              {receipt.description && <Note>{receipt.description}</Note>}
              <Note>
                {receipt.evenSplit ? t('Tap your share.') : t('Tap what you had.')} {t('Tap it again to give it back.')}
              </Note>
            </Head>
            <Perforation />
            <ul>
              {receipt.items.map((item, index) => (
                <TapItem key={item.id} item={item} index={index} />
              ))}
            </ul>
            <Dishes receipt={receipt} />
            <Perforation />
            <BillFoot receipt={receipt} />
          </ReceiptPaper>
        }
        side={
          <>
            <YourPart receipt={receipt} title={t('Your Total')} payLabel={t('Pay Your Share')} />
            <PayWithoutScript receipt={receipt} />
            <Card as="div">
              <Summary receipt={receipt} />
            </Card>
            <Card as="div">
              <ShareTools />
            </Card>
            <Card as="div">
              <HowItWorks />
            </Card>
            <LiveLink to={`/live-receipt/${receipt.linkId}`}>{t('See who had what, live')}</LiveLink>
          </>
        }
      />
    </Page>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.xs};
  text-align: center;
`;

const LiveLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: ${TOUCH};
`;
