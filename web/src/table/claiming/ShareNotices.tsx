import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { describePortion } from '../portions';
import { freeOf, previewClaim } from '../pricing';
import { useTable } from '../TableContext';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { ShareNotices_receipt$key } from './__generated__/ShareNotices_receipt.graphql';
import { recallDiner } from './rememberedDiner';
import { useCurrency } from '../../ui/CurrencyContext';

/** Asks a diner to take the part of a dish that somebody shares with them, as long as it is free and they have none of it. */
export function ShareNotices({ receipt: key, diner }: { receipt: ShareNotices_receipt$key; diner: string }) {
  const currency = useCurrency();
  const { items } = useFragment(
    graphql`
      fragment ShareNotices_receipt on Receipt {
        items {
          id
          name
          quantity
          free {
            start
            end
          }
          claims {
            id
            diner
            claimerName
            status
            units
            splitCount
            sharedWith
          }
        }
      }
    `,
    key,
  );
  const { linkId, ruler, lookOf, send, actions } = useTable();
  const waiting = useWaitingWrites(linkId).flatMap(({ about }) => about);
  return items.map((item, itemIndex) => {
    const live = item.claims.filter(({ status }) => status !== 'CANCELLED');
    const claim = live.find(({ sharedWith }) => sharedWith.some((id) => id.startsWith(`${diner}:`)));
    const isAnswered = live.some((each) => each.diner === diner) || waiting.includes(item.id);
    if (!claim || isAnswered || waiting.includes(claim.id)) return null;
    const portion = { units: claim.units, splitCount: claim.splitCount };
    const preview = previewClaim({ ruler, itemIndex, free: freeOf(item), portion });
    if (!preview) return null;
    const money = displayMoney(preview.amountCents, currency);
    const known = recallDiner();
    const take = (): void => {
      if (known) void actions.claim({ itemId: item.id, claimer: known, portion });
      else actions.open({ kind: 'claim', itemId: item.id });
    };
    const decline = (): void =>
      void send({
        key: newKey(),
        move: 'declineShare',
        input: { claimId: claim.id },
        about: [claim.id],
        words: t('Had none of {name}', { name: item.name }),
        done: { title: t('You had none of it'), message: item.name },
        refused: t('That did not work'),
      });
    return (
      <Banner
        key={item.id}
        role="status"
        title={t('{name} shares {itemName} with you', {
          name: lookOf({ diner: claim.diner, name: claim.claimerName }).label,
          itemName: item.name,
        })}
        actions={
          <>
            <Button onClick={take}>{t('Take my part for {amount}', { amount: money })}</Button>
            <Button variant="secondary" aria-label={t('I had none of {name}', { name: item.name })} onClick={decline}>
              {t('I had none')}
            </Button>
          </>
        }
      >
        {t('Your part is {portion}, {amount}.', {
          portion: describePortion({ ...portion, quantity: item.quantity }),
          amount: money,
        })}
      </Banner>
    );
  });
}
