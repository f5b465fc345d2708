import { displayHandle } from '@fairtab/domain/paying/payLinks';
import { METHODS_WITH_HANDLE, type MethodWithHandle } from '@fairtab/domain/waysToPay';
import { wireMethod } from '../../lib/wireMethod';

interface SavedMethod {
  readonly type: string;
  readonly identifier: string;
}

/** The handles by which friends can pay a host, as people write them. Per method, the one that was saved first counts. */
export function handlesOf(methods: readonly SavedMethod[]): { method: MethodWithHandle; handle: string }[] {
  return METHODS_WITH_HANDLE.flatMap((method) => {
    const saved = methods.find(({ type }) => type === wireMethod(method));
    return saved ? [{ method, handle: displayHandle({ method, handle: saved.identifier }) }] : [];
  });
}
