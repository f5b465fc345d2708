import { Policy } from '../../front/Policy';
import { PRIVACY } from './texts';

export function PrivacyPolicyScreen() {
  return <Policy {...PRIVACY} />;
}
