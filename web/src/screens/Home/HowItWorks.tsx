import styled from 'styled-components';
import { ButtonLink } from '../../ui/Links';
import { Heading } from '../../ui/Text';
import { color, font, media, space, type } from '../../ui/tokens';
import { Section, SectionTitle } from './Section';
import { ClaimMock, PayMock, ScanMock } from './StepMocks';
import { HOW } from './texts';

const MOCKS = [ScanMock, ClaimMock, PayMock];

export function HowItWorks() {
  return (
    <Section id="how-it-works" aria-labelledby="how-title">
      <SectionTitle id="how-title">{HOW.title}</SectionTitle>
      <Steps>
        {HOW.steps.map(({ title, text }, index) => {
          const Mock = MOCKS[index];
          return (
            <li key={title}>
              <Words>
                <Number aria-hidden>{index + 1}</Number>
                <Heading>{title}</Heading>
                <p>{text}</p>
              </Words>
              {Mock && <Mock />}
            </li>
          );
        })}
      </Steps>
      <div>
        <ButtonLink to="/submit-receipt" size="large">
          {HOW.submit}
        </ButtonLink>
      </div>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.xxl};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.l};
  }
  /* A tablet has no room for three drawings side by side, so each stands beside its words. */
  ${media.wide} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
      gap: ${space.xxl};
    }
  }
  ${media.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.l};
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  column-gap: ${space.s};
  align-content: start;
  h3 {
    font-size: 1.25rem;
    align-self: center;
  }
  p {
    grid-column: 2;
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    ${type.small}
    font-size: 0.9375rem;
  }
`;

const Number = styled.span`
  font: 600 2rem/1 ${font.display};
  color: ${color.accentInk};
  align-self: center;
`;
