import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

/** What was typed before is still there; it may be thrown away. */
export function DraftBanner({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      title="Your draft is still here"
      actions={
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This is what you typed before.
    </Banner>
  );
}
