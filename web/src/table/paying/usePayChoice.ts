import { t } from '@fairtab/domain/language/t';
import { cleanPayerHandle } from '@fairtab/domain/paying/payLinks';
import { useRef, useState, type RefObject } from 'react';
import { domainMethod, wayToPay, type WireMethod } from '../../lib/wireMethod';
import type { TableState } from '../tableState';
import type { PayChoice } from './payChoices';
import { recallPayChoice, rememberPayChoice } from './rememberedPayChoice';
import { usualMethod } from './usualMethod';

/** The field for the payer's own handle. */
export interface HandleInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly method: WireMethod;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (handle: string) => void;
}

/** A way to pay that was chosen and checked. */
export interface CheckedChoice {
  readonly method: WireMethod;
  readonly handle: string;
  /** The saved method that was chosen. It is sent in place of method and handle. */
  readonly paymentMethodId: string | null;
}

interface ChosenWay {
  readonly chosen: PayChoice | null;
  readonly choose: (key: string) => void;
  /** The message that a choice is missing; null until the payer tries to go on. */
  readonly problem: string | null;
  /** Null when no handle is asked for. */
  readonly handleInput: HandleInput | null;
  /** Checks the form and remembers the choice on this device; null when something has to be corrected first. */
  readonly check: () => CheckedChoice | null;
}

/** Which of the ways the payer takes, and the payer's own handle there. */
export function usePayChoice(details: {
  choices: readonly PayChoice[];
  payTo: TableState['payTo'];
  /** The host reports a diner's payment, so there is no handle. */
  isHost: boolean;
}): ChosenWay {
  const { choices, payTo, isHost } = details;
  const [remembered] = useState(recallPayChoice);
  const [picked, setPicked] = useState<string | null>(null);
  const [handles, setHandles] = useState(remembered.handles);
  const [problem, setProblem] = useState<{ method?: string; handle?: string }>({});
  const handleField = useRef<HTMLInputElement>(null);

  const usual = isHost ? remembered.method : usualMethod({ payTo, last: remembered.method });
  const chosen = choices.find(({ key }) => key === picked) ?? choices.find(({ way }) => way.method === usual) ?? null;
  const method = chosen?.way.method ?? null;
  // A saved method has its handle already.
  const asksHandle = method !== null && !isHost && chosen?.saved === null && wayToPay(method).asksHandle;
  const handle = (asksHandle && handles[method]?.trim()) || '';

  return {
    chosen,
    choose: (key) => {
      setPicked(key);
      setProblem({});
    },
    problem: problem.method ?? null,
    handleInput: asksHandle
      ? {
          ref: handleField,
          method,
          value: handles[method] ?? '',
          error: problem.handle ?? null,
          onChange: (typed) => setHandles({ ...handles, [method]: typed }),
        }
      : null,
    check: () => {
      if (!method) {
        setProblem({ method: t("Please choose how you'd like to pay.") });
        return null;
      }
      if (handle && cleanPayerHandle({ method: domainMethod(method), handle }) === null) {
        setProblem({ handle: wayToPay(method).problem });
        handleField.current?.focus();
        return null;
      }
      setProblem({});
      rememberPayChoice({ method, handle: handle || (handles[method] ?? '') });
      return { method, handle, paymentMethodId: chosen?.saved?.id ?? null };
    },
  };
}
