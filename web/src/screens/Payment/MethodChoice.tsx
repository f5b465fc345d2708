import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/fields/RadioCards';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { PayChoice } from '../../paying/payChoices';

interface MethodChoiceProps {
  choices: readonly PayChoice[];
  /** Null until the payer chooses. */
  chosen: PayChoice | null;
  error: string | null;
  hostName: string;
  onChoose: (key: string) => void;
}

/** The ways that the host or the payer named. The others are behind a button, so that the next step stays in view. */
export function MethodChoice({ choices, chosen, error, hostName, onChoose }: MethodChoiceProps) {
  const named = choices.filter(({ isLeftOver }) => !isLeftOver);
  const [showsAll, setShowsAll] = useState(named.length === 0 || (chosen?.isLeftOver ?? false));
  const shown = showsAll ? choices : named;
  return (
    <Stack $gap="s">
      <RadioCards
        label={t('How would you like to pay {hostName}?', { hostName })}
        value={chosen?.key ?? null}
        error={error}
        onChange={onChoose}
        options={shown.map(({ key, label, note }) => ({ value: key, label, note }))}
      />
      {shown.length < choices.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('Another way')}
        </Button>
      )}
      <Note>{t('Fairtab adds no fee to any of these.')}</Note>
    </Stack>
  );
}
