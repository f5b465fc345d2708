import { Policy } from '../../app/front/Policy';
import { PRIVACY } from './texts';

export function PrivacyPolicyScreen() {
  return <Policy {...PRIVACY} />;
}
