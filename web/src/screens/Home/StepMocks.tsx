import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { CheckIcon } from '../../ui/icons';
import { Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { ProgressBar } from '../../ui/ProgressBar';
import { color, radius, space, type } from '../../ui/tokens';
import { DEMO, HOW } from './texts';

const { mock } = HOW;

/** A drawing of one step, made of the components of the real screens. Its people and amounts are made up, and it says so. */
function Mock({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <figcaption>{HOW.sample}</figcaption>
      <ReceiptPaper as="div">{children}</ReceiptPaper>
    </Frame>
  );
}

export function ScanMock() {
  return (
    <Mock>
      <Top>
        <strong>{DEMO.restaurant}</strong>
        <Badge $tone="accent">{mock.reading}</Badge>
      </Top>
      <LeaderList>
        <Line name="2 Negroni" amount="28.00" />
        <Line name="Rigatoni" amount="21.00" note={<Badge $tone="warn">{mock.check}</Badge>} />
        <Line name={t('Tax')} amount="8.43" />
        <Line name={t('Tip')} amount="19.00" />
      </LeaderList>
      <Perforation />
      <Good>
        <CheckIcon />
        {mock.balanced}
      </Good>
    </Mock>
  );
}

export function ClaimMock() {
  return (
    <Mock>
      <Top>
        <strong>{DEMO.restaurant}</strong>
        <span>$122.43</span>
      </Top>
      <LeaderList>
        <Line name={t('1 of 2 Negroni')} amount="18.04" note={<Badge $tone="accent">{mock.yours}</Badge>} />
        <Line name="Burrata" amount="7.73" note={<Badge $tone="accent">{mock.shared}</Badge>} />
        <Line name="Tiramisu" amount="14.18" note={<Badge>{mock.half}</Badge>} />
      </LeaderList>
      <Perforation />
      <LeaderList>
        <Line name={t('Your share')} amount="25.77" isStrong />
      </LeaderList>
    </Mock>
  );
}

export function PayMock() {
  return (
    <Mock>
      <Top>
        <strong>{mock.owes}</strong>
        <Money amount="25.77" size="large" />
      </Top>
      <Pay>{mock.pay}</Pay>
      <Perforation />
      <LeaderList>
        <Line name="Leo" note={<Badge $tone="accent">{mock.paid}</Badge>} />
        <Line name="Sofia" note={<Badge>{mock.toPay}</Badge>} />
      </LeaderList>
      <Bar>
        <ProgressBar
          label={t('Paid, in this sample')}
          percent={64}
          secondaryPercent={90}
          valueText={t('{paidAmount} of {totalAmount}', { paidAmount: '$78.40', totalAmount: '$122.43' })}
        />
      </Bar>
    </Mock>
  );
}

function Line({
  name,
  amount,
  note,
  isStrong = false,
}: {
  name: string;
  amount?: string;
  note?: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <LeaderRow $strong={isStrong}>
      <dt>
        {name} {amount !== undefined && note}
      </dt>
      <dd>{amount === undefined ? note : <Money amount={amount} />}</dd>
    </LeaderRow>
  );
}

const Frame = styled.figure`
  ${type.small}
  figcaption {
    color: ${color.inkSoft};
    margin: 0 0 ${space.xs} ${space.xs};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-bottom: ${space.m};
  strong {
    ${type.heading}
  }
`;

const Good = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-weight: 600;
  color: ${color.accentInk};
`;

const Pay = styled.div`
  ${type.label}
  padding: ${space.m};
  border-radius: ${radius.m};
  text-align: center;
  background: ${color.accent};
  color: ${color.onAccent};
`;

const Bar = styled.div`
  margin-top: ${space.m};
`;
