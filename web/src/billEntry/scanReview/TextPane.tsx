import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import type { ScannedBill } from '../../photos/scanning/Scan';
import { Card } from '../../ui/layout/Card';
import { Note } from '../../ui/Text';
import { color, media, space, type } from '../../ui/tokens';

/** The text that a bill was read from, beside the form. Lines that are no part of the bill are kept, and marked. */
export function TextPane({ lines }: { lines: NonNullable<ScannedBill['lines']> }) {
  const left = lines.filter(({ isRead }) => !isRead).length;
  return (
    <Sticky>
      <Card>
        <details open={left > 0}>
          <summary>
            {left === 0
              ? t('Every line of your text is on the bill')
              : t(
                  '{count, plural, one {One line of your text is not on the bill} other {# lines of your text are not on the bill}}',
                  { count: left },
                )}
          </summary>
          {left > 0 && <Note>{t('They are marked. Type in what belongs to the bill.')}</Note>}
          <Lines>
            {lines.map(({ text, isRead }, index) => (
              <li key={index}>{isRead ? text : <mark>{text}</mark>}</li>
            ))}
          </Lines>
        </details>
      </Card>
    </Sticky>
  );
}

const Sticky = styled.div`
  margin-bottom: ${space.l};
  summary {
    ${type.label}
    cursor: pointer;
    min-height: 2.75rem;
    display: list-item;
    align-content: center;
  }
  ${media.wide} {
    position: sticky;
    top: ${space.l};
    align-self: start;
    max-height: calc(100dvh - 2 * ${space.l});
    overflow: auto;
  }
`;

const Lines = styled.ol`
  ${type.small}
  max-height: 40dvh;
  margin-top: ${space.s};
  overflow: auto;
  overflow-wrap: anywhere;
  ${media.wide} {
    max-height: none;
  }
  li {
    padding: ${space.xxs} 0;
    border-bottom: 1px dotted ${color.rule};
  }
  mark {
    padding: 0 ${space.xxs};
    background: ${color.warnSoft};
    color: ${color.ink};
  }
`;
