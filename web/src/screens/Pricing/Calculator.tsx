import type { Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { useState } from 'react';
import { TextField } from '../../ui/fields/TextField';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import { Example } from './Example';
import { PRICING } from './texts';

const { calculator } = PRICING;

/** Computes the fee for any portion. The last amount that could be read stays on the screen. */
export function Calculator() {
  const [typed, setTyped] = useState('60.00');
  const [portionCents, setPortion] = useState(60_00);
  const type = (text: string): void => {
    setTyped(text);
    setPortion(readPortion(text) ?? portionCents);
  };
  return (
    <Card aria-labelledby="calculator">
      <Stack>
        <Title id="calculator">{calculator.title}</Title>
        <TextField
          label={calculator.label}
          inputMode="decimal"
          value={typed}
          onChange={type}
          error={readPortion(typed) === null ? calculator.problem : null}
        />
        <div aria-live="polite">
          <Example portionCents={portionCents} />
        </div>
      </Stack>
    </Card>
  );
}

function readPortion(text: string): Cents | null {
  const cents = parseMoney(text.trim().replace(/^\$/, ''), 'USD');
  return cents === null || cents < 0 ? null : cents;
}
