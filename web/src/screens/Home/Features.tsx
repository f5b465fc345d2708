import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { Heading, Note } from '../../ui/Text';
import { color, media, radius, space } from '../../ui/tokens';
import { FEATURE_ICONS } from './featureIcons';
import { Section, SectionTitle } from './Section';
import { FEATURES } from './texts';

export function Features() {
  return (
    <Section id="features" aria-labelledby="features-title">
      <div>
        <SectionTitle id="features-title">{FEATURES.title}</SectionTitle>
        <Note>{FEATURES.lead}</Note>
      </div>
      <Grid>
        {FEATURES.cards.map((card, index) => {
          const Icon = FEATURE_ICONS[index];
          return (
            <li key={card.title}>
              <Mark>{Icon && <Icon />}</Mark>
              <Heading>{card.title}</Heading>
              {'state' in card && (
                <div>
                  <Badge $tone="warn">{FEATURES[card.state]}</Badge>
                </div>
              )}
              <p>{card.text}</p>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space.xl};
  ${media.wide} {
    gap: ${space.xxl} ${space.xxl};
  }
  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    align-content: start;
    gap: ${space.xs} ${space.l};
  }
  li > * {
    grid-column: 2;
  }
  p {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
`;

const Mark = styled.span`
  && {
    grid-column: 1;
  }
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: 1.125rem;
`;
