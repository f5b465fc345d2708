import { t } from '@fairtab/domain/language/t';
import { displayHandle } from '@fairtab/domain/paying/payLinks';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { domainMethod, knownMethod, methodLabel } from '../../lib/wireMethod';
import { Card } from '../../ui/layout/Card';
import { Note, Title } from '../../ui/Text';
import { space } from '../../ui/tokens';
import type {
  PayWithoutScript_receipt$data,
  PayWithoutScript_receipt$key,
} from './__generated__/PayWithoutScript_receipt.graphql';

/** How the host is paid, for a browser without JavaScript. It is rendered on the server only. */
export function PayWithoutScript({ receipt: key }: { receipt: PayWithoutScript_receipt$key }) {
  const { hostName, payTo } = useFragment(
    graphql`
      fragment PayWithoutScript_receipt on Receipt {
        hostName
        payTo {
          method
          handle
        }
      }
    `,
    key,
  );
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Card>
          <Title>{t('How to pay {hostName}', { hostName })}</Title>
          {payTo.length > 0 ? (
            <Ways>
              {payTo.map((way) => (
                <li key={way.method}>{wordsFor(way)}</li>
              ))}
            </Ways>
          ) : (
            <Note>{t('Ask {hostName}, who paid the bill.', { hostName })}</Note>
          )}
        </Card>
      )}
    </noscript>
  );
}

function wordsFor({ method, handle }: PayWithoutScript_receipt$data['payTo'][number]): string {
  const known = knownMethod(method);
  const label = methodLabel(method);
  return known && handle ? `${label}: ${displayHandle({ method: domainMethod(known), handle })}` : label;
}

const Ways = styled.ul`
  display: grid;
  gap: ${space.s};
  padding-top: ${space.s};
`;
