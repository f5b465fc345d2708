import { BrandMark } from '../../ui/BrandMark';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { CloseIcon, PlusIcon } from '../../ui/icons';
import { ButtonLink, ExternalButtonLink, TextLink } from '../../ui/Links';
import { Row, Stack } from '../../ui/layout/Stack';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Stack key={variant} $gap="s">
          <Row>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="large">
              large
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </Row>
          <Button variant={variant} block>
            <PlusIcon />
            as wide as its place
          </Button>
        </Stack>
      ))}
      <Row>
        <ButtonLink to="/">Link</ButtonLink>
        <ExternalButtonLink href="https://fairtab.example" variant="secondary">
          Away
        </ExternalButtonLink>
        <TextLink to="/">in a text</TextLink>
      </Row>
      <Row>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
        <IconButton label="Closed" disabled>
          <CloseIcon />
        </IconButton>
        <BrandMark />
      </Row>
    </>
  );
}
