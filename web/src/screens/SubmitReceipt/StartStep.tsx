import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { hasContent } from '../../billEntry/billDraft/Draft';
import { PhotoKit } from '../../photos/scanning/PhotoKit';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { CheckIcon } from '../../ui/icons';
import { Segmented } from '../../ui/fields/Segmented';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import { BegunDraft } from './BegunDraft';
import type { Wizard } from './useWizard';

const NEEDED = [
  t('The bill, with its items, tax and tip'),
  t('Two or three minutes; your draft is kept on this device as you type'),
  t('How you want to be paid back, if you already know'),
];

const WAYS = [
  { value: 'photo', label: t('Scan or Upload') },
  { value: 'manual', label: t('Enter Items') },
] as const;

/** Step 1: a photo of the bill, or the bill by hand. */
export function StartStep({ wizard }: { wizard: Wizard }) {
  const { draft, photoScan } = wizard;
  const [way, setWay] = useState<'photo' | 'manual'>('photo');
  const begun = hasContent(draft);
  const typeIn = (): void => wizard.goTo(2);
  const hasPhotos = photoScan.photos.length > 0;
  const look = way === 'manual' ? 'primary' : hasPhotos ? 'quiet' : 'secondary';
  const manual = (
    <Button size="large" block variant={look} onClick={typeIn}>
      {t('Continue to Manual Entry')}
    </Button>
  );
  return (
    <Stack $gap="xl">
      <Stack $gap="s">
        <Hero>{t('Got the bill in front of you?')}</Hero>
        <Note>{t('Photograph it, or type it in once. Everyone else only taps what they had.')}</Note>
      </Stack>
      {begun && <BegunDraft draft={draft} onContinue={typeIn} onThrowAway={wizard.startOver} />}
      {begun && <Note>{t('Another photo? You are asked before anything is replaced.')}</Note>}
      <Segmented label={t('How to enter the bill')} hideLabel value={way} onChange={setWay} options={WAYS} />
      {way === 'photo' ? (
        <>
          <PhotoKit scan={photoScan} onManual={typeIn} />
          {photoScan.stage.kind === 'choosing' && (hasPhotos || !begun) && manual}
        </>
      ) : (
        <>
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
          {manual}
        </>
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
