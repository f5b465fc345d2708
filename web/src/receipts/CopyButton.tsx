import { useState, type ReactNode } from 'react';
import { copyText } from '../sharing/copyText';
import { Button } from '../ui/Button';
import { CheckIcon, CopyIcon } from '../ui/icons';
import { announce } from '../ui/LiveRegion';

/** Copies a text and says so on itself. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const worked = await copyText(text);
    setCopied(worked);
    announce(worked ? `Copied ${text}` : 'Copying is not possible here.');
  };
  return (
    <Button variant="secondary" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />}
      {children}
    </Button>
  );
}
