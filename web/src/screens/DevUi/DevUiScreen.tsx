import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Title } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { Actions } from './Actions';
import { FieldsInForms } from './FieldsInForms';
import { Messages } from './Messages';
import { Papers } from './Papers';

const GROUPS: readonly (readonly [string, () => ReactNode])[] = [
  ['Buttons and links', Actions],
  ['Fields', FieldsInForms],
  ['Messages and states', Messages],
  ['Paper, text and figures', Papers],
];

/** `/dev/ui`, in development only: every primitive of web/src/ui in its states. e2e/pages/devUi.test.ts compares it with pictures. */
export function DevUiScreen() {
  return (
    <Page title="Design system" width="wide">
      <Hero>Design system</Hero>
      {GROUPS.map(([name, Group]) => (
        <section key={name} aria-label={name}>
          <Stack $gap="m">
            <Title>{name}</Title>
            <Shelf>
              <Group />
            </Shelf>
          </Stack>
        </section>
      ))}
    </Page>
  );
}

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${space.xl};
`;
