import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../../lib/useLatest';
import { problemOfUpload } from '../../photos/scanning/scanProblems';
import type { Wizard } from './useWizard';

/** Continues with a photo from the phone's share sheet, whose id or problem is in the address. */
export function useSharedPhoto(wizard: Wizard): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useLatest(wizard);
  const shared = useRef<string | null>(null);
  const params = new URLSearchParams(search);
  const photoId = params.get('photo');
  const problem = params.get('photoProblem');
  const { stage } = wizard.photoScan;
  const isUnderWay = stage.kind === 'reading' || stage.kind === 'failed';

  useEffect(() => {
    const known = photoId ?? problem;
    if (known === null) return undefined;
    shared.current = known;
    const { submitted, draft, photoScan, startOver, goTo } = latest();
    // The previous receipt is finished.
    if (submitted) startOver();
    else if (draft.step !== 1) goTo(1);
    if (photoId !== null) photoScan.processKnown(photoId);
    else photoScan.fail(problemOfUpload(problem ?? ''));
    return () => {
      shared.current = null;
    };
  }, [photoId, problem, latest]);
  useEffect(() => {
    // Not earlier: until the scan has started, only the address holds the photo's id.
    if (search !== '' && shared.current !== null && isUnderWay) void navigate(pathname, { replace: true });
  }, [search, pathname, isUnderWay, navigate]);
}
