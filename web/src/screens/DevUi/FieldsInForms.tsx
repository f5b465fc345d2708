import { useState } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberField } from '../../ui/fields/NumberField';
import { PasswordField } from '../../ui/fields/PasswordField';
import { RadioCards } from '../../ui/fields/RadioCards';
import { Segmented } from '../../ui/fields/Segmented';
import { Switch } from '../../ui/fields/Switch';
import { TextField } from '../../ui/fields/TextField';
import { Stack } from '../../ui/layout/Stack';

export function FieldsInForms() {
  const [text, setText] = useState('Corner Deli');
  const [money, setMoney] = useState('12.50');
  const [count, setCount] = useState(2);
  const [isOn, setOn] = useState(true);
  const [way, setWay] = useState<'venmo' | 'cash'>('venmo');
  const [mode, setMode] = useState<'percent' | 'amount'>('percent');
  return (
    <>
      <Stack>
        <TextField label="Text" value={text} onChange={setText} hint="With a hint" />
        <TextField label="Empty" value="" onChange={setText} optional placeholder="Placeholder" />
        <TextField label="Wrong" value={text} onChange={setText} error="What is wrong about it" />
      </Stack>
      <Stack>
        <MoneyField label="Money" value={money} onChange={setMoney} />
        <MoneyField label="Wrong money" value="12,5x" onChange={setMoney} error="Please enter an amount" />
        <PasswordField label="Password" value="secret" onChange={setText} autoComplete="current-password" />
      </Stack>
      <Stack>
        <NumberField label="Number" value={count} onChange={setCount} />
        <NumberField label="At its least" value={1} onChange={setCount} />
        <Segmented
          label="A few words"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'percent', label: 'Percentage' },
            { value: 'amount', label: 'Amount' },
          ]}
        />
      </Stack>
      <RadioCards
        label="Cards"
        value={way}
        onChange={setWay}
        options={[
          { value: 'venmo', label: 'Venmo', note: '@priya' },
          { value: 'cash', label: 'Cash' },
        ]}
      />
      <RadioCards
        label="Nothing chosen"
        value={null}
        onChange={setWay}
        error="Please choose"
        options={[{ value: 'cash', label: 'Cash' }]}
      />
      <Stack>
        <Checkbox label="Checked" checked={isOn} onChange={setOn} />
        <Checkbox label="Not checked" checked={!isOn} onChange={setOn} />
        <Checkbox label="Disabled" checked disabled onChange={setOn} />
        <Switch label="On" note="With a note" checked={isOn} onChange={setOn} />
        <Switch label="Off" checked={!isOn} onChange={setOn} />
        <Switch label="Disabled" checked disabled onChange={setOn} />
      </Stack>
    </>
  );
}
