import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { FoldedFields } from '../scanReview/FoldedFields';
import { ReviewPlace } from '../scanReview/ReviewPlace';
import { Card } from '../../ui/layout/Card';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/tokens';
import type { BillForm } from '../billDraft/BillForm';
import { CurrencyField } from '../../ui/fields/CurrencyField';

interface RestaurantFieldsProps {
  form: BillForm;
  /** Whether the restaurant's name is required. Without one the bill gets a neutral name. */
  nameRequired?: boolean;
}

/** The restaurant, the date and the occasion. */
export function RestaurantFields({ form: { draft, change, errors }, nameRequired = false }: RestaurantFieldsProps) {
  return (
    <Card as="fieldset" aria-label={t('Restaurant')}>
      <FoldedFields
        done={t('Done')}
        isWrong={['restaurantName', 'date', 'currency', 'description'].some((field) => errors[field])}
        values={[
          { place: 'restaurantName', name: t('Restaurant'), value: draft.restaurantName, isAlways: true },
          { place: 'date', name: t('Date'), value: draft.date && showDay(draft.date), isAlways: true },
        ]}
      >
        <Fields>
          <ReviewPlace place="restaurantName" name={t('Restaurant name')}>
            <TextField
              label={t('Restaurant name')}
              optional={!nameRequired}
              required={nameRequired}
              autoComplete="organization"
              placeholder={nameRequired ? undefined : t('Restaurant Receipt')}
              value={draft.restaurantName}
              error={errors['restaurantName']}
              onChange={(text) => change({ kind: 'type', field: 'restaurantName', text })}
            />
          </ReviewPlace>
          <ReviewPlace place="date" name={t('Date')}>
            <TextField
              label={t('Date')}
              type="date"
              value={draft.date}
              error={errors['date']}
              onChange={(text) => change({ kind: 'type', field: 'date', text })}
            />
          </ReviewPlace>
          <CurrencyField
            value={draft.currency}
            error={errors['currency']}
            onChange={(text) => change({ kind: 'type', field: 'currency', text })}
          />
          <TextField
            label={t('Description')}
            optional
            placeholder={t("Ana's birthday")}
            value={draft.description}
            error={errors['description']}
            onChange={(text) => change({ kind: 'type', field: 'description', text })}
          />
        </Fields>
      </FoldedFields>
    </Card>
  );
}

/** The name, the date and the currency share a row where there is room. A phone has the name and the description alone. */
const Fields = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 10rem 11rem;
    > :first-child {
      grid-column: auto;
    }
  }
`;
