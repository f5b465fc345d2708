import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Switch } from '../../ui/fields/Switch';
import { Note, Title } from '../../ui/Text';
import type { Category, Toggle } from './categories';

interface ToggleGroupProps {
  title: string;
  /** The address of the channel, or a note that it is missing. */
  note: ReactNode;
  categories: readonly Category[];
  /** This Fairtab sends nothing this way, so nothing is there to switch. */
  isMissing?: boolean;
  shown: Readonly<Partial<Record<Toggle, boolean | null>>>;
  onChange: (changed: Partial<Record<Toggle, boolean>>) => void;
}

/** One channel, and a switch for each kind of message that is sent by it. */
export function ToggleGroup({ title, note, categories, isMissing = false, shown, onChange }: ToggleGroupProps) {
  const id = useId();
  const unused = categories.filter(({ isUnused = false }) => isMissing || isUnused);
  const used = categories.filter((category) => !unused.includes(category));
  return (
    <Card role="group" aria-labelledby={id}>
      <Stack $gap="s">
        <Stack $gap="xs">
          <Title id={id}>{title}</Title>
          <Note>{note}</Note>
        </Stack>
        {used.length > 0 && (
          <div>
            {used.map(({ toggle, label, note: meaning }) => (
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
        {unused.length > 0 && (
          <Note as="ul">
            {unused.map(({ toggle, label, note: meaning }) => (
              <li key={toggle}>
                {label}: {meaning}
              </li>
            ))}
          </Note>
        )}
      </Stack>
    </Card>
  );
}
