import type { Cents } from '@fairtab/domain/money';
import { processingFee } from '@fairtab/domain/cards/processingFee';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { PRICING } from './texts';

const { example } = PRICING;

/** What a payer would be charged for a portion. */
export function Example({ portionCents }: { portionCents: Cents }) {
  const feeCents = processingFee(portionCents);
  return (
    <LeaderList>
      <LeaderRow>
        <dt>{example.portion}</dt>
        <dd>
          <Money amount={portionCents} />
        </dd>
      </LeaderRow>
      <LeaderRow>
        <dt>{example.fee}</dt>
        <dd>
          <Money amount={feeCents} />
        </dd>
      </LeaderRow>
      <LeaderRow $strong>
        <dt>{example.total}</dt>
        <dd>
          <Money amount={portionCents + feeCents} />
        </dd>
      </LeaderRow>
      <LeaderRow>
        <dt>{example.host}</dt>
        <dd>
          <Money amount={portionCents} />
        </dd>
      </LeaderRow>
    </LeaderList>
  );
}
