import { PAYMENT_METHODS, WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import styled from 'styled-components';
import { SiteFooter } from '../../app/front/SiteFooter';
import { Badge } from '../../ui/Badge';
import { CheckIcon, CloseIcon } from '../../ui/icons';
import { ButtonLink } from '../../ui/Links';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Page } from '../../ui/layout/Page';
import { Hero, Note, Title } from '../../ui/Text';
import { color, font, media, space, type } from '../../ui/tokens';
import { Calculator } from './Calculator';
import { Example } from './Example';
import { PRICING } from './texts';

export function PricingScreen() {
  const { free, processing, worth, questions, apps } = PRICING;
  return (
    <Page title={PRICING.title} width="medium" footer={<SiteFooter />}>
      <div>
        <Hero>{PRICING.title}</Hero>
        <Lead>{PRICING.lead}</Lead>
      </div>
      <Pair>
        <Tier aria-labelledby="free">
          <Title id="free">{free.title}</Title>
          <Price>{free.price}</Price>
          <Note>{free.note}</Note>
          <Points>
            {free.points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </Points>
          <div>
            <ButtonLink to="/submit-receipt">{free.action}</ButtonLink>
          </div>
        </Tier>
        <Tier aria-labelledby="processing">
          <Title id="processing">{processing.title}</Title>
          <Price>{processing.price}</Price>
          <Note>{processing.note}</Note>
          <div>
            <Badge $tone="warn">{processing.badge}</Badge>
          </div>
          <Points>
            {processing.points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </Points>
        </Tier>
      </Pair>
      <Pair>
        <Tier aria-labelledby="example">
          <Title id="example">{PRICING.example.title}</Title>
          <Example portionCents={25_00} />
          <Note>{PRICING.example.why}</Note>
        </Tier>
        <Calculator />
      </Pair>
      <section aria-labelledby="worth">
        <SubTitle id="worth">{worth.title}</SubTitle>
        <Pair>
          <Reasons title={worth.yes} points={worth.yesPoints} isFor />
          <Reasons title={worth.no} points={worth.noPoints} isFor={false} />
        </Pair>
      </section>
      <section aria-labelledby="apps">
        <SubTitle id="apps">{apps.title}</SubTitle>
        <LeaderList>
          {PAYMENT_METHODS.map((method) => {
            const { label, hasPayLink, asksHandle } = WAYS_TO_PAY[method];
            return (
              <AppRow key={method}>
                <dt>{label}</dt>
                <dd>{hasPayLink ? apps.opens : asksHandle ? apps.byHand : apps.noHandle}</dd>
              </AppRow>
            );
          })}
        </LeaderList>
      </section>
      <section aria-labelledby="questions">
        <SubTitle id="questions">{questions.title}</SubTitle>
        <dl>
          {questions.list.map(([question, answer]) => (
            <Question key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </Question>
          ))}
        </dl>
      </section>
    </Page>
  );
}

function Reasons({ title, points, isFor }: { title: string; points: readonly string[]; isFor: boolean }) {
  return (
    <div>
      <h3>{title}</h3>
      <Points>
        {points.map((point) => (
          <li key={point}>
            {isFor ? <CheckIcon /> : <CloseIcon />}
            {point}
          </li>
        ))}
      </Points>
    </div>
  );
}

const Lead = styled.p`
  margin-top: ${space.s};
  font-size: 1.125rem;
  color: ${color.inkSoft};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    ${type.heading}
    margin-bottom: ${space.s};
  }
`;

const Tier = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;

const Price = styled.div`
  font: 600 3rem/1 ${font.display};
  ${type.figures}
`;

const Points = styled.ul`
  display: grid;
  gap: ${space.s};
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: ${space.s};
  }
  svg {
    margin-top: 0.15em;
    color: ${color.accentInk};
  }
`;

const SubTitle = styled(Title)`
  margin: ${space.l} 0 ${space.m};
`;

/** A phone has no room for both on one line. */
const AppRow = styled(LeaderRow)`
  display: block;
  dt {
    font-weight: 600;
  }
  dd {
    color: ${color.inkSoft};
    ${type.small}
  }
  &::before {
    display: none;
  }
  ${media.wide} {
    display: flex;
    &::before {
      display: block;
    }
  }
`;

const Question = styled.div`
  padding: ${space.m} 0;
  border-bottom: 1px solid ${color.rule};
  dt {
    font-weight: 600;
  }
  dd {
    color: ${color.inkSoft};
  }
`;
