import { graphql } from 'react-relay';
import { displayHandle } from '@fairtab/domain/payLinks';
import { methodOf } from '../lib/deviceMemory';
import { railOf } from '../paying/railOf';
import type { WireMethod } from '../table/tableState';
import type { savedMethods_user$data } from './__generated__/savedMethods_user.graphql';

/** All that is saved; every change of it returns all of it, since one that goes can make another the default. */
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

/** Those whose type this version of the page knows. */
export function knownMethods({ paymentMethods }: savedMethods_user$data): SavedMethod[] {
  return paymentMethods.flatMap((method) => {
    const type = methodOf(method.type);
    return type ? [{ ...method, type }] : [];
  });
}

/** A saved name as people read it: "@ana-b", "$ana", "ending in 4242". */
export function displayIdentifier({ type, identifier }: { type: WireMethod; identifier: string }): string {
  const rail = railOf(type);
  return rail === 'card' || rail === 'bank'
    ? `ending in ${identifier}`
    : displayHandle({ method: rail, handle: identifier });
}
