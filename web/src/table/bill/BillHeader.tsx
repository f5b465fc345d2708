import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { isSettled } from '../isSettled';
import { Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { BillHeader_receipt$key } from './__generated__/BillHeader_receipt.graphql';
import { BillFigures } from './BillFigures';
import { PaidBar } from './PaidBar';

/** The restaurant, the date, the total, and how much of it is paid. */
export function BillHeader({ receipt: key }: { receipt: BillHeader_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment BillHeader_receipt on Receipt {
        total
        remaining
        payments {
          status
        }
        contributions {
          owed
        }
        restaurantName
        ...BillFigures_receipt
        ...PaidBar_receipt
      }
    `,
    key,
  );
  return (
    <Head>
      <Place>{receipt.restaurantName}</Place>
      <BillFigures receipt={receipt} />
      <PaidBar receipt={receipt} />
      {isSettled(receipt) && <Settled>{t('All settled. Thank you, table!')}</Settled>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  text-align: center;
`;

const Place = styled(Title)`
  font-size: 1.625rem;
  overflow-wrap: anywhere;
`;

const Settled = styled.p`
  ${type.label}
  color: ${color.accentInk};
`;
