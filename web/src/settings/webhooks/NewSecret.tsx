import { t } from '@fairtab/domain/language/t';
import { CopyButton } from '../../sharing/CopyButton';
import { Banner } from '../../ui/Banner';
import { TextField } from '../../ui/fields/TextField';
import { Row } from '../../ui/layout/Stack';

/** A secret that was just made. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <>
      <Banner tone="warn" title={t('It is shown only now')}>
        {t('Copy the secret into your program, which verifies by it that a message is from Fairtab.')}
      </Banner>
      <TextField label={t('The secret')} value={secret} readOnly onChange={() => undefined} />
      <Row>
        <CopyButton text={secret} name={t('the secret')}>
          {t('Copy')}
        </CopyButton>
      </Row>
    </>
  );
}
