import { t } from '@fairtab/domain/language/t';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

/** Says that an earlier draft was restored, with a button to discard it. */
export function DraftBanner({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      title={t('Your draft is still here')}
      actions={
        <Button variant="secondary" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      }
    >
      {t('This is what you typed before.')}
    </Banner>
  );
}
