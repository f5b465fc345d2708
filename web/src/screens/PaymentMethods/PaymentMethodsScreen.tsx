import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import type { PaymentMethodsScreenQuery } from './__generated__/PaymentMethodsScreenQuery.graphql';
import { MethodsView } from './MethodsView';

const QUERY = graphql`
  query PaymentMethodsScreenQuery @preloadable {
    viewer {
      ...MethodsView_user
    }
    cardProcessing {
      ...CardAccountCard_processing
    }
  }
`;

export function PaymentMethodsScreen({ queryRef }: QueryScreenProps<PaymentMethodsScreenQuery>) {
  const { viewer, cardProcessing } = usePreloadedQuery<PaymentMethodsScreenQuery>(QUERY, queryRef);
  return viewer ? <MethodsView user={viewer} processing={cardProcessing} /> : <SessionEnded />;
}
