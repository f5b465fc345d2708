import styled from 'styled-components';
import { Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { color, font, space, type } from '../../ui/tokens';

/** A drawing of a split bill. It is labelled as a sample, because its table and people are made up. */
export function SampleBill() {
  return (
    <Frame aria-label="Example of a split bill">
      <ReceiptPaper as="div">
        <Caption>Example</Caption>
        <Lines>
          <LeaderRow>
            <dt>
              Margherita <small>yours</small>
            </dt>
            <dd>$16.00</dd>
          </LeaderRow>
          <LeaderRow>
            <dt>
              1 of 2 Negroni <small>yours</small>
            </dt>
            <dd>$14.00</dd>
          </LeaderRow>
          <LeaderRow>
            <dt>
              Burrata <small>shared by 3</small>
            </dt>
            <dd>$6.00</dd>
          </LeaderRow>
          <LeaderRow>
            <dt>Your tax and tip</dt>
            <dd>$10.35</dd>
          </LeaderRow>
        </Lines>
        <Perforation />
        <Owe>
          <span>You owe</span>
          <strong>$46.35</strong>
        </Owe>
      </ReceiptPaper>
    </Frame>
  );
}

const Frame = styled.figure`
  max-width: 26rem;
  width: 100%;
  justify-self: center;
`;

const Caption = styled.figcaption`
  ${type.small}
  color: ${color.inkSoft};
  margin-bottom: ${space.m};
`;

const Lines = styled(LeaderList)`
  small {
    ${type.small}
    color: ${color.accentInk};
    font-weight: 600;
    margin-left: ${space.xs};
  }
`;

const Owe = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  strong {
    font: 600 2.25rem/1 ${font.display};
    ${type.figures}
  }
`;
