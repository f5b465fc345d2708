import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { displayHandle } from '@fairtab/domain/paying/payLinks';
import { domainMethod, knownMethod, wayToPay, type WireMethod } from '../../lib/wireMethod';
import type { savedMethods_user$data } from './__generated__/savedMethods_user.graphql';

/** All saved methods. Every change returns all of them, because removing one can make another the default. */
export const savedMethods = graphql`
  fragment savedMethods_user on User @inline {
    paymentMethods {
      id
      type
      displayName
      identifier
      isDefault
    }
  }
`;

type OnWire = savedMethods_user$data['paymentMethods'][number];
export type SavedMethod = Omit<OnWire, 'type'> & { readonly type: WireMethod };

/** The methods whose type this version of the page knows. */
export function knownMethods({ paymentMethods }: { paymentMethods: readonly OnWire[] }): SavedMethod[] {
  return paymentMethods.flatMap((method) => {
    const type = knownMethod(method.type);
    return type ? [{ ...method, type }] : [];
  });
}

/** An identifier as people read it: "@ana-b", "$ana", "ending in 4242", an IBAN in groups of four. */
export function displayIdentifier({ type, identifier }: { type: WireMethod; identifier: string }): string {
  return wayToPay(type).saved?.isLastFour && /^\d{4}$/.test(identifier)
    ? t('ending in {identifier}', { identifier })
    : displayHandle({ method: domainMethod(type), handle: identifier });
}
