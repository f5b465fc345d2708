import { displayHandle } from '@fairtab/domain/payLinks';
import { PAYEE_RAILS, type PayeeRail } from './draft';
import { methodOf } from '../lib/deviceMemory';
import { railOf } from '../paying/railOf';

interface SavedMethod {
  readonly type: string;
  readonly identifier: string;
}

/** The saved methods by which friends can pay a host, one a rail and as people write them; the first of a rail counts. */
export function handlesOf(methods: readonly SavedMethod[]): { rail: PayeeRail; handle: string }[] {
  return PAYEE_RAILS.flatMap((rail) => {
    const saved = methods.find(({ type }) => {
      const method = methodOf(type);
      return method !== null && railOf(method) === rail;
    });
    return saved ? [{ rail, handle: displayHandle({ method: rail, handle: saved.identifier }) }] : [];
  });
}
