import { Policy } from '../../front/Policy';
import { TERMS } from './texts';

export function TermsOfServiceScreen() {
  return <Policy {...TERMS} />;
}
