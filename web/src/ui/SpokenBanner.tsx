import { Banner } from './Banner';
import { VisuallyHidden } from './VisuallyHidden';

/** A banner that comes and goes while somebody looks: screen readers hear of it, because the place of its words is always there. */
export function SpokenBanner({ words }: { words: string }) {
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        <div aria-hidden="true">
          <Banner>{words}</Banner>
        </div>
      )}
    </>
  );
}
