import { Policy } from '../../app/front/Policy';
import { TERMS } from './texts';

export function TermsOfServiceScreen() {
  return <Policy {...TERMS} />;
}
