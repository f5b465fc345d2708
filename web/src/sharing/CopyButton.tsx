import { t } from '@fairtab/domain/language/t';
import { useState, type ReactNode } from 'react';
import { copyText } from './copyText';
import { Button } from '../ui/Button';
import { CheckIcon, CopyIcon } from '../ui/icons';
import { announce } from '../ui/LiveRegion';

interface CopyButtonProps {
  text: string;
  children: ReactNode;
  /** A name for a text that is too long to be read out. */
  name?: string;
}

/** A button that copies a text and then shows that it was copied. */
export function CopyButton({ text, children, name = text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const worked = await copyText(text);
    setCopied(worked);
    announce(worked ? t('Copied {name}', { name }) : t('Copying is not possible here.'));
  };
  return (
    <Button variant="secondary" aria-label={t('Copy {name}', { name })} onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />}
      {children}
    </Button>
  );
}
