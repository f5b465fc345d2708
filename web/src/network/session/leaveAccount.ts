import { carryToast } from '../../ui/toasts/carriedToast';
import { forgetSession } from './session';

/** Ends the session and reloads the site at its start page, so that none of the account's data stays in memory. */
export function leaveAccount(farewell: { title: string }): void {
  forgetSession();
  carryToast(farewell);
  location.assign('/');
}
