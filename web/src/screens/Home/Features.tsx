import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { Heading, Note } from '../../ui/Text';
import { color, media, radius, space } from '../../ui/tokens';
import { DownloadIcon, EditIcon, icon, LockIcon, ReceiptIcon, SendIcon, BankIcon, CheckIcon } from '../../ui/icons';
import { Section, SectionTitle } from './Section';
import { FEATURES } from './texts';

const SumIcon = icon(<path d="M5 8h8M9 4v8M15 17h5M15 13h5M5 20L19 4" />);
const PartsIcon = icon(<path d="M12 3a9 9 0 109 9h-9V3zm3.5-.5A9 9 0 0121 8.5h-5.5v-6z" />);
const EyeIcon = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm9.5 3a3 3 0 100-6 3 3 0 000 6z" />,
);
const CaseIcon = icon(<path d="M3.5 8h17v11h-17zM9 8V5h6v3m-11.5 5h17" />);

/** One for each card, in their order. */
const FEATURE_ICONS = [
  ReceiptIcon,
  SumIcon,
  PartsIcon,
  BankIcon,
  SendIcon,
  EditIcon,
  CheckIcon,
  EyeIcon,
  CaseIcon,
  DownloadIcon,
  LockIcon,
];

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
