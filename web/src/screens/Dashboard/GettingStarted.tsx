import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lib/useHydrated';
import { readRecord, writeRecord } from '../../lib/deviceStorage';
import { Card } from '../../ui/layout/Card';
import { IconButton } from '../../ui/IconButton';
import { CheckIcon, CloseIcon } from '../../ui/icons';
import { Row } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { color, radius, space, type } from '../../ui/tokens';

const KEY = 'fairtab.gettingStarted';

/** The first three steps. An account with receipts can hide them on this device. */
export function GettingStarted({ hasReceipts }: { hasReceipts: boolean }) {
  const isHydrated = useHydrated();
  const [isJustDismissed, setDismissed] = useState(false);
  const isDismissed = isJustDismissed || (isHydrated && readRecord('localStorage', KEY)?.['isDismissed'] === true);
  if (hasReceipts && isDismissed) return null;
  const dismiss = (): void => {
    writeRecord('localStorage', KEY, { isDismissed: true });
    setDismissed(true);
  };
  const steps = [
    {
      name: t('Get the app'),
      text: t('Fairtab runs in your browser. Choose “Add to Home Screen” in its menu to have it at hand.'),
      isDone: false,
    },
    { name: t('Upload a receipt'), text: t('Enter the bill with its tax and tip.'), isDone: hasReceipts },
    { name: t('Split and pay'), text: t('Share the link. Everyone claims what they had and pays you.'), isDone: false },
  ];
  return (
    <Guide aria-labelledby="getting-started" $canBeDismissed={hasReceipts}>
      <Row $justify="space-between">
        <Title id="getting-started">{t('Getting Started')}</Title>
        {hasReceipts && (
          <IconButton label={t('Put Getting Started away')} onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        )}
      </Row>
      <Steps>
        {steps.map(({ name, text, isDone }, index) => (
          <li key={name}>
            <Mark $done={isDone} aria-hidden="true">
              {isDone ? <CheckIcon /> : index + 1}
            </Mark>
            <div>
              <Name>
                {name}
                {isDone && ' (done)'}
              </Name>
              <Note>{text}</Note>
            </div>
          </li>
        ))}
      </Steps>
    </Guide>
  );
}

/** The script in index.html marks a device on which it was put away, so that it is not shown before the screen knows. */
const Guide = styled(Card)<{ $canBeDismissed: boolean }>`
  html[data-started] & {
    display: ${({ $canBeDismissed }) => ($canBeDismissed ? 'none' : 'block')};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.l};
  margin-top: ${space.m};
  li {
    display: flex;
    gap: ${space.m};
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  ${type.label}
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.round};
  background: ${({ $done }) => ($done ? color.accent : color.accentSoft)};
  color: ${({ $done }) => ($done ? color.onAccent : color.accentInk)};
`;

const Name = styled.h3`
  ${type.heading}
`;
