import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CheckIcon } from '../../ui/icons';
import { Row, Stack } from '../../ui/Stack';
import { Hero, Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import { hasContent } from '../../billForm/draft';
import type { Wizard } from './useWizard';

const NEEDED = [
  'The bill, with its items, tax and tip',
  'Two or three minutes; your draft is kept on this device as you type',
  'How you want to be paid back, if you already know',
];

/** What it takes, and off we go. */
export function StartStep({ wizard }: { wizard: Wizard }) {
  const begun = hasContent(wizard.draft);
  return (
    <Stack $gap="xl">
      <Stack $gap="s">
        <Hero>Got the bill in front of you?</Hero>
        <Note>You type it in once. Everyone else only taps what they had.</Note>
      </Stack>
      <Card>
        <Needed>
          {NEEDED.map((text) => (
            <li key={text}>
              <CheckIcon />
              {text}
            </li>
          ))}
        </Needed>
      </Card>
      {begun ? (
        <Stack $gap="s">
          <Button size="large" block onClick={() => wizard.goTo(2)}>
            Continue your draft{wizard.draft.restaurantName && `: ${wizard.draft.restaurantName}`}
          </Button>
          <Button variant="quiet" block onClick={wizard.startOver}>
            Throw it away and start over
          </Button>
        </Stack>
      ) : (
        <Row>
          <Button size="large" block onClick={() => wizard.goTo(2)}>
            Continue to Manual Entry
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const Needed = styled.ul`
  display: grid;
  gap: ${space.m};
  li {
    display: flex;
    gap: ${space.m};
  }
  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.accentInk};
  }
`;
