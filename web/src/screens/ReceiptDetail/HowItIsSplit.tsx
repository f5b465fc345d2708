import { t } from '@fairtab/domain/language/t';
import { useState, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/fields/NumberField';
import { Stack } from '../../ui/layout/Stack';
import { Heading, Note } from '../../ui/Text';
import type { HowItIsSplit_receipt$key } from './__generated__/HowItIsSplit_receipt.graphql';
import { useSplitReceipt } from './useSplitReceipt';

const FEWEST = 2;
const MOST = 100;

/** Splits the bill by item or evenly. The host can change it until the first claim. */
export function HowItIsSplit({ receipt: key }: { receipt: HowItIsSplit_receipt$key }) {
  const { id, evenSplit, items } = useFragment(
    graphql`
      fragment HowItIsSplit_receipt on Receipt {
        id
        evenSplit {
          people
        }
        items {
          claims {
            status
          }
        }
      }
    `,
    key,
  );
  const [people, setPeople] = useState(evenSplit?.people ?? FEWEST);
  const { splitEvenly, splitByItem, isSplitting } = useSplitReceipt(id);
  const isClaimed = items.some(({ claims }) => claims.some(({ status }) => status !== 'CANCELLED'));
  return (
    <Stack as="section" $gap="m" aria-labelledby="split">
      <Stack $gap="xs">
        <Heading id="split">{t('How it is split')}</Heading>
        <Note>
          {evenSplit
            ? t('Evenly among {count, plural, one {# person} other {# people}}.', { count: evenSplit.people })
            : t('By item: everyone pays for what they had, with tax and tip in proportion.')}
          {isClaimed && ` ${t('This can be changed as long as nothing is claimed.')}`}
        </Note>
      </Stack>
      {!isClaimed && (
        <>
          <Stack
            as="form"
            $gap="m"
            noValidate
            onSubmit={(event: SyntheticEvent) => {
              event.preventDefault();
              splitEvenly(people);
            }}
          >
            <NumberField label={t('People')} value={people} min={FEWEST} max={MOST} onChange={setPeople} />
            <Button type="submit" variant="secondary" disabled={people === evenSplit?.people} loading={isSplitting}>
              {t('verb|Split evenly among {count}', { count: people })}
            </Button>
          </Stack>
          {evenSplit && (
            <Button variant="secondary" loading={isSplitting} onClick={splitByItem}>
              {t('verb|Split by item')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
