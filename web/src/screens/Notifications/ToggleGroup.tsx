import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Switch } from '../../ui/fields/Switch';
import { Note, Title } from '../../ui/Text';
import type { Toggle } from './categories';

interface ToggleGroupProps {
  title: string;
  /** The address of the channel, or a note that it is missing. */
  note: ReactNode;
  categories: readonly { readonly toggle: Toggle; readonly label: string; readonly note: string }[];
  /** This Fairtab sends nothing this way, so nothing is there to switch. */
  isMissing?: boolean;
  shown: Readonly<Partial<Record<Toggle, boolean | null>>>;
  onChange: (changed: Partial<Record<Toggle, boolean>>) => void;
}

/** One channel, and a switch for each kind of message. */
export function ToggleGroup({ title, note, categories, isMissing = false, shown, onChange }: ToggleGroupProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <Stack $gap="s">
        <Stack $gap="xs">
          <Title id={id}>{title}</Title>
          <Note>{note}</Note>
        </Stack>
        {isMissing ? (
          <Note as="ul">
            {categories.map(({ toggle, label, note: meaning }) => (
              <li key={toggle}>
                {label}: {meaning}
              </li>
            ))}
          </Note>
        ) : (
          <div>
            {categories.map(({ toggle, label, note: meaning }) => (
              <Switch
                key={toggle}
                label={label}
                note={meaning}
                checked={shown[toggle] ?? false}
                onChange={(isOn) => onChange({ [toggle]: isOn })}
              />
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}
