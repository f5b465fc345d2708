import styled from 'styled-components';
import { Note } from '../../ui/Text';
import { color, font, media, space } from '../../ui/tokens';
import { Section, SectionTitle } from './Section';
import { TableDrawing } from './TableDrawing';
import { MISSION } from './texts';

export function Mission() {
  return (
    <Section id="about" aria-labelledby="about-title">
      <SectionTitle id="about-title">{MISSION.title}</SectionTitle>
      <Columns>
        <div>
          <TableDrawing />
          <Quote>
            <p>“{MISSION.quote}”</p>
          </Quote>
        </div>
        <Story>
          {MISSION.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Note>{MISSION.attribution}</Note>
        </Story>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.xxxl};
    align-items: center;
  }
`;

const Quote = styled.blockquote`
  margin: ${space.l} 0 0;
  font: 600 clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem) / 1.2 ${font.display};
  letter-spacing: -0.015em;
  color: ${color.accentInk};
  text-wrap: balance;
`;

const Story = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 36rem;
  > p {
    text-wrap: pretty;
  }
`;
