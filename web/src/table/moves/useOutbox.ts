import { t } from '@fairtab/domain/language/t';
import { useCallback, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { Answered } from './ExpectedTable';
import { codeLoader } from '../../lib/codeLoader';
import { useHydrated } from '../../lib/useHydrated';
import { useLatest } from '../../lib/useLatest';
import { useThrowInRender } from '../../lib/useThrowInRender';
import type { Send, SendOptions } from '../../network/outbox/Send';
import { UNREACHABLE, type MutationOutcome } from '../../network/relay/mutationOutcome';
import { isTapWaiting } from '../../app/routing/earlyTaps';
import { announce } from '../../ui/LiveRegion';
import { introduce } from './introduce';
import { isAnswer } from '../../network/outbox/isAnswer';
import { sendWaiting } from '../../network/outbox/sendWaiting';
import {
  dropWrite,
  isKept,
  keepWrite,
  letWait,
  waitingWrites,
  type KeptWrite,
  type Write,
} from '../../network/outbox/writes';

/** The parts that all mutations of a receipt share. */
interface ReceiptMutation extends MutationParameters {
  readonly response: Readonly<Record<string, { readonly payload: Answered | null | undefined }>>;
}

/** Sending a mutation is not needed for the first view. */
const loadSender = codeLoader(() => import('./sender'));

if (isTapWaiting()) void loadSender();

/** How long the push of an answered write may take, in ms. Then the state is asked for. */
const PUSHED_WITHIN_MS = 1_000;

/** How long the server remembers a key, in ms. A later retry could act twice. */
const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

const TOO_OLD: MutationOutcome<object> = {
  kind: 'refused',
  reason: null,
  message: t('It waited for a day and was not sent. Please do it again.'),
  fields: {},
};

/**
 * The one way in which a receipt's screen writes. A write is kept on this device before it is sent. It leaves the device only
 * when it was done or refused, and waits while nobody answers.
 */
export function useOutbox(details: {
  linkId: string;
  /** Whether the server knows this device. */
  isKnown: boolean;
  /** Whether changes are pushed. */
  isLive: boolean;
  /** Asks for the receipt's state. */
  refresh: () => void;
  onOutcome: (write: Write, outcome: MutationOutcome<object>) => void;
}): Send {
  const { linkId } = details;
  const environment = useRelayEnvironment();
  const throwInRender = useThrowInRender();
  const latest = useLatest(details);

  const know = useCallback(
    async (name: Write['move']) => {
      const sender = await loadSender();
      const move = await sender?.knownMove(name);
      return sender && move ? { sender, move, table: sender.expectedTable(environment, linkId) } : null;
    },
    [environment, linkId],
  );

  const deliver = useCallback(
    async (
      write: Write,
      { isExpected, isOutcomeShown }: SendOptions & { isExpected: boolean },
    ): Promise<MutationOutcome<object> | null> => {
      const { key, input } = write;
      const attempt = async ({
        sender,
        move,
        table,
      }: NonNullable<Awaited<ReturnType<typeof know>>>): Promise<MutationOutcome<object> | null> => {
        const outcome = await introduce(
          environment,
          () => latest().isKnown,
          () =>
            isKept(linkId, key)
              ? sender.mutate<ReceiptMutation>(environment, {
                  mutation: move.document,
                  variables: { input: { ...input, idempotencyKey: key } },
                })
              : Promise.resolve(null),
        ).catch((error: unknown) => {
          table.forget(key);
          throw error;
        });
        if (outcome === null) return null;
        if (outcome.kind === 'done') {
          const { payload } = outcome;
          table.answered({ write, move }, payload);
          const askUnlessPushed = (): void => (table.has(payload) ? undefined : latest().refresh());
          setTimeout(askUnlessPushed, latest().isLive ? PUSHED_WITHIN_MS : 0);
        } else table.forget(key);
        if (isAnswer(outcome)) dropWrite(linkId, key);
        return outcome;
      };
      try {
        const known = await know(write.move);
        if (!known) return UNREACHABLE;
        // It may have been taken back while the code was loading.
        if (!isKept(linkId, key)) return null;
        // Shown before the browser and the server are asked for anything: a busy phone hears of their answers late.
        if (isExpected) known.table.expect(write, known.move);
        const outcome = await inOneTab(key, () => attempt(known));
        if (outcome === null) known.table.forget(key);
        if (outcome && isAnswer(outcome) && !isOutcomeShown) latest().onOutcome(write, outcome);
        return outcome;
      } catch (error) {
        // This page cannot process the answer. If the write stayed, it would break the page at every visit.
        dropWrite(linkId, key);
        throwInRender(error);
        return new Promise(() => undefined);
      }
    },
    [environment, linkId, know, latest, throwInRender],
  );

  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) void loadSender();
  }, [isHydrated]);
  useEffect(() => {
    const deliverInTime = async (write: KeptWrite): Promise<MutationOutcome<object> | null> => {
      if (Date.now() - write.madeAt < KEY_KEPT_MS) return deliver(write, { isExpected: false });
      dropWrite(linkId, write.key);
      latest().onOutcome(write, TOO_OLD);
      return TOO_OLD;
    };
    return sendWaiting({ linkId, deliver: deliverInTime });
  }, [linkId, deliver, latest]);

  return useCallback(
    async (write, options) => {
      // Behind what waits already, so that everything is sent in its order.
      const isTried = navigator.onLine && waitingWrites(linkId).length === 0;
      keepWrite(linkId, write, { isTried });
      const outcome = isTried ? await deliver(write, { ...options, isExpected: true }) : null;
      if (outcome && isAnswer(outcome)) return outcome;
      letWait(write.key);
      announce(
        navigator.onLine
          ? t('Nobody answers just now. “{words}” is sent as soon as Fairtab answers.', { words: write.words })
          : t('You are offline. “{words}” is sent when you are back online.', { words: write.words }),
      );
      return { kind: 'waiting' };
    },
    [linkId, deliver],
  );
}

/**
 * Runs a task unless another tab of this browser runs one with the same name. Browsers have no locks on plain http. Then two
 * tabs may send the same write, and its key makes it count once.
 * @returns null when another tab runs it.
 */
function inOneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result | null> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return task();
  return locks.request(`fairtab.${name}`, { ifAvailable: true }, (lock) => (lock ? task() : null));
}
